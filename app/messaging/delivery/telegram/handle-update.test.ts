import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { placeClosely } from "~/messaging/delivery/testing/place-closely";
import { useTelegramBot } from "~/messaging/delivery/testing/use-telegram-bot";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { i18nFor } from "~/texts/i18n.server";
import { handleUpdate } from "./handle-update.server";
import { keyboard } from "./message";
import { readUpdate } from "./update";

const database = useTestDatabase();
const chat = useTelegramBot(database);
const { book, history } = chat;
const { t } = i18nFor("en");
const DESK = "http://localhost/admin";

function sendCallback(data: string, about = {}, bot = chat.bot) {
  const update = readUpdate(chat.telegram.callbackUpdate(data, about))!;
  return handleUpdate(testStore(database.sql), bot, update);
}

describe("a callback query", () => {
  test("decides, is answered, and is in the history with the name of the user", async () => {
    const { id } = await book();
    await sendCallback(`b:${id}:c`);
    expect(await history(id)).toEqual(["confirmed by telegram:Nino <b>"]);
    expect(chat.telegram.answers()).toEqual([`Booking ${id} is confirmed.`]);
  });

  test("that comes second is answered with the first decision, and changes nothing", async () => {
    const { id } = await book();
    await sendCallback(`b:${id}:c`);
    await sendCallback(`b:${id}:y`);
    expect(await history(id)).toEqual(["confirmed by telegram:Nino <b>"]);
    expect(chat.telegram.answers().at(-1)).toBe(`Booking ${id}: already confirmed by Nino <b>.`);
    expect(chat.telegram.calls.map(({ method }) => method)).toContain("editMessageText");
  });

  test("that confirms without a free car is answered with the bookings in the way", async () => {
    await setUnits(database.sql, 1);
    const [first, second] = [await book(), await book()];
    await database.sql`update bookings set car_id = (select min(id) from cars)`;
    await sendCallback(`b:${first.id}:c`);
    await sendCallback(`b:${second.id}:c`);
    expect(await history(second.id)).toEqual([]);
    expect(chat.telegram.answers().at(-1)).toBe(
      `Not confirmed: no car is free for booking ${second.id}. ` +
        `Conflicting bookings: Booking ${first.id}. Decide at the desk.`,
    );
  });

  test("that is replayed changes nothing", async () => {
    const { id } = await book();
    const update = readUpdate(chat.telegram.callbackUpdate(`b:${id}:c`))!;
    await handleUpdate(testStore(database.sql), chat.bot, update);
    await database.sql`update bookings set status = 'pending' where id = ${id}`;
    await handleUpdate(testStore(database.sql), chat.bot, update);
    expect(await history(id)).toHaveLength(1);
    expect(chat.telegram.answers().at(-1)).toBe("This has already been done.");
  });

  test.each([
    ["another chat", { chatId: -5 }],
    ["a user who is not on the list", { fromId: 43 }],
  ])("from %s is rejected, and answered", async (_, about) => {
    const bot = { ...chat.bot, staffIds: ["42"] };
    const { id } = await book();
    await sendCallback(`b:${id}:c`, about, bot);
    expect(await history(id)).toEqual([]);
    expect(chat.telegram.answers()).toEqual([expect.stringMatching(/^Only the company’s staff/)]);
    await sendCallback(`b:${id}:c`, { fromId: 42 }, bot);
    expect(await history(id)).toHaveLength(1);
  });

  test.each(["b:999999:c", "b:1:delete", "hello"])(
    "for an unknown booking (%s) is answered",
    async (data) => {
      await sendCallback(data);
      expect(chat.telegram.answers()).toEqual(["We can’t find the booking for this button."]);
    },
  );

  test("decides once if two are sent at the same time", async () => {
    const { id } = await book();
    await Promise.all([sendCallback(`b:${id}:c`), sendCallback(`b:${id}:y`)]);
    expect(await history(id)).toHaveLength(1);
    expect(chat.telegram.answers()).toHaveLength(2);
  });
});

