/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { REGION_IDS, GUIDE_IDS } from "~/web/pages/address-values";
import { EXAMPLE_CLAIMS, claimTexts } from "~/catalog/company/company-numbers";
import { PROMISE_NAMES, type PromiseName } from "~/catalog/company/content/parts";
import { inLanguage, withLanguage } from "~/web/i18n/address";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { changeFleet } from "../site-database";
import { bookingFields, signIn, useSite } from "../site-fixture";

/** Words for each promise that no other sentence has: pages contain them if the company makes it. */
const WORDS: Record<PromiseName, Record<Language, RegExp>> = {
  insurance: {
    en: /insurance (?:is )?(?:always )?included|Insurance in every price|Every price covers|(?:every rate|all our prices|part of the price)/i,
    ka: /დაზღვევა (?:ყველა |ყოველთვის )?ფას|დაზღვევის ჩათვლით|დაზღვევა ფარავს/,
  },
  noHiddenFees: { en: /no hidden fees/i, ka: /ფარული ხარჯების გარეშე/ },
  mileage: {
    en: /unlimited|insurance and mileage/i,
    ka: /შეუზღუდავ|დაზღვევა და გარბენი/,
  },
  fullTank: {
    en: /full tank at the start|with a full tank|handed over full|Full to full|ours up full|as it came, full/i,
    ka: /სავსე ავზ(?:ი მანქანის|ით)/,
  },
  payAtPickup: {
    en: /you pay (?:in full )?(?:when|at)|paid at pick-up|Nothing is due|Nothing to pay now|pay nothing until/i,
    ka: /აღებისას (?:გადაიხდით|იხდით)|(?:ახლა|მანამდე –) არაფერს|უკვე თქვენ წინ იდგება/,
  },
  noCard: { en: /credit card/i, ka: /საკრედიტო ბარათი/ },
  deposit: {
    en: /deposit (?:is|of) \$|Refundable deposit<\/td>|get the deposit back|We ask for \$/,
    ka: /დეპოზიტი (?:მანქანის მიხედვით )?\d|დეპოზიტი<\/td>|დეპოზიტს ტოვებთ, მანქანის|დეპოზიტი \(/,
  },
  cancellation: {
    en: /free of charge until|Cancelling is free|Free cancellation|Free until/i,
    ka: /გაუქმება უფასოა|უფასო გაუქმება|უფასოდ გააუქმებთ/,
  },
  usualPrices: {
    en: /best prices|Most rentals cost|usual rental costs|priceRange/i,
    ka: /საუკეთესო ფასი|უმეტესი მანქანა დღეში|უმეტესად დღეში|priceRange/,
  },
  longRental: {
    en: /per cent less|% less a day|longer you (?:rent|keep)|daily rate drops/,
    ka: /პროცენტ|%-ით იაფი, მაქსიმუმ|უფრო დიდი ხნით ქირაობთ|დღიური ფასი (?:იკლებს|თავისთავად)/,
  },
  age: {
    en: /at least 21|of experience|Minimum age/,
    ka: /მცირე 21 წლ|21 წლიდან|-წლიანი გამოცდილება/,
  },
  help: {
    en: /24\/7|Call us day or night|call at any hour|us at any hour|call us, at any hour|road: day and night|phone at any hour|Help at any hour/i,
    ka: /სადღეღამისო|დაგვირეკეთ დღისით თუ ღამით|ტელეფონით ნებისმიერ დროს|დახმარება (?:გზაში )?ნებისმიერ დროს|ჩვენთან, ნებისმიერ დროს/,
  },
  person: {
    en: /a person (?:answers|will answer|at the other end)|Talk to a person/i,
    ka: /ჩვენი თანამშრომელი (?:გი|გპ)|გიპასუხებთ ჩვენი/,
  },
  advice: {
    en: /Tell us your route and how|Advice on|parking zones before|know every one|Send us your route|^We drive these|Tell us your route when|help you choose|what the road is like/i,
    ka: /საით მიდიხართ და რამდენნი|კარგად ვიცნობთ|როგორი გზაა იმ დღეს|რჩევა ზემო აჭარის|დაჯავშნისას მარშრუტი მოგვწერეთ|არჩევაში დაგეხმარებით|გეტყვით, როგორი გზაა/,
  },
  answer: { en: /You’ll have our answer/, ka: /პასუხს მიიღებთ ამ დრომდე/ },
  driver: {
    en: /A car with a driver|rack or a driver|driver (?:costs|with the car)/i,
    ka: /მანქანა მძღოლით|ან მძღოლის დამატება|მძღოლის მომსახურება/,
  },
  oneWay: {
    en: /one-way rental|return it in Tbilisi|Return (?:in|at) Tbilisi|leave it in another city|and return it in another|choose where to return it/i,
    ka: /სხვა ქალაქში დაბრუნება|მეორეში დააბრუნოთ|თბილისშიც შეგიძლიათ|დაბრუნება თბილისში|დაბრუნების ადგილსაც იქვე/,
  },
  clean: { en: /non-smoking|well-kept/i, ka: /სუფთა, არამწევ|მოვლილი მანქანა/ },
  climate: { en: /air conditioning/i, ka: /კონდიციონერი/ },
};

const PAGES = [
  "/",
  "/all-cars",
  "/cars/1",
  "/faq",
  "/terms",
  "/tbilisi",
  "/batumi",
  "/kutaisi",
  "/guides",
  "/blog",
  ...REGION_IDS.map((id) => `/blog?guide=${id}`),
  "/bookings",
  "/offline",
  "/llms.txt",
  ...GUIDE_IDS.map((id) => `/guides/${id}`),
];

// The company must not be the example's, whose address would be shown.
const fixture = useSite({
  OPERATOR_NAME: "Kazbek Cars LLC",
  OPERATOR_PHONE: "+995599112233",
  OPERATOR_EMAIL: "desk@kazbek.example",
});
/** The texts of all pages, with those of a booking, by language. */
let ways: Record<"all" | "none", Record<Language, string>>;

/** The page of a booking has no prefix. */
const addressOf = (path: string, lang: Language) =>
  path.startsWith("/bookings/") ? withLanguage(path, lang) : inLanguage(path, lang);

async function read(lang: Language, paths: readonly string[]) {
  const texts: string[] = [];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other.
    const { text } = await sendRequest(fixture.site, addressOf(path, lang));
    texts.push(text);
  }
  return texts.join("\n");
}

