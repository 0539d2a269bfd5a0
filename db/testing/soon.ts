/**
 * Options for `vi.waitFor` and `expect.poll`. The timeout ends what hangs; a loaded machine must not reach
 * it.
 */
export const SOON = { timeout: 60_000 };
