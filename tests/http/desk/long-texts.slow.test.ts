import { parseHTML } from "linkedom";
import { beforeAll, expect, test } from "vitest";
import { RULE_KINDS } from "~/catalog/pricing/fee-rules";
import { feeField } from "~/desk/prices/fees/fee-tables";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

/**
 * A text almost as long as a form may be. A regular expression that starts again at each space takes
 * seconds for it.
 */
const LONG = `1${" ".repeat(45_000)}x`;

/** Spaces in a discount code are not read. */
const LONG_CODE = "X".repeat(45_000);

const longText = (name: string) => (name === "code" ? LONG_CODE : LONG);

const SEASON = {
  "name.en": "Summer",
  "name.ka": "ზაფხული",
  from: "2031-07-01",
  to: "2031-08-31",
  price: "rates",
};
const REVIEW = { "author.en": "Ana", "text.en": "Good", rating: "5", date: "2026-05-03" };
const EXTRA = { "name.en": "Tent", "name.ka": "კარავი", price: "5", max: "1" };
const CODE = { code: "SPRING", value: "10" };
/** A rule of a fee counts where it has an amount. */
const FEES = {
  counting: "hours",
  ...Object.fromEntries(RULE_KINDS.map((kind) => [feeField(kind, "amount"), "5"])),
};

/** Pages with a form, its intent, and what other fields need to be valid. */
const FORMS: [page: string, intent: string, valid?: Record<string, string>][] = [
  ["/admin/accounts", "add"],
  ["/admin/bookings/new", ""],
  ["/admin/calendar/block?vehicle=1", "add-block"],
  ["/admin/calendar/feeds", "add-import"],
  ["/admin/content/announcement", "save"],
  ["/admin/content/claims", "save"],
  ["/admin/content/reviews/new", "save", REVIEW],
  ["/admin/content/terms", "save"],
  ["/admin/fleet/1", "add-vehicles"],
  ["/admin/fleet/1/vehicles/1", "save-vehicle"],
  ["/admin/fleet/new", "save"],
  ["/admin/prices", "save-codes", CODE],
  ["/admin/prices", "save-extras", EXTRA],
  ["/admin/prices", "save-fees", FEES],
  ["/admin/prices", "save-places"],
  ["/admin/prices", "save-rates"],
  ["/admin/prices", "save-roads"],
  ["/admin/prices?season=new", "save-season", SEASON],
  ["/admin/settings", ""],
];

const TEXTS =
  'textarea, input:not([type]), input:is([type="text"], [type="date"], [type="time"], [type="email"], [type="tel"], [type="url"], [type="search"], [type="number"])';

/** Returns the form of a page with an intent. */
async function openForm(page: string, intent: string) {
  const { text } = await sendRequest(fixture.site, page, { headers: { Cookie } });
  const { document } = parseHTML(text);
  const forms: Element[] = [...document.querySelectorAll("main form")];
  const form = forms.find((one) =>
    intent === ""
      ? one.getAttribute("method") === "post" && one.querySelector(TEXTS)
      : one.querySelector(`[name="intent"][value="${intent}"]`),
  );
  expect(form, `${page} ${intent}`).toBeDefined();
  return form!;
}

const controlValue = (control: Element) =>
  control.getAttribute("value") ??
  control.querySelector("option[selected], option")?.getAttribute("value") ??
  control.textContent ??
  "";

function formValues(form: Element, intent: string) {
  const controls: Element[] = [...form.querySelectorAll("input, textarea, select")];
  const sent = controls.filter(
    (control) =>
      !/^(?:checkbox|radio)$/.test(control.getAttribute("type") ?? "") ||
      control.hasAttribute("checked"),
  );
  const body = new URLSearchParams(intent && { intent });
  for (const control of sent) {
    const name = control.getAttribute("name");
    if (name && name !== "intent") body.append(name, controlValue(control));
  }
  return body;
}

test.each(FORMS)(
  "each text of the form at %s (%s) is refused if it is too long, and shown again",
  async (page, intent, valid = {}) => {
    const form = await openForm(page, intent);
    const texts: Element[] = [...form.querySelectorAll(TEXTS)];
    const names = new Set(texts.flatMap((control) => control.getAttribute("name") ?? []));
    expect(names.size).toBeGreaterThan(0);
    const action = new URL(form.getAttribute("action") ?? page, `http://x${page}`);
    const answers = await Promise.all(
      [...names].map(async (name) => {
        const body = formValues(form, intent);
        for (const [field, value] of Object.entries({ ...valid, [name]: longText(name) })) {
          const [, ...others] = body.getAll(field);
          body.delete(field);
          for (const text of [value, ...others]) body.append(field, text);
        }
        const answer = await sendRequest(fixture.site, action.pathname + action.search, {
          method: "POST",
          headers: { Cookie },
          body,
        });
        const { document } = parseHTML(answer.text);
        const again: Element[] = [...document.querySelectorAll(`[name="${name}"]`)];
        const refused = again.find((control) => controlValue(control).includes(longText(name)));
        return [name, answer.status, refused?.getAttribute("aria-invalid") ?? null];
      }),
    );
    expect(answers).toEqual([...names].map((name) => [name, 422, "true"]));
  },
);

test("a note that is too long is refused with a message, and shown again", async () => {
  const { id } = bookingOf(await postBooking(fixture.site, bookingBody({})));
  const path = `/admin/bookings/${id}`;
  const fields = { intent: "note", id: String(id), version: "0", note: LONG };
  const answer = await sendForm(fixture.site, path, fields, { Cookie });
  expect(answer.status).toBe(400);
  expect(openPage(answer).textOf("note-error")).toBe("Use at most 2000 characters");
  expect(openPage(answer).values("main").note).toBe(LONG);
});

/** The preview would show as many stars. */
test("a review is previewed whatever its rating is", async () => {
  const fields = { ...REVIEW, intent: "preview", version: "0" };
  for (const rating of ["100000000", "1".repeat(400), "-1", "five"]) {
    const path = "/admin/content/reviews/new";
    const answer = await sendForm(fixture.site, path, { ...fields, rating }, { Cookie });
    expect([rating, answer.status]).toEqual([rating, 200]);
  }
});
