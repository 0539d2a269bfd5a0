import { z } from "zod";
import { daysBetween, parseDate, parseTime } from "~/web/calendar";
import { messageKey } from "~/web/message-key";
import { parsedText, requiredLine } from "~/web/text-schema";

/** The maximum number of days of a block: longer is a typing error. */
const MAX_DAYS = 366;

/** When a vehicle is not for rent, in business time, and why. */
export const blockSchema = z
  .object({
    fromDate: parsedText(parseDate, "calendar.errors.date"),
    fromTime: parsedText(parseTime, "calendar.errors.time"),
    untilDate: parsedText(parseDate, "calendar.errors.date"),
    untilTime: parsedText(parseTime, "calendar.errors.time"),
    note: requiredLine({ max: 100, missing: "calendar.errors.note" }),
  })
  .superRefine(({ fromDate, fromTime, untilDate, untilTime }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: "custom", path: ["untilDate"], message });
    if (`${untilDate} ${untilTime}` <= `${fromDate} ${fromTime}`) {
      refuse(messageKey("calendar.errors.order"));
    } else if (daysBetween(fromDate, untilDate) > MAX_DAYS) {
      refuse(messageKey("calendar.errors.long"));
    }
  })
  .transform(({ fromDate, fromTime, untilDate, untilTime, note }) => ({
    period: { start: `${fromDate} ${fromTime}`, end: `${untilDate} ${untilTime}` },
    note,
  }));
