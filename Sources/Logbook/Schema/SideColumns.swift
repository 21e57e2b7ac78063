/// What came with sides and supersets: exercises done side by side, the rests of a superset, a view of sides.
enum SideColumns {
  static let all =
    ["ALTER TABLE exercise ADD COLUMN per_side INTEGER NOT NULL DEFAULT 0 CHECK (per_side IN (0, 1))"]
    + ["block", "routine_block"].flatMap { table in
      ["rest_between_s", "rest_round_s"].map { column in
        "ALTER TABLE \(table) ADD COLUMN \(column) INTEGER CHECK (\(column) BETWEEN 0 AND 86400)"
      }
    } + [Views.side]
}
