import type { MessageKey } from "~/web/message-key";

/** A faulty line of a file. */
export type ImportIssue = {
  /** Such as `cars[3].vehicles[0].plate`; empty for the file itself. */
  path: string;
  message: MessageKey;
  values?: { plate: string; model: string };
};
