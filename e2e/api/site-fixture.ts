import { afterAll, beforeAll } from "vitest";
import { STAFF_PASSWORD, startSite, type Site } from "../site";

/** One site for all tests of a file. */
export function useSite(env: Record<string, string> = {}): { site: Site } {
  const fixture = {} as { site: Site };
  beforeAll(async () => {
    fixture.site = await startSite({ env });
  });
  afterAll(async () => {
    await fixture.site?.stop();
  });
  return fixture;
}

/** Signs in through the desk's form and returns the cookie header of the session. */
export async function signIn(site: Site, password = STAFF_PASSWORD): Promise<string> {
  const response = await fetch(`${site.url}/admin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ intent: "sign-in", username: "admin", password }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session="));
  if (!cookie) throw new Error(`not signed in: ${response.status}`);
  return cookie.split(";")[0]!;
}

/** A valid body of `POST /api/booking`; each test changes what it is about. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Nino Beridze",
    email: "nino@example.com",
    phone: "+995 555 12 34 56",
    vehicle: "Toyota RAV4",
    vehicleType: "suv",
    pickup: "Tbilisi Airport",
    return: "Tbilisi",
    pickupDate: "2030-06-10",
    pickupTime: "12:00",
    returnDate: "2030-06-15",
    returnTime: "12:00",
    notes: "",
    contactPreference: "whatsapp",
    addChildSeat: false,
    addSkiRack: false,
    ...changes,
  };
}

/** Sends a body to `POST /api/booking`. */
export function postBooking(site: Site, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
