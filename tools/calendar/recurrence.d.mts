export class RuleError extends Error {}
export type Rule = Readonly<Record<string, string>>;
export function parseRule(text: string): Rule;
export function occurrencesOf(
  rule: Rule,
  range: { start: number; end: number; isDate: boolean },
): number[];
