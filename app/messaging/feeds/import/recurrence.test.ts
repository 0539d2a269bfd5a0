import { describe, expect, test } from "vitest";
import { occurrencesOf, parseRule, RuleError } from "../../../../tools/calendar/recurrence.mjs";

const END = Date.UTC(2041, 0);

/** Returns the first days of a rule as `YYMMDD`, at 9 o'clock where nothing else is said. */
function days(start: string, text: string, count = 12) {
  const rule = parseRule(text);
  const last = rule.UNTIL === undefined ? Infinity : wallOf(rule.UNTIL);
  const range = { start: wallOf(`${start}T090000`), end: END, isDate: false };
  const found = occurrencesOf(rule, range).filter((wall) => wall <= last);
  return found.slice(0, count).map(shown).join(" ");
}

function shown(wall: number) {
  const [date = "", time = ""] = new Date(wall).toISOString().split("T");
  const clock = time.slice(0, 5);
  return date.slice(2).replaceAll("-", "") + (clock === "09:00" ? "" : ` ${clock}`);
}

function wallOf(text: string) {
  const [, year, month, day, hour] = /^(\d{4})(\d\d)(\d\d)T(\d\d)/.exec(text) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour));
}

const EXAMPLES: [string, string, string][] = [
  ["19970902", "FREQ=DAILY;COUNT=4", "970902 970903 970904 970905"],
  ["19970902", "FREQ=DAILY;UNTIL=19970905T000000Z", "970902 970903 970904"],
  ["19970902", "FREQ=DAILY;INTERVAL=10;COUNT=5", "970902 970912 970922 971002 971012"],
  [
    "19980130",
    "FREQ=YEARLY;UNTIL=19990102T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
    "980130 980131 990101 990102",
  ],
  ["19980130", "FREQ=DAILY;UNTIL=19990102T140000Z;BYMONTH=1", "980130 980131 990101 990102"],
  ["19970902", "FREQ=WEEKLY;COUNT=4", "970902 970909 970916 970923"],
  ["19970902", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=4", "970902 970916 970930 971014"],
  [
    "19970902",
    "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
    "970902 970904 970909 970911 970916 970918 970923 970925 970930 971002",
  ],
  [
    "19970901",
    "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR;COUNT=6",
    "970901 970903 970905 970915 970917 970919",
  ],
  [
    "19970902",
    "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
    "970902 970904 970916 970918 970930 971002 971014 971016",
  ],
  ["19970905", "FREQ=MONTHLY;COUNT=4;BYDAY=1FR", "970905 971003 971107 971205"],
  [
    "19970907",
    "FREQ=MONTHLY;INTERVAL=2;COUNT=6;BYDAY=1SU,-1SU",
    "970907 970928 971102 971130 980104 980125",
  ],
  ["19970922", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "970922 971020 971117 971222 980119 980216"],
  ["19970928", "FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6", "970928 971029 971128 971229 980129 980226"],
  ["19970902", "FREQ=MONTHLY;COUNT=4;BYMONTHDAY=2,15", "970902 970915 971002 971015"],
  [
    "19970930",
    "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
    "970930 971001 971031 971101 971130 971201 971231 980101 980131 980201",
  ],
  [
    "19970910",
    "FREQ=MONTHLY;INTERVAL=18;COUNT=8;BYMONTHDAY=10,11,12,13,14,15",
    "970910 970911 970912 970913 970914 970915 990310 990311",
  ],
  [
    "19970902",
    "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU;COUNT=6",
    "970902 970909 970916 970923 970930 971104",
  ],
  ["19970610", "FREQ=YEARLY;COUNT=4;BYMONTH=6,7", "970610 970710 980610 980710"],
  [
    "19970310",
    "FREQ=YEARLY;INTERVAL=2;COUNT=5;BYMONTH=1,2,3",
    "970310 990110 990210 990310 010110",
  ],
  [
    "19970101",
    "FREQ=YEARLY;INTERVAL=3;COUNT=6;BYYEARDAY=1,100,200",
    "970101 970410 970719 000101 000409 000718",
  ],
  ["19970519", "FREQ=YEARLY;BYDAY=20MO;COUNT=3", "970519 980518 990517"],
  ["19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3", "970512 980511 990517"],
  ["19970313", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=5", "970313 970320 970327 980305 980312"],
  ["19970902", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=4", "980213 980313 981113 990813"],
  [
    "19970913",
    "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=4",
    "970913 971011 971108 971213",
  ],
  [
    "19961105",
    "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3",
    "961105 001107 041102",
  ],
  ["19970904", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "970904 971007 971106"],
  [
    "19970929",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=4",
    "970929 971030 971127 971230",
  ],
  ["19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "970805 970810 970819 970824"],
  ["19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "970805 970817 970819 970831"],
  ["20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "070115 070130 070215 070315 070330"],
];

describe("the examples of RFC 5545", () => {
  test.each(EXAMPLES)("%s %s", (start, rule, expected) => {
    expect(days(start, rule)).toBe(expected);
  });
});

describe("further rules", () => {
  test.each([
    [
      "of the first week, which begins in the year before",
      "20300101",
      "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO",
      "301230 311229",
    ],
    ["of the last week", "20300101", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=FR", "301227 311226"],
    ["of a week 53", "20300101", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=TH", "321230 371231"],
    [
      "of a week, on the weekday of the start",
      "20300612",
      "FREQ=YEARLY;BYWEEKNO=20",
      "310514 320512",
    ],
    ["of the last day of a year", "20300101", "FREQ=YEARLY;BYYEARDAY=-1", "301231 311231"],
    ["of leap days", "20280229", "FREQ=YEARLY", "280229 320229"],
    ["of the 31st", "20300131", "FREQ=MONTHLY", "300131 300331"],
    [
      "at several hours",
      "20300601",
      "FREQ=DAILY;BYHOUR=8,20;BYMINUTE=30",
      "300601 20:30 300602 08:30",
    ],
    [
      "whose first week began before the start",
      "20301214",
      "FREQ=WEEKLY;BYDAY=SA,SU,TH;BYSETPOS=2",
      "301214 301221",
    ],
    [
      "of a weekday that is a certain day",
      "20300601",
      "FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR",
      "300913 301213",
    ],
    ["that began long ago", "19000101", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29", "040229 080229"],
    ["in small letters", "20300601", "freq=daily;interval=2", "300601 300603"],
  ])("%s", (_, start, rule, expected) => {
    expect(days(start, rule, 2)).toBe(expected);
  });

  test("that no day fulfils end", () => {
    expect(days("20300601", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")).toBe("");
    expect(days("20300601", "FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=31;BYSETPOS=2")).toBe("");
  });
});

test("of days ignore times", () => {
  const range = { start: Date.UTC(2030, 5, 1), end: Date.UTC(2030, 5, 3), isDate: true };
  expect(occurrencesOf(parseRule("FREQ=DAILY;BYHOUR=8,20;BYSECOND=3"), range)).toEqual(
    [1, 2, 3].map((day) => Date.UTC(2030, 5, day)),
  );
});

test.each([
  "",
  "COUNT=3",
  "FREQ",
  "FREQ=DAILY;BYDAY=",
  "FREQ=DAILY;BYDAY=MO,,TU",
  "FREQ=DAILY;BYDAY=,MO",
  "FREQ=DAILY;BYDAY=MOTU",
  "FREQ=DAILY;BYHOUR=24",
  "FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=0,10,20,30,40",
  "FREQ=DAILY;BYMONTH=0",
  "FREQ=DAILY;UNTIL=soon",
  "FREQ=DAILY;CONSTRUCTOR=1",
  "FREQ=HOURLY",
  "FREQ=SECONDLY;COUNT=1000000",
  "FREQ=DAILY;FREQ=WEEKLY",
  "FREQ=DAILY;INTERVAL=0",
  "FREQ=DAILY;COUNT=-1",
  "FREQ=DAILY;BYDAY=XX",
  "FREQ=MONTHLY;BYDAY=0MO",
  "FREQ=MONTHLY;BYMONTHDAY=32",
  "FREQ=MONTHLY;BYWEEKNO=20",
  "FREQ=WEEKLY;BYMONTHDAY=3",
  "FREQ=WEEKLY;BYDAY=1FR",
  "FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO",
  "FREQ=YEARLY;BYSETPOS=1",
  "RSCALE=CHINESE;FREQ=YEARLY",
  "FREQ=YEARLY;BYDAY=53MO",
  "FREQ=YEARLY;BYMONTHDAY=1,8;BYDAY=1MO",
  "FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO",
  "FREQ=YEARLY;BYWEEKNO=20;BYMONTHDAY=13",
  "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,TU;BYSETPOS=2",
  "FREQ=YEARLY;BYEASTER=1",
])("%j is refused", (text) => {
  const range = { start: Date.UTC(2030, 5, 1), end: END, isDate: false };
  expect(() => occurrencesOf(parseRule(text), range)).toThrow(RuleError);
});
