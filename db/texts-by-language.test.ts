/** @module-tag slow */
import { beforeEach, expect, test } from "vitest";
import { applyMigrations, createMigrationsTable, migrations } from "./migrations";
import { useUnmigratedDatabase } from "./testing/unmigrated-database";

const { database, insertOldCars } = useUnmigratedDatabase();

const BEFORE = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "0008_texts_by_language"),
);

beforeEach(async () => {
  await createMigrationsTable(database.sql);
  await database.sql.begin((transaction) => applyMigrations(transaction, BEFORE));
});

const ABOUT = { aboutTitleEn: "We", aboutTitleKa: "ჩვენ", aboutLeadEn: "Us", aboutLeadKa: "" };
const RATING = { rating: "5", date: "2026-05-03", consent: "by email", shown: "on" };
const REVIEW = {
  authorEn: "Ana",
  authorKa: "",
  countryEn: "",
  countryKa: "",
  textEn: "",
  textKa: "კარგი",
  ...RATING,
};

test("the texts of 0.5.0 are stored by language, and their history stays", async () => {
  const { sql } = database;
  await sql`update content set value = ${sql.json(ABOUT)} where section = 'about'`;
  await sql`update content set value = '{"foundedYear": "2015"}' where section = 'claims'`;
  await sql`insert into content (section, value) values ('review', ${sql.json(REVIEW)})`;
  await sql`
    insert into content_changes (content_id, section, actor, version, before, after)
    values (1, 'about', 'nino', 2, '{"aboutLeadEn": ""}', '{"aboutLeadEn": "Us"}')`;
  await database.migrate();
  const content = await sql`
    select section, value from content
    where section in ('about', 'claims', 'review', 'promises') and not is_example
    order by section`;
  const texts = { author: { en: "Ana" }, country: {}, text: { ka: "კარგი" } };
  const about = { aboutTitle: { en: "We", ka: "ჩვენ" }, aboutLead: { en: "Us" } };
  expect([...content]).toEqual([
    { section: "about", value: about },
    { section: "claims", value: { foundedYear: "2015" } },
    { section: "promises", value: null },
    { section: "review", value: { ...texts, ...RATING } },
  ]);
  const [change] = await sql`select after from content_changes`;
  expect(change!.after).toEqual({ aboutLeadEn: "Us" });
});

test("so are the address and the texts of models, without empty ones", async () => {
  const { sql } = database;
  const contacts = { phone: "+995599112233", address: "Street 1", addressKa: "ქუჩა 1" };
  await sql`
    insert into settings (name, value) values ('contacts', ${sql.json(contacts)}),
      ('publication', ${sql.json({ contactsBefore: { address: "Street 1" } })}),
      ('socialProof', '"off"')`;
  await insertOldCars(["Toyota RAV4"]);
  await sql`
    update cars set description = '{"en": "A car.", "ka": ""}', features = '{"en": "", "ka": ""}',
      additional_features = '{"en": "", "ka": "რადიო"}'`;
  await database.migrate();
  const settings = await sql`
    select name, value from settings where name in ('contacts', 'publication', 'socialProof')
    order by name`;
  const address = { en: "Street 1", ka: "ქუჩა 1" };
  expect([...settings]).toEqual([
    { name: "contacts", value: { phone: "+995599112233", address } },
    { name: "publication", value: { contactsBefore: { address: { en: "Street 1" } } } },
    { name: "socialProof", value: "off" },
  ]);
  const [car] = await sql`
    select description, features, additional_features as more, roads_not_allowed as roads from cars`;
  const texts = { description: { en: "A car." }, more: { ka: "რადიო" } };
  expect(car).toEqual({ ...texts, features: null, roads: null });
});
