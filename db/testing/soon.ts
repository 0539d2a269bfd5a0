/** For `vi.waitFor`: its default of a second is too short on a loaded machine. */
export const SOON = { timeout: 20_000 };
