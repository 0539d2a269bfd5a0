import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/web/i18n/languages";
import { staffTexts as english } from "./en/staff";
import { staffTexts as georgian } from "./ka/staff";
import { siteTexts, textsOf } from "~/web/i18n/testing/site-texts";

/**
 * Constructions that were corrected in the texts of the site and must not come back, by an example of
 * each with the better words.
 */
const CONSTRUCTIONS: [wrong: string, better: string, construction: RegExp][] = [
  ["Open it on the desk", "Open it at the desk", /\bon the desk\b/i],
  [
    "3 bookings of it are still to come",
    "It has 3 upcoming bookings",
    /\b(?:bookings?|cars?|models?|days?) of it\b/,
  ],
  [
    "This is no valid CSV",
    "This is not a valid CSV file. There is no other, and it is no longer here.",
    /(?:\b(?:this|it)|”|\}\}) is no (?!longer\b|more\b)/i,
  ],
  [
    "A quotation mark is missing or in excess",
    "There is one quotation mark too many",
    /\bin excess\b/,
  ],
  [
    "The header has not all columns",
    "The header row lacks some columns",
    /\bha(?:s|ve) not (?:all|so many)\b/,
  ],
  [
    "The site already is as in the file",
    "The site already matches the file",
    /\balready (?:is|are)\b/,
  ],
  ["From days", "Days, from", /\bFrom days\b/],
  ["At most how many", "Maximum number", /\bAt (?:most how|least how|least days|most days)\b/],
  [
    "Sedans, from 1 days on",
    "Sedans, 1+ days",
    /\bfrom (?:1 days|(?:\d+|\{\{\w+\}\}) days? on)\b/i,
  ],
  [
    "Per cent on the usual rates",
    "Percentage added to the usual rates",
    /^per cent\b|\bper ?cent(?:age)? on\b/i,
  ],
  ["This rate of exchange is old", "This exchange rate is out of date", /\brates? of exchange\b/i],
  ["Years of licence", "Years with a licence", /\byears of licence\b/i],
  ["To today", "Go to today", /^To (?:today|the [a-z]+)$/i],
  ["Back without saving", "Cancel", /\bBack without\b/],
  ["Back to the first value", "Reset to the default", /\bfirst value\b/i],
  ["Replace by another file", "Replace with another file", /\breplaced? by another\b/i],
  ["Save mine over it", "Keep my version", /\bmine over\b/],
  ["Handover removed", "Hand-over undone", /\bhandovers?\b/i],
  ["Give us an e-mail address", "Give us an email address", /\be-mails?\b/i],
  ["Take the car out of the rental", "Mark the car as not for rent", /\bout of (?:the )?rental\b/],
  [
    "The car is not in service",
    "The car is not in the fleet",
    /\b(?:in|out of|ends? its) service\b/,
  ],
  [
    "Keep it on this car",
    "Keep this car",
    /\b(?:keep it|stays|fixed) (?:on|to) (?:this|its|the) car\b/i,
  ],
  ["If you don’t know of it", "If this wasn’t you", /\bdon’t know of it\b/],
  ["The calendar came empty", "The calendar came back empty", /\bcame empty\b/],
  [
    "This button belongs to no booking",
    "We can’t find the booking for this button",
    /\bbelongs? to no\b/,
  ],
  [
    "There is an account of that name",
    "An account with this name already exists",
    /\bof that name\b/,
  ],
  [
    "No request waits for an answer",
    "No requests are waiting for an answer",
    /\brequests? waits?\b/,
  ],
  ["Say how the booking came", "Say how the booking came in", /\bbooking came(?! in| back)/],
  ["A second factor is up to each account", "A second factor is optional", /\bis up to each\b/],
  ["Go on tomorrow", "Carry on tomorrow", /\bGo on tomorrow\b/],
  ["Deposit, given back", "Refundable deposit", /\bgiven back\b/],
  [
    "21, for some larger cars up to 23",
    "21, or 23 for some larger cars",
    /\blarger \w+,? (?:we ask for )?up to\b/,
  ],
  ["Write by another channel", "Message us another way", /\bby another channel\b/],
  [
    "You asked for another return",
    "You asked for another return time",
    /\b(?:another|a new|other) return(?! (?:time|date|place))\b/,
  ],
  ["Write it into the notes", "Write it in the notes", /\binto the notes\b/],
  ["Delivery for a sum by agreement", "Delivery for a fee by agreement", /\bsums? by agreement\b/],
  ["Rikoti is no pass any more", "Rikoti is no longer a pass", /\bis no \w+ any more\b/],
  ["The booking takes the car", "The booking blocks the car", /\bbookings? takes? the car\b/],
  ["A wrong setting of the server", "A wrong server setting", /\bsettings? of the server\b/],
  ["Quiet on the highway", "Quiet at speed", /\bhighways?\b/i],
  ["Ask us all the same", "Ask us anyway", /(?<!Send )\ball the same\b/],
  ["This time is over", "This time has passed", /\btime is over\b/],
  ["It belongs in the pick-up report", "It belongs in the hand-over record", /\bpick-up report\b/],
  ["A few roomy saloons", "A few roomy sedans", /\bsaloons?\b/i],
  ["The trunk is deep", "The boot is deep", /\btrunk\b/i],
  [
    "PORTT is no setting of the site",
    "PORTT is not a setting of the site",
    /\b(?:is|are) no (?:form|number|setting|update|valid)\b/,
  ],
  [
    "The database must be UTF8, this one is LATIN1",
    "The database must be UTF8, but this one is LATIN1",
    /, (?:the installed one is|the backup has|this (?:one )?is)\b/,
  ],
  ["Another port than PORT", "A different port from PORT", /\banother \w+ than\b/i],
  ["It must be one of its two values", "It must be on or off", /\bone of its \w+ values\b/],
  [
    "No car is free until then",
    "No car is free for the whole time up to then",
    /\bfree until then\b/,
  ],
  [
    "bookings ${ids.length}",
    "bookings: ${ids.length}",
    /\b(?:bookings|messages|photos) \$\{(?:count|[\w.]+\.length)\}/,
  ],
  ["უკან დაბრუნება", "ცვლილების გაუქმება", /^უკან დაბრუნება$/],
  ["მოქმედებს ამ დღიდან", "ავტოპარკშია ამ დღიდან", /მოქმედებს ამ დღ/],
  ["მოიხსნება ექსპლუატაციიდან", "ავტოპარკიდან ამოვა", /ექსპლუატაცი/],
  ["გადაცემის ნიშანი მოიხსნა", "გადაცემა გაუქმდა", /ნიშ(?:ანი|ნის) მოი?ხსნ/],
  ["JSON ფაილის ჩამოტვირთვა", "JSON-ფაილის ჩამოტვირთვა", /(?:CSV|JSON|HEIC) ფაილ/],
  ["სახელი ინგლისურად", "დასახელება ინგლისურად", /(?<!და)სახელი (?:ინგლისურად|ქართულად)/],
  ["საიტმა შეცდომით გვიპასუხა", "საიტმა შეცდომა დააბრუნა", /შეცდომით (?:გვ)?იპასუხა/],
  ["ბრაუზერები ვერ აჩვენებენ", "ბრაუზერი ვერ აჩვენებს", /ბრაუზერები ვერ/],
  ["ოპერატორის გუნდი", "კომპანიის თანამშრომლები", /ოპერატორის (?:გუნდ|სახელმძღვანელ)/],
  ["ფოტოს ზომები მზადდება", "ფოტო მუშავდება", /ზომები მზადდება/],
  ["ყველას ჩვენება", "ყველა ჯავშნის ჩვენება", /^ყველას (?!ნუ )/],
  ["ყველა ფოტო ვერ აიტვირთა", "ფოტოების ნაწილი ვერ აიტვირთა", /ყველა(?:ფერი| ფოტო) ვერ /],
  ["გამეორების წესს ვერ მივყვებით", "გამეორების წესს ვერ ვითვალისწინებთ", /წესს .*მივყვებ/],
  [
    "გასვლა ყველა მოწყობილობაზე",
    "გასვლა ყველა მოწყობილობიდან",
    /გასვლა (?:ყველა )?მოწყობილობ(?:ა|ებ)ზე/,
  ],
  ["მანქანა ვადაზე არ დაბრუნებულა", "მანქანა ვადაში არ დაბრუნებულა", /ვადაზე არ/],
  ["ყველა მოდელისა ერთად", "ყველა მოდელი ერთად", /[ა-ჰ]სა ერთად/],
];

