/** Identifies a mutant in all of StrykerJS's processes, which have different folders and ids. */
export function keyOf({ fileName, location, mutatorName, replacement }) {
  const { start, end } = location;
  const file = fileName.slice(fileName.lastIndexOf("/app/") + 1);
  const range = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return `${file} ${range} ${mutatorName} ${replacement}`;
}
