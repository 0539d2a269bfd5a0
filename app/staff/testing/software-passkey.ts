import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** The actions of a browser and its device, with choices that they would refuse. */
export type Ceremony = {
  challenge: string;
  origin: string;
  rpId: string;
  counter?: number;
  isUserVerified?: boolean;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** Creates a device with a passkey (P-256, attestation `none`). */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);

  function responseOf(fields: Record<string, unknown>) {
    const text = id.toString("base64url");
    return JSON.stringify({
      id: text,
      rawId: text,
      type: "public-key",
      clientExtensionResults: {},
      response: fields,
    });
  }

  return {
    id: id.toString("base64url"),
    /** Returns the response of `navigator.credentials.create`. */
    register(ceremony: Ceremony): string {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(ceremony, 0x40), attested]);
      return responseOf({
        clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
        attestationObject: attestationObject(authData).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Returns the response of `navigator.credentials.get`. */
    sign(ceremony: Ceremony): string {
      const authData = authenticatorData(ceremony, 0);
      const client = clientData("webauthn.get", ceremony);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return responseOf({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}

function clientData(type: string, { challenge, origin }: Ceremony) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/**
 * Returns the authenticator data. The flags are 1 for a present user, 4 for a verified one, 0x40 for a new
 * credential.
 */
function authenticatorData({ rpId, counter = 0, isUserVerified = true }: Ceremony, flags: number) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isUserVerified ? 4 : 0)]), count]);
}

function uint16(value: number) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** Returns the key in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject) {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
}

/** Returns the attestation in CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestationObject(authData: Buffer) {
  const text = (value: string) => [0x60 + value.length, ...Buffer.from(value)];
  return Buffer.concat([
    Buffer.from([0xa3, ...text("fmt"), ...text("none"), ...text("attStmt"), 0xa0]),
    Buffer.from([...text("authData"), 0x58, authData.length]),
    authData,
  ]);
}