let customers = 0;

/** Resolves with the path of a new booking's page. */
async function bookOwn() {
  customers += 1;
  const fields = bookingFields({ name: `Guest ${customers}` });
  const answer = await sendForm(fixture.site, "/", fields);
  const [, token] = /booked=([\w-]{22})/.exec(answer.headers.get("Location") ?? "") ?? [];
  if (!token) throw new Error(`not booked: ${answer.status}`);
  return `/bookings/${token}`;
}

/** Reads all pages without descriptions and texts of cars, which staff write. */
async function readAll() {
  const path = await bookOwn();
  const own = [path, `${path}/voucher`];
  return {
    en: await read("en", [...PAGES, ...own]),
    ka: await read("ka", [...PAGES, ...own]),
  };
}

beforeAll(async () => {
  const { site } = fixture;
  await changeFleet(site, async (sql) => {
    await sql`
      update cars set description = '{}', additional_features = null, min_age = null,
        licence_years = null, deposit = null, excess = null, roads = null
      where id = 1`;
  });
  const all = await readAll();
  const Cookie = await signIn(site);
  const form = openPage(
    await sendRequest(site, "/admin/content/promises", { headers: { Cookie } }),
  ).values("main");
  const { version = "" } = form;
  const sent = await sendForm(
    site,
    "/admin/content/promises",
    { intent: "save", version },
    { Cookie },
  );
  if (sent.status !== 303) throw new Error(`not saved: ${sent.status}`);
  ways = { all, none: await readAll() };
}, 120_000);

