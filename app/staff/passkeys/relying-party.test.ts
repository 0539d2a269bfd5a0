import { expect, test } from "vitest";
import { relyingParty } from "./relying-party.server";

const requestOf = (url: string, origin?: string) => ({
  url,
  headers: new Headers(origin === undefined ? {} : { Origin: origin }),
});

test.each([
  // The public address takes precedence over the request.
  ["https://mgzavri.ge", "http://127.0.0.1:3000/admin", "https://other.example", "mgzavri.ge"],
  [null, "http://127.0.0.1:3000/admin", "https://mgzavri.example", "mgzavri.example"],
  [null, "http://localhost:3000/admin", undefined, "localhost"],
  [null, "http://localhost:3000/admin", "null", "localhost"],
])("with PUBLIC_URL %j, the request to %s from %j is of %s", (publicUrl, url, origin, id) => {
  const party = relyingParty(publicUrl, requestOf(url, origin));
  expect(party.id).toBe(id);
  expect(new URL(party.origin).hostname).toBe(id);
});

test("the origin has protocol and port", () => {
  expect(relyingParty(null, requestOf("http://localhost:3000/admin")).origin).toBe(
    "http://localhost:3000",
  );
  expect(relyingParty("https://mgzavri.ge/", requestOf("http://localhost/")).origin).toBe(
    "https://mgzavri.ge",
  );
});
