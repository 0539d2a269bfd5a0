/** The item at an index that must exist; negative indexes count from the end. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}
