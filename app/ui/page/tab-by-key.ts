/** Returns the tab that a key pressed on another one chooses, by the pattern of the ARIA practices. */
export function tabByKey<Tab extends { id: string }>(
  key: string,
  tabs: readonly Tab[],
  id: string,
): Tab | undefined {
  const index = tabs.findIndex((tab) => tab.id === id);
  switch (key) {
    case "ArrowRight":
      return tabs[(index + 1) % tabs.length];
    case "ArrowLeft":
      return tabs.at(index - 1);
    case "Home":
      return tabs[0];
    case "End":
      return tabs.at(-1);
    // Enter clicks the link.
    case " ":
      return tabs[index];
  }
}
