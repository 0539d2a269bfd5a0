import { sendRequest, type Answer } from "../answer";
import { bookingBody, bookingOf, postBooking, type useSite } from "../site-fixture";

export const PATH = "/admin/prices";

/** Opens the prices page of a test's site, with the session of a member of staff. */
export function pricesPage(fixture: ReturnType<typeof useSite>, cookie: () => string) {
  function openPrices(query = "") {
    return sendRequest(fixture.site, PATH + query, { headers: { Cookie: cookie() } });
  }

  function send(body: URLSearchParams, sentCookie = cookie()): Promise<Answer> {
    return sendRequest(fixture.site, PATH, {
      method: "POST",
      headers: { Cookie: sentCookie },
      body,
    });
  }

  async function controlsOf(intent: string, query = ""): Promise<URLSearchParams> {
    return controlsIn(await openPrices(query), intent);
  }

  /** Returns the booking of a new visitor. */
  async function bookTrip(vehicle: string, pickupDate: string, returnDate: string) {
    const input = bookingBody({
      name: `${vehicle} ${Math.random()}`,
      vehicle,
      pickupDate,
      returnDate,
    });
    return bookingOf(await postBooking(fixture.site, input));
  }

  return { openPrices, send, controlsOf, bookTrip };
}

/** Returns the controls of the form with an intent, in order: names repeat. */
export function controlsIn({ text }: Answer, intent: string): URLSearchParams {
  const forms = text.match(/<form.*?<\/form>/gs) ?? [];
  const form = forms.find((markup) => markup.includes(`value="${intent}"`)) ?? "";
  const body = new URLSearchParams({ intent });
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const isLeftOut = input.includes('type="radio"') && !input.includes("checked");
    if (name && !isLeftOut) body.append(name, /value="([^"]*)"/.exec(input)?.[1] ?? "");
  }
  return body;
}

/** Types a value into the column from a number of days on. */
export function change(body: URLSearchParams, name: string, days: number, value: string) {
  return changeRow(body, name, body.getAll("days").indexOf(String(days)), value);
}

/** Types a value into one of the inputs of a name. */
export function changeRow(body: URLSearchParams, name: string, row: number, value: string) {
  const values = body.getAll(name);
  body.delete(name);
  for (const [at, old] of values.entries()) body.append(name, at === row ? value : old);
  return body;
}
