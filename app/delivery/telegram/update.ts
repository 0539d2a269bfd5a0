import { z } from "zod";

const chat = z.object({ id: z.number().int() });

const press = z.object({
  id: z.string().max(200),
  from: z.object({
    id: z.number().int(),
    first_name: z.string().optional(),
    username: z.string().optional(),
  }),
  message: z.object({ message_id: z.number().int(), chat }).optional(),
  data: z.string().max(64).optional(),
});

/** What the Bot API hands over, as far as it is ours. */
export const updateSchema = z.object({
  update_id: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  callback_query: press.optional(),
  message: z.object({ chat, text: z.string().optional() }).optional(),
});

export type Update = z.infer<typeof updateSchema>;
export type Press = z.infer<typeof press>;

/** Null for what is no update. */
export function readUpdate(value: unknown): Update | null {
  const read = updateSchema.safeParse(value);
  return read.success ? read.data : null;
}

/** The kinds that are asked for. */
export const ALLOWED_UPDATES = ["callback_query", "message"] as const;
