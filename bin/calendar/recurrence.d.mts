export class RuleError extends Error {}
export type Rule = { until: string | null };
export function parseRule(text: string): Rule;
export function occurrencesOf(
  rule: Rule,
  range: { start: number; end: number; isDate: boolean; isOver: (wall: number) => boolean },
): Generator<number, void>;