describe.each(PROMISE_NAMES)("the promise %s", (name) => {
  test.each(LANGUAGES)("is on pages in %s, and on none once it is switched off", (lang) => {
    expect(ways.all[lang]).toMatch(WORDS[name][lang]);
    const found = WORDS[name][lang].exec(ways.none[lang]);
    const around = found && ways.none[lang].slice(found.index - 80, found.index + 80);
    expect(around).toBeNull();
  });
});

test.each(LANGUAGES)("a site that promises nothing has whole sentences in %s", (lang) => {
  const text = ways.none[lang]
    .replaceAll(/<(?:script|style).*?<\/(?:script|style)>/gs, "")
    .replaceAll("<!-- -->", "");
  const broken =
    /undefined|NaN|\[object|<(?:h2|h3|li|p|dd)(?: class="[^"]*")?>\s*[.,;:]|\(\)|<(?:h2|h3|li|p|dd)(?: class="[^"]*")?><\//.exec(
      text,
    );
  expect(broken && text.slice(broken.index - 80, broken.index + 80)).toBeNull();
});

test.each(LANGUAGES)("says no more than is known in %s", async (lang) => {
  const { site } = fixture;
  // The car has no description, and no company has entered an address.
  const unknown = {
    en: /is in the description|Tbilisi, Georgia<|<dt[^>]*>Address</,
    ka: /აღწერაში წერია|თბილისი, საქართველო<|<dt[^>]*>მისამართი</,
  }[lang];
  const pages = await read(lang, ["/cars/1", "/terms", "/privacy-policy"]);
  expect(unknown.exec(pages)?.[0]).toBeUndefined();

  const own = await bookOwn();
  expect((await sendForm(site, own, { intent: "cancel" })).status).toBe(303);
  const cancelled = await read(lang, [own]);
  expect(cancelled).toContain(
    { en: "This booking is cancelled.", ka: "ეს ჯავშანი გაუქმებულია." }[lang],
  );
  expect(cancelled).not.toMatch(/nothing to pay|გადასახდელი არაფერია/);
});

describe("a place that is removed", () => {
  test.each(LANGUAGES)("is on no page about deliveries in %s", async (lang) => {
    const batumi = { en: "Batumi", ka: "ბათუმ" }[lang];
    await changeFleet(fixture.site, async (sql) => {
      await sql`
        select save_prices('places', (
          select jsonb_agg(place) from jsonb_array_elements(price_document('places')) as place
          where place ->> 'slug' is distinct from 'batumi'
        ), version, 'nino') from price_versions where subject = 'places'`;
    });
    const pages = ["/", "/all-cars", "/cars/1", "/faq", "/terms"];
    const text = (await read(lang, pages))
      .replaceAll(/<script.*?<\/script>/gs, "")
      .replaceAll(/<(?:blockquote|figcaption)[^]*?<\/(?:blockquote|figcaption)>/g, "");
    const found = text.indexOf(batumi);
    expect(found < 0 ? null : text.slice(found - 80, found + 80)).toBeNull();
    const answer = await sendRequest(fixture.site, addressOf("/batumi", lang));
    expect(answer.status).toBe(404);
    expect(
      await read(lang, ["/tbilisi", "/kutaisi", ...GUIDE_IDS.map((id) => `/guides/${id}`)]),
    ).not.toMatch(/href="\/(?:ka\/)?batumi/);
    for (const path of ["/sitemap.xml", "/llms.txt"]) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other.
      expect((await sendRequest(fixture.site, path)).text).not.toMatch(/\/batumi[<)?]/);
    }
  });
});

test("the numbers of the company are nowhere once they are cleared", async () => {
  const cleared = { ...claimTexts(EXAMPLE_CLAIMS), foundedYear: "", customers: "", vehicles: "" };
  await changeFleet(fixture.site, async (sql) => {
    await sql`update content set value = ${sql.json(cleared)} where section = 'claims'`;
  });
  for (const lang of LANGUAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other.
    expect(await read(lang, ["/", "/llms.txt"])).not.toMatch(
      /5,000|5\s000|\b50\+|since 2015|2015 წლ/,
    );
  }
});
