"""Invented files of every table that Knurl imports, for the rate at which each is read."""
import datetime

EXERCISES = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Lat Pulldown (Cable)", "Bicep Curl (Dumbbell)"]
NOTES = ["", "", "", "felt heavy", 'pause, \\"slow\\"', "left knee"]
FIRST = datetime.datetime(1990, 1, 1, 18, 0)


class Row:
    """What one row of a file tells: the set of a workout, or the workout of a day."""

    def __init__(self, number):
        self.workout, self.set = divmod(number, 20)
        self.block, self.place = divmod(self.set, 4)
        self.start = FIRST + datetime.timedelta(hours=14 * self.workout)
        self.end = self.start + datetime.timedelta(minutes=70)
        self.exercise = EXERCISES[(self.block + self.workout) % 5]
        self.weight = 40 + (number * 7 % 60) * 2.5
        self.reps = 3 + number % 9
        self.note = NOTES[number % 6].replace('\\"', '""')
        self.milli = int(self.start.replace(tzinfo=datetime.timezone.utc).timestamp()) * 1000

    def day(self, form):
        return self.start.strftime(form)


def strong(r):
    return f'{r.day("%Y-%m-%d %H:%M:%S")},"Push {r.workout % 3}",1h 10m,"{r.exercise}",{r.place + 1},{r.weight},{r.reps}.0,0,0.0,"{r.note}","",{"8" if r.reps > 8 else ""}\n'


def strong_android(r):
    return f'"{r.workout + 1}";"{r.day("%Y-%m-%d %H:%M:%S")}";"Push";"4200";"{r.exercise}";"{r.place + 1}";"{r.weight}";"{r.reps}";"";"";"";"{r.note}";""\n'


def hevy(r):
    return f'"Push","{r.day("%d %b %Y, %H:%M")}","{r.end.strftime("%d %b %Y, %H:%M")}","","{r.exercise}",,"{r.note}",{r.place},"normal",{r.weight},{r.reps},,,{"8.5" if r.reps > 8 else ""}\n'


def fitnotes(r):
    return f'{r.day("%Y-%m-%d")},{r.exercise},Chest,{r.weight},kgs,{r.reps},,,,"{r.note}"\n'


def fitnotes_phone(r):
    return f'{r.day("%Y-%m-%d")},{r.exercise},Chest,{r.weight},,{r.reps},,,,"{r.note}",wr\n'


def stronglifts(r):
    name = ["Squat", "Bench Press", "Row"][r.set % 3]
    return f'{r.day("%Y/%m/%d")},{r.workout},"A","5×5",80,"{name}",5/5/5/5/5,,5×60,69.5,25,1500,4500,0.75,6:00 PM,6:45 PM,"",' + ",".join([f"5,{r.weight}"] * 5) + "\n"


def stronglifts_wide(r):
    start = FIRST + datetime.timedelta(hours=14 * (r.workout * 20 + r.set) % 262800)
    sets = f'"{r.weight}","{r.weight * 2.2:.2f}","5","5","5"'
    return f'"{start.strftime("%m/%d/%y")}","{r.note}","A","83kg","Squat",{sets},"Row",{sets}\n'


def jefit_sets(r):
    return f'{r.day("%Y-%m-%d")},{r.exercise},{r.place + 1},{r.weight},{r.reps}\n'


def jefit_logs(r):
    return f'{r.day("%Y-%m-%d")},{r.exercise} {r.set},"{r.weight}x{r.reps},{r.weight}x5,{r.weight}x3"\n'


def gymbook(r):
    return f'{r.day("%d/%m/%y")},Petto,{r.day("%H:%M")},{r.exercise},Petto,,,Set,"{r.reps} ripetizioni","{r.weight:.2f} kg",{r.note and "bene"},No\n'.replace(f"{r.weight:.2f}", f"{r.weight:.2f}".replace(".", ","))


def gymrun(r):
    return f'{r.day("%d.%m.%Y")};{r.day("%H:%M")};Push;{r.exercise};{r.place + 1};{r.weight};{r.reps};;;;;;;;"{r.note}";;;1\n'


def strengthlog(r):
    return f'Push,{r.milli},{r.milli + 3600000},{r.exercise},{r.weight},0,0,0,{r.reps},0,false,false,false\n'


def fitbod(r):
    return f'{r.day("%Y-%m-%d %H:%M:%S")} +0000,{r.exercise}, {r.reps},{r.weight},0.0,0.0,0.0,0.0,false,"{r.note}", 1.0\n'


