/** Names of the custom properties that are referred to, also by another one that is. */
export function usedProperties(
  declarations: readonly string[],
  inPage: ReadonlySet<string>,
): Set<string> {
  const used = new Set(inPage);
  const definitions = declarations.filter((text) => text.startsWith("--"));
  for (const text of declarations) {
    if (!text.startsWith("--")) for (const name of referredTo(text)) used.add(name);
  }
  for (let size = -1; size < used.size;) {
    size = used.size;
    for (const text of definitions) {
      if (used.has(nameOf(text))) for (const name of referredTo(text)) used.add(name);
    }
  }
  return used;
}

export const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(":"));

export function referredTo(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}
