import { afterAll, beforeAll } from "vitest";
import { startServices, type Services } from "../browser/services";

/** Opens one set of service stand-ins for all tests of a file. */
export function useServices(): { services: Services } {
  const fixture = {} as { services: Services };
  beforeAll(async () => {
    fixture.services = await startServices();
  });
  afterAll(() => fixture.services.stop());
  return fixture;
}