/** Paragraphs of the company's guide without its code, which has names of settings and files. */
function guideTexts() {
  return readFileSync("docs/company.md", "utf8")
    .replaceAll(/^ *```[^]*?^ *```$/gm, "")
    .replaceAll(/`[^`]*`/g, "")
    .split(/\n{2,}|\n(?=\||- |\d\. )/);
}

/** The strings in the sources of the commands, and of what a start and the database say there. */
function commandTexts() {
  const files = ["app/server/commands", "db", "db/backup"].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  const starts = [
    "app/server/settings/env.server.ts",
    "app/server/listen.server.ts",
    "app/server/settings/setting-formats.ts",
  ];
  const sources = [...files, ...starts].filter((file) => /(?<!\.test)\.ts$/.test(file));
  return sources.flatMap((file) => {
    const code = readFileSync(file, "utf8").replaceAll(/^import .*|^\s*(?:\/\/|\/?\*).*/gm, "");
    return code.match(/(["`])(?:\\.|(?!\1)[^])*\1/g) ?? [];
  });
}

const TEXTS = textsOf({
  ...Object.fromEntries(LANGUAGES.map((lang) => [lang, siteTexts(lang)])),
  company: guideTexts(),
  commands: commandTexts(),
}).map(([way, text]) => [way, text.replaceAll(/\s+/g, " ").trim()] as const);

