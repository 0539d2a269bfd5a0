import { afterAll, beforeAll } from "vitest";
import { startOutside, type Outside } from "../outside";

/** One set of service stand-ins for all tests of a file. */
export function useOutside(): { outside: Outside } {
  const fixture = {} as { outside: Outside };
  beforeAll(async () => {
    fixture.outside = await startOutside();
  });
  afterAll(() => fixture.outside.stop());
  return fixture;
}
