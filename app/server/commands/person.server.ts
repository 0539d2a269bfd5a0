import { readSubject, type CustomerSubject } from "~/booking/person/person-subject.server";
import { exportCustomer } from "~/booking/person/export-person.server";
import type { Sql } from "~/web/db.server";
import { openDelivery, type DeliverySite } from "~/messaging/delivery/open.server";
import { log } from "~/web/log.server";
import { createSite } from "~/server/site.server";
import { readSettings } from "~/server/settings/settings.server";
import { recordCommand } from "~/staff/security/record-command.server";
import { runErasure } from "./erase-person.server";

const USAGE = `usage: npm run person -- export EMAIL-OR-PHONE
       npm run person -- erase EMAIL-OR-PHONE [--cancel] [--keep-notes] [--yes]
export prints everything stored about the person as JSON. erase keeps the number, dates, car and
amounts of the bookings. It is refused while a booking is pending, or confirmed and not over, or while its
car is out; --cancel first cancels those whose car is not out. It lists the staff notes about the
person, which will be emptied; --keep-notes keeps those with only the name. It asks once; --yes answers
for you, and keeps notes with a one-word name.`;

const FLAGS = new Set(["--cancel", "--keep-notes", "--yes"]);

/** Runs `npm run person`. Resolves with the exit code. */
export async function runPersonCommand(words: string[]): Promise<number> {
  const command = readCommand(words);
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  const site = createSite(readSettings(process.env));
  // Standard output has to contain nothing but the export.
  if (command.name === "export") log.level = "silent";
  const database = await site.attach();
  try {
    return command.name === "erase"
      ? await erase(command, site)
      : await printExport(command.subject, site.sql);
  } finally {
    await database.close();
  }
}

type Command = {
  name: "export" | "erase";
  subject: CustomerSubject;
  cancel: boolean;
  yes: boolean;
  keepNotes: boolean;
};

/** Erasing waits for messages about the bookings, which a stopped site does not send. */
async function erase(command: Command, site: DeliverySite): Promise<number> {
  const delivery = await openDelivery(site);
  try {
    return await runErasure(site.bookingStore, command);
  } finally {
    await delivery.close();
  }
}

async function printExport(subject: CustomerSubject, sql: Sql): Promise<number> {
  const exported = await exportCustomer(sql, subject, new Date());
  if (!exported) {
    console.error("nothing is stored about this person");
    return 1;
  }
  console.log(JSON.stringify(exported, null, 2));
  await recordCommand(sql, `bookings: ${exported.bookings.length}`, "export");
  return 0;
}

/** Returns null if the words are no command. */
function readCommand(words: readonly string[]): Command | null {
  const flags = words.filter((word) => word.startsWith("--"));
  const [name, typed, ...rest] = words.filter((word) => !word.startsWith("--"));
  const subject = typed === undefined ? null : readSubject(typed);
  // A phone without digits is found at the desk, from its booking: here it is more likely a name.
  if (subject && "phone" in subject && subject.phone.digits === "") return null;
  if (!subject || rest.length > 0 || flags.some((flag) => !FLAGS.has(flag))) return null;
  if (name !== "erase" && (name !== "export" || flags.length > 0)) return null;
  return {
    name,
    subject,
    cancel: flags.includes("--cancel"),
    yes: flags.includes("--yes"),
    keepNotes: flags.includes("--keep-notes"),
  };
}
