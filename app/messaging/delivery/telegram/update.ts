import { z } from "zod";

const chat = z.object({ id: z.number().int() });

const callbackQuery = z.object({
  id: z.string().max(200),
  from: z.object({
    id: z.number().int(),
    first_name: z.string().optional(),
    username: z.string().optional(),
  }),
  message: z.object({ message_id: z.number().int(), chat }).optional(),
  data: z.string().max(64).optional(),
});

/** The used fields of an update of the Bot API. */
export const updateSchema = z.object({
  update_id: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  callback_query: callbackQuery.optional(),
  message: z.object({ chat, text: z.string().optional() }).optional(),
});

export type Update = z.infer<typeof updateSchema>;
export type CallbackQuery = z.infer<typeof callbackQuery>;

/** Parses an update; null if it is invalid. */
export function readUpdate(value: unknown): Update | null {
  const read = updateSchema.safeParse(value);
  return read.success ? read.data : null;
}

export const ALLOWED_UPDATES = ["callback_query", "message"] as const;
