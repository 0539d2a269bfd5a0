import { expect, test } from "vitest";
import { presentationOf } from "~/company/presentation.server";
import { readSettings } from "~/settings.server";
import { siteDataOf } from "./site-data.server";

const { presentation: defaults } = readSettings({});
const presentation = presentationOf(defaults, {}, {});

test("the data of a presentation follow its changes", () => {
  const phone = "+995555999999";
  const changed = presentationOf(defaults, { contacts: { ...presentation.company, phone } }, {});
  expect(siteDataOf(presentation).company.phone).toBe(presentation.company.phone);
  const { company, claims, money } = siteDataOf(changed);
  expect(company.phone).toBe(phone);
  expect([claims, money]).toEqual([changed.content.claims, changed.money]);
});
