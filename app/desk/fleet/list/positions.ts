const PREFIX = "position-";

/** Returns the form field with the position of a model. */
export function positionField(id: number): string {
  return `${PREFIX}${id}`;
}

/** Reads the positions typed for models, by their ids; null if one is no whole number from 0 to 9999. */
export function readPositions(form: FormData): Map<number, number> | null {
  const positions = new Map<number, number>();
  for (const [field, typed] of form) {
    const [, id] = /^position-(\d{1,9})$/.exec(field) ?? [];
    if (!id) continue;
    if (typeof typed !== "string" || !/^\s*\d{1,4}\s*$/.test(typed)) return null;
    positions.set(Number(id), Number(typed));
  }
  return positions;
}

/** The field with the positions that the form showed, such as `3:10 4:20`. */
export const SEEN_POSITIONS = "seen";

export function writeSeen(models: readonly { id: number; sortOrder: number }[]): string {
  return models.map(({ id, sortOrder }) => `${id}:${sortOrder}`).join(" ");
}

export function readSeen(form: FormData) {
  const seen = String(form.get(SEEN_POSITIONS) ?? "").matchAll(/(?<!\S)(\d{1,9}):(\d{1,9})(?!\S)/g);
  return [...seen].map(([, id, sortOrder]) => ({ id: Number(id), sortOrder: Number(sortOrder) }));
}

/** Returns the positions as they were typed, by their fields. */
export function typedPositions(form: FormData): Record<string, string> {
  const typed = [...form].filter(([field]) => field.startsWith(PREFIX));
  return Object.fromEntries(typed.map(([field, value]) => [field, String(value)]));
}
