type Position = { line: number; column: number };

export function keyOf(mutant: {
  fileName: string;
  location: { start: Position; end: Position };
  mutatorName: string;
  replacement: string;
}): string;