/** Sends the message of a booking to the chat, as the outbox does. Returns it and its buttons. */
async function sentMessage() {
  const { id } = await book();
  const { bot, telegram } = chat;
  const booking = { id, status: "pending" as const };
  const sent = { chat_id: bot.chatId, text: "A new request", parse_mode: "HTML" };
  await bot.api.call("sendMessage", { ...sent, reply_markup: keyboard(t, booking, DESK) });
  const message = telegram.messages().at(-1)!;
  const buttons = () => {
    const markup = message.body.reply_markup as ReturnType<typeof keyboard>;
    return markup.inline_keyboard.map((row) =>
      row.map((one) => ("callback_data" in one ? one.callback_data : one.url)),
    );
  };
  const send = (data: string) => sendCallback(data, { messageId: message.id });
  /** Returns the data of the button with that letter, as the message has it now. */
  const dataOf = (letter: string) => {
    const shown = buttons().flat();
    return shown.find((data) => data.startsWith(`b:${id}:${letter}`)) ?? `b:${id}:${letter}`;
  };
  const press = (letter: string) => send(dataOf(letter));
  const letters = () => buttons().map((row) => row.map((data) => data.split(":")[2]));
  return { id, message, buttons, letters, dataOf, send, press };
}

describe("to cancel", () => {
  test("takes two presses: the first one asks in the message, and changes nothing", async () => {
    const { id, message, letters, press } = await sentMessage();
    await press("x");
    expect(letters()).toEqual([["y", "n"]]);
    expect(message.body.text).toBe("A new request");
    expect(await history(id)).toEqual([]);
    await press("y");
    expect(await history(id)).toEqual(["cancelled by telegram:Nino <b>"]);
    expect(chat.telegram.answers()).toEqual([
      `Cancel booking ${id}? Press again to confirm.`,
      `Booking ${id} is cancelled.`,
    ]);
  });

  test("can be taken back, and pressed twice at once it asks once", async () => {
    const { id, buttons, press } = await sentMessage();
    await Promise.all([press("x"), press("x")]);
    await press("n");
    expect(buttons()).toEqual([[`b:${id}:c`, `b:${id}:x`]]);
    expect(await history(id)).toEqual([]);
    expect(chat.telegram.answers().at(-1)).toBe(`Booking ${id} was not cancelled.`);
  });
});

describe("an answer to a question", () => {
  test.each(["n", "x n"])(
    "is stale on an old screen once the question was answered (%s), and the buttons are restored",
    async (answers) => {
      const { id, buttons, dataOf, send, press } = await sentMessage();
      await press("x");
      const old = [dataOf("y"), dataOf("n")];
      await press("n");
      if (answers === "x n") {
        await press("x");
        await press("n");
      }
      for (const data of [old[0]!, old[0]!, old[1]!]) {
        // oxlint-disable-next-line no-await-in-loop -- one press after the other.
        await send(data);
        expect(buttons()).toEqual([[`b:${id}:c`, `b:${id}:x`]]);
      }
      expect(await history(id)).toEqual([]);
      const stale = `Nothing was changed: that question about booking ${id} has already been answered.`;
      expect(chat.telegram.answers().slice(-3)).toEqual([
        stale,
        stale,
        `Booking ${id} was not cancelled.`,
      ]);
      await press("x");
      await press("y");
      expect(await history(id)).toEqual(["cancelled by telegram:Nino <b>"]);
    },
  );

  test("by a button of release 0.3.0, which names no question, asks again", async () => {
    const { id, letters, send } = await sentMessage();
    await send(`b:${id}:y`);
    expect(await history(id)).toEqual([]);
    expect(letters()).toEqual([["y", "n"]]);
  });
});

describe("to cancel what can't be cancelled", () => {
  test("says who was faster if the booking was decided meanwhile", async () => {
    const { id, buttons, press } = await sentMessage();
    await press("c");
    for (const letter of ["x", "n", "y"]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other.
      await press(letter);
      expect(chat.telegram.answers().at(-1)).toBe(`Booking ${id}: already confirmed by Nino <b>.`);
    }
    expect(buttons()).toEqual([]);
    expect(await history(id)).toHaveLength(1);
  });

  test("says what to do if the question can't be shown", async () => {
    const { id } = await book();
    await sendCallback(`b:${id}:x`, { messageId: 999 });
    expect(await history(id)).toEqual([]);
    expect(chat.telegram.answers()).toEqual([
      "Not cancelled: Telegram could not show the question. Cancel the booking at the desk.",
    ]);
  });

  test("asks nobody without permission, and says that an unknown booking is unknown", async () => {
    const { id, buttons } = await sentMessage();
    await sendCallback(`b:${id}:x`, { chatId: -5 });
    expect(buttons()).toEqual([[`b:${id}:c`, `b:${id}:x`]]);
    await sendCallback("b:999999999:x");
    expect(chat.telegram.answers().at(-1)).toBe("We can’t find the booking for this button.");
  });
});

