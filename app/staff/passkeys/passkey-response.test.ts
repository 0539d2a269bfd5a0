import { describe, expect, test } from "vitest";
import { readAssertion, readRegistration } from "./passkey-response.server";

const credential = {
  id: "an-id_1",
  rawId: "an-id_1",
  type: "public-key",
  clientExtensionResults: { appid: true },
};
const assertion = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AQ" },
};
const registration = {
  ...credential,
  response: { clientDataJSON: "e30", attestationObject: "AA", transports: ["internal", "usb"] },
};

describe.each([
  ["a sign-in", readAssertion, assertion, "signature"],
  ["a new passkey", readRegistration, registration, "attestationObject"],
] as const)("%s", (_, read, valid, field) => {
  const readChanged = (changes: object) => read(JSON.stringify({ ...valid, ...changes }));

  test("is read without what is not verified", () => {
    const more = { authenticatorAttachment: "platform" };
    const response = { ...valid.response, userHandle: "bmlubw" };
    expect(readChanged({ ...more, response })).toEqual(valid);
  });

  test.each(["", "null", "[]", "{", '"text"'])("%j is none", (text) => {
    expect(read(text)).toBeNull();
  });

  test.each([
    { id: "" },
    { id: "with a space" },
    { id: "a".repeat(1401) },
    { rawId: "a+b" },
    { rawId: "a".repeat(1401) },
    { type: "password" },
    { clientExtensionResults: null },
    { response: { ...valid.response, clientDataJSON: "{}" } },
    { response: { ...valid.response, [field]: "a=" } },
    { response: { ...valid.response, [field]: undefined } },
    { response: null },
  ])("with %j is none", (changes) => {
    expect(readChanged(changes)).toBeNull();
  });

  test("may have an id of 1400 characters", () => {
    const id = "a".repeat(1400);
    expect(readChanged({ id, rawId: id })).toMatchObject({ id, rawId: id });
  });
});

test.each([
  [undefined, []],
  [["a new kind"], []],
  [Array(8).fill("usb"), []],
  [Array(7).fill("usb"), Array(7).fill("usb")],
  [
    ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"],
    ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"],
  ],
])("the transports %j are read as %j", (transports, read) => {
  const response = { ...registration.response, transports };
  const found = readRegistration(JSON.stringify({ ...registration, response }));
  expect(found?.response.transports).toEqual(read);
});
