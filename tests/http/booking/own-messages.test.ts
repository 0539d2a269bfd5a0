/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingFields, signIn, useSite } from "../site-fixture";

const fixture = useSite();

/** Books and returns the path of the booking's page. */
async function book(name: string) {
  const answer = await sendForm(fixture.site, "/", bookingFields({ name }));
  const [, token] = /booked=([\w-]{22})/.exec(answer.headers.get("Location")!)!;
  return `/bookings/${token}`;
}

const read = (path: string, init: RequestInit = {}) => sendRequest(fixture.site, path, init);
const post = (path: string, fields: Record<string, string>) => sendForm(fixture.site, path, fields);

describe("a message", () => {
  test("is shown on the page and on the desk as typed", async () => {
    const own = await book("Writes");
    const message = "<b>Two</b> days\r\nmore & 'seats'";
    const send = () => post(own, { intent: "message", message });
    const [answer] = await Promise.all([send(), send()]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/\?done=message#change$/);
    await send();
    const plain = "<b>Two</b> days more & 'seats'";
    const page = openPage(await read(answer.headers.get("Location")!));
    expect(page.textOf("change")!.split(plain)).toHaveLength(2);
    expect(page.byRole("status").join()).toContain("We have your message");
    const cookie = await signIn(fixture.site);
    const desk = openPage(await read("/admin?tab=bookings", { headers: { Cookie: cookie } }));
    expect(desk.textOf("main")).toContain(plain);
  });

  test.each([
    ["nothing", " \r\n ", "Write your message"],
    ["too much", "x".repeat(1001), "Use at most 1000 characters"],
    ["a NUL", "a\0b", "Remove the characters"],
  ])("with %s is returned with its text and the reason", async (_, message, reason) => {
    const own = await book(`Mistypes ${reason}`);
    const answer = await post(own, { intent: "message", message });
    expect(answer.status).toBe(422);
    const page = openPage(answer);
    expect(page.textOf("change-message-error")).toContain(reason);
    expect(page.linksIn("alert")).toEqual(["#change-message"]);
    expect(page.byRole("alert").join()).toContain(reason);
  });

  test("of the maximum length, with line breaks, is accepted", async () => {
    const message = `${"x\r\n".repeat(499)}xx`;
    const answer = await post(await book("Fills"), { intent: "message", message });
    expect(answer.status).toBe(303);
  });

  test("beyond the twentieth is rejected with a hint to call", async () => {
    const own = await book("Talks");
    for (let number = 1; number <= 20; number += 1) {
      await post(own, { intent: "message", message: `Message ${number}` });
    }
    const answer = await post(own, { intent: "message", message: "The last straw" });
    expect(answer.status).toBe(409);
    expect(openPage(answer).byRole("alert").join()).toMatch(/20 times.*The last straw/);
  });
});