def liftlog(r):
    return f'a{r.workout},{r.day("%Y-%m-%d %H:%M:%S")},{r.exercise},{r.weight},Kilograms,{r.reps},{r.reps},"{r.note}"\n'


def nextset(r):
    return f'{r.day("%Y-%m-%d")},Chest,{r.exercise},{r.reps},{r.weight},true,false,"{r.note}"\n'


def liftosaur(r):
    time = r.day("%Y-%m-%dT%H:%M:%S.000Z")
    return f'{time},5/3/1,Day 1,"Squat, Barbell",0,5,{r.reps},0,,8,1,{r.weight},lb,{r.weight},lb,0,{time},Quadriceps,"Gluteus Maximus,Soleus","{r.note}"\n'


def each(r, minutes=17):
    """A moment of its own for every row."""
    return FIRST + datetime.timedelta(minutes=minutes * (r.workout * 20 + r.set))


def hevy_measures(r):
    return f'"{each(r).strftime("%d %b %Y, %H:%M")}",{60 + r.weight / 10},18.5,,,40.5\n'


def withings(r):
    return f'"{each(r).strftime("%Y-%m-%d %H:%M:%S")}",{60 + r.weight / 10},14.2,3.1,62.0,,"{r.note}"\n'


def openscale(r):
    return f'{each(r).strftime("%Y-%m-%d,%H:%M:%S")},{60 + r.weight / 10},17.7,"{r.note}"\n'


def fitnotes_body(r):
    return f'{each(r).strftime("%Y-%m-%d,%H:%M:%S")},Bodyweight,{60 + r.weight / 10},kgs\n'


def bodyweight(r):
    return f'{each(r).strftime("%d.%m.%Y %H:%M")};{60 + r.weight / 10:.1f}\n'


STRONG = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
ANDROID = '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"\n'
HEVY = ('"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type",'
        '"weight_kg","reps","distance_km","duration_seconds","rpe"\n')
STRONGLIFTS = ("Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,Top Set (Reps×KG),e1RM (KG),Reps,"
               "Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,"
               + ",".join(f"Set {n} (Reps),Set {n} (KG)" for n in range(1, 6)) + "\n")
WIDE = '"Date","Note","Workout","Body Weight"' + "".join(
    f',"Exercise {n}","Weight (KG)","Weight (LB)","Set 1","Set 2","Set 3"' for n in (1, 2)) + "\n"
LIFTOSAUR = ("Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,"
             "Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,"
             "Target Muscles,Synergist Muscles,Notes\n")

FORMATS = [
    ("Strong, iOS", STRONG, strong),
    ("Strong, Android", ANDROID, strong_android),
    ("Hevy", HEVY, hevy),
    ("FitNotes", "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n", fitnotes),
    ("FitNotes 2", "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n", fitnotes_phone),
    ("StrongLifts, five sets a row", STRONGLIFTS, stronglifts),
    ("StrongLifts wide, six sets a row", WIDE, stronglifts_wide),
    ("JEFIT sets", "Date,Exercise Name,Set,Weight (kg),Reps\n", jefit_sets),
    ("JEFIT logs, three sets a row", "mydate,ename,logs(lbs)\n", jefit_logs),
    ("GymBook", "Data,Programma,Orario,Esercizio,Zona,Gruppi (Primari),Gruppi (Secondari),Set / Set di riscaldamento / Set di defaticamento,"
     "Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato\n", gymbook),
    ("GymRun", "Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Para6;Para7;Para8;Para9;Para10;Note;Type;Book;Version1\n", gymrun),
    ("StrengthLog", "workout,start,end,exercise,weight,bodyweight,extraWeight,distanceM,reps,time,warmup,max,fail\n", strengthlog),
    ("Fitbod", "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier\n", fitbod),
    ("LiftLog", "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes\n", liftlog),
    ("NextSet", "Date,Group,Exercise,Reps,Weight,IsCompleted,IsAMRAP,Notes\n", nextset),
    ("Liftosaur", LIFTOSAUR, liftosaur),
    ("Hevy measurements", '"date","weight_kg","fat_percent","neck_in","shoulder_in","chest_in"\n', hevy_measures),
    ("Withings", 'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments\n', withings),
    ("openScale", "DATE,TIME,WEIGHT,BODY_FAT,COMMENT\n", openscale),
    ("FitNotes body tracker", "Date,Time,Measurement,Value,Unit\n", fitnotes_body),
    ("body weights", "Datum;Gewicht\n", bodyweight),
]


def write(path, header, row, rows):
    with open(path, "w", encoding="utf-8") as file:
        file.write(header)
        for number in range(rows):
            file.write(row(Row(number)))