describe("to confirm", () => {
  const movePickup = (id: number, pickup: string, back: string) => database.sql`
    update bookings set pickup_date = business_time(now() + ${pickup}::interval)::date,
      return_date = business_time(now() + ${back}::interval)::date
    where id = ${id}`;

  test("a request whose pick-up has passed takes a second press, which says when it was due", async () => {
    const { id, buttons, letters, dataOf, send, press } = await sentMessage();
    await movePickup(id, "-2 days", "3 days");
    await press("c");
    expect(letters()).toEqual([["l", "w"]]);
    const old = dataOf("l");
    expect(await history(id)).toEqual([]);
    expect(chat.telegram.answers()).toEqual([
      expect.stringMatching(
        /^Booking \d+: the pick-up was due at 12:00 on \w+, \d+ \w+ \d{4}\. Confirm it anyway\?/,
      ),
    ]);
    await press("w");
    expect(buttons()).toEqual([[`b:${id}:c`, `b:${id}:x`]]);
    expect(chat.telegram.answers().at(-1)).toBe(`Booking ${id} is still pending.`);
    await send(old);
    expect(await history(id)).toEqual([]);
    expect(chat.telegram.answers().at(-1)).toContain("has already been answered");
    await press("c");
    await press("l");
    expect(await history(id)).toEqual(["confirmed by telegram:Nino <b>"]);
    expect(chat.telegram.answers().at(-1)).toBe(`Booking ${id} is confirmed.`);
  });

  test.each(["c", "l"])(
    "one whose rental is over is refused (%s); it can be cancelled",
    async (letter) => {
      const { id, press } = await sentMessage();
      await movePickup(id, "-9 days", "-2 days");
      await press(letter);
      expect(await history(id)).toEqual([]);
      expect(chat.telegram.answers()).toEqual([
        `Not confirmed: the time of booking ${id} has passed. ` +
          "Cancel it, or change its return time at the desk.",
      ]);
      await press("x");
      await press("y");
      expect(await history(id)).toEqual(["cancelled by telegram:Nino <b>"]);
    },
  );

  test("says what to do if the question can't be shown", async () => {
    const { id } = await book();
    await movePickup(id, "-2 days", "3 days");
    await sendCallback(`b:${id}:c`, { messageId: 999 });
    expect(await history(id)).toEqual([]);
    expect(chat.telegram.answers()).toEqual([
      "Not confirmed: Telegram could not show the question. Confirm the booking at the desk.",
    ]);
  });
});

test("a confirmation that leaves little time to another rental says so, and so does the message", async () => {
  const { first, second } = await placeClosely(database.sql);
  await sendCallback(`b:${first}:c`);
  await sendCallback(`b:${second}:c`);
  expect(chat.telegram.answers()).toEqual([
    `Booking ${first} is confirmed.`,
    `Booking ${second} is confirmed. ` +
      "There is little time between this booking and another rental of the same car: see the booking’s page.",
  ]);
  await sendCallback(`b:${second}:c`);
  const edited = chat.telegram.calls.find(({ method }) => method === "editMessageText");
  expect(String(edited?.body.text).replaceAll("\u00a0", " ")).toContain(
    `⚠️ Only 30 min after this car’s previous rental (you have set 1 h): Booking ${first}`,
  );
});

test("before the chat is set, the bot replies with the number of a chat", async () => {
  const message = { message_id: 1, chat: { id: -100 }, text: "/start" };
  const update = readUpdate({ update_id: 1, message })!;
  await handleUpdate(testStore(database.sql), chat.bot, update);
  expect(chat.telegram.calls).toEqual([]);
  await handleUpdate(testStore(database.sql), { ...chat.bot, chatId: null }, update);
  expect(chat.telegram.calls[0]!.body).toMatchObject({ chat_id: -100 });
  expect(chat.telegram.calls[0]!.body.text).toContain("TELEGRAM_CHAT_ID=-100");
});