/** The texts that a pattern finds, with the place. */
function found(pattern: RegExp, texts: readonly (readonly [string, string])[] = TEXTS) {
  return texts.filter(([, text]) => pattern.test(text)).map(([way, text]) => `${way}: ${text}`);
}

test("the texts of the site, the guide and the commands are looked through", () => {
  const count = (start: string) => TEXTS.filter(([way]) => way.startsWith(start)).length;
  expect(count(".en.")).toBeGreaterThan(1_500);
  expect(count(".ka.")).toBeGreaterThan(1_500);
  expect(count(".company.")).toBeGreaterThan(100);
  expect(count(".commands.")).toBeGreaterThan(50);
});

describe.each(CONSTRUCTIONS)("“%s” for “%s”", (wrong, better, construction) => {
  test("is found by its pattern, which lets the better words pass", () => {
    expect(wrong).toMatch(construction);
    expect(better).not.toMatch(construction);
  });

  test("is in no text", () => {
    expect(found(construction)).toEqual([]);
  });
});

describe("the desk says", () => {
  const { visits, ...desk } = english;
  const englishDesk = textsOf(desk).map(
    ([way, text]) => [way, text.replaceAll(/\{\{\w+\}\}/g, "…")] as const,
  );

  test.each([
    ["customer", "Call the visitor", /\b(?:visitors?|guests?|renters?|travellers?)\b/i],
    ["car", "Give it another vehicle", /\bvehicles?\b/i],
    ["company", "Only the operator’s team", /\b(?:operators?|firms?)\b/i],
    ["a typographic apostrophe", "Ask the server's administrator", /'/],
  ])("%s", (_, wrong, others) => {
    expect(wrong).toMatch(others);
    expect(found(others, englishDesk)).toEqual([]);
  });

  test("that ვიზიტორი is who looks at the site, სტუმარი who books", () => {
    const { visits: statistics, ...rest } = georgian;
    const { pages, ...figures } = statistics;
    expect(pages.ownBooking).toContain("სტუმრის");
    expect(found(/სტუმ[ა-ჰ]*რ/, textsOf(figures))).toEqual([]);
    expect(found(/ვიზიტორ/, textsOf(rest))).toEqual([]);
    expect(found(/\b(?:customers?|guests?)\b/i, textsOf({ ...visits, pages: {} }))).toEqual([]);
  });
});
