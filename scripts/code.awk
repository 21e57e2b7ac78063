# Prints every line of Swift and C files as FILE <TAB> LINE <TAB> CODE: comments gone, strings empty, interpolated
# expressions kept in brackets, names in backquotes kept when they are single words and replaced by _ when they are sentences.

function push(kind) { depth++; mode[depth] = kind; brackets[depth] = 0 }
function pop() { depth-- }
function take(length_) { out = out substr(rest, 1, length_); rest = substr(rest, length_ + 1) }
function drop(length_) { rest = substr(rest, length_ + 1) }

function beginString(hashCount, quotes) {
  drop(hashCount + quotes)
  push("string")
  hashes[depth] = hashCount
  quoteMarks[depth] = quotes
  out = out "\"\""
}

function code(   first, pair) {
  if (!match(rest, /["`\/#()']/)) { take(length(rest)); return }
  take(RSTART - 1)
  first = substr(rest, 1, 1)
  pair = substr(rest, 1, 2)
  if (pair == "//") rest = ""
  else if (pair == "/*") { drop(2); push("comment") }
  else if (first == "\"") beginString(0, substr(rest, 1, 3) == "\"\"\"" && !isC ? 3 : 1)
  else if (first == "#" && match(rest, /^#+"/)) beginString(RLENGTH - 1, substr(rest, RLENGTH, 3) == "\"\"\"" ? 3 : 1)
  else if (first == "'" && isC && match(rest, /^'(\\.[^']*|[^'\\])'/)) { drop(RLENGTH); out = out "0" }
  else if (first == "`" && match(rest, /^`[^`]*`/)) {
    out = out (substr(rest, 2, RLENGTH - 2) ~ /^[A-Za-z_][A-Za-z0-9_]*$/ ? substr(rest, 2, RLENGTH - 2) : "_")
    drop(RLENGTH)
  }
  else if (first == "(") { brackets[depth]++; take(1) }
  else if (first == ")") {
    take(1)
    if (mode[depth] == "interpolation" && brackets[depth] == 0) pop(); else brackets[depth]--
  }
  else take(1)
}

function string_(   marks, i, escape) {
  marks = quoteMarks[depth] == 3 ? "\"\"\"" : "\""
  escape = "\\"
  for (i = 1; i <= hashes[depth]; i++) { marks = marks "#"; escape = escape "#" }
  if (!match(rest, /["\\]/)) { rest = ""; return }
  drop(RSTART - 1)
  if (substr(rest, 1, length(marks)) == marks) { drop(length(marks)); pop() }
  else if (substr(rest, 1, length(escape)) == escape) {
    drop(length(escape))
    if (substr(rest, 1, 1) == "(" && !isC) { drop(1); out = out "("; push("interpolation") } else drop(1)
  }
  else drop(1)
}

function comment() {
  if (!match(rest, /\*\/|\/\*/)) { rest = ""; return }
  if (substr(rest, RSTART, 2) == "*/") pop(); else if (!isC) push("comment")
  drop(RSTART + 1)
}

FNR == 1 { depth = 0; mode[0] = "code"; brackets[0] = 0; isC = FILENAME ~ /\.[ch]$/ }

{
  rest = $0
  out = ""
  while (rest != "") {
    if (mode[depth] == "string") string_()
    else if (mode[depth] == "comment") comment()
    else code()
  }
  if (mode[depth] == "string" && quoteMarks[depth] == 1 && !(isC && /\\$/)) pop()
  print FILENAME "\t" FNR "\t" out
}
