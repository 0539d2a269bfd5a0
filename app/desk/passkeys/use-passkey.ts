import { useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import type { PasskeyPurpose } from "~/staff/passkeys/challenge.server";
import { useHydrated } from "~/ui/use-hydrated";
import { responseError } from "~/web/browser/response-error";
import type { PasskeyRequest } from "./passkey";

type PasskeyRefusal = Exclude<Extract<AskPasskeyResult, { ok: false }>["reason"], "next">;

/**
 * Returns a function that asks for a passkey, puts what it has signed into a hidden field, and sends the
 * field's form, so that the server handles it like every form.
 */
export function usePasskey(purpose: PasskeyPurpose) {
  const [problem, setProblem] = useState<PasskeyRefusal | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAsking = useRef(false);
  const navigate = useNavigate();
  const address = href("/admin/passkey.json");

  async function ask() {
    if (isAsking.current) return;
    isAsking.current = true;
    setProblem(null);
    const asked = await askPasskey(address, purpose);
    isAsking.current = false;
    if (asked.ok) send(field.current, asked.signed);
    else if (asked.reason === "next") await navigate(asked.address);
    else setProblem(asked.reason);
  }

  return { field, ask, problem };
}

/**
 * Sends the form of a field once. The challenge is used once: a page that the browser shows again must not
 * send it again.
 */
function send(field: HTMLInputElement | null, signed: string) {
  if (!field?.form) return;
  field.value = signed;
  field.form.requestSubmit(field.form.querySelector<HTMLElement>("button:not([type=button])"));
  field.value = "";
}

/** Returns whether the browser supports passkeys; null while that is not known, as on the server. */
export function usePasskeySupport(): boolean | null {
  return useHydrated() ? supportsPasskeys() : null;
}

/**
 * Returns whether the browser supports passkeys, which are offered on https and localhost only, and for
 * names, not for IP addresses.
 */
function supportsPasskeys() {
  const isAddress = /^[\d.]+$|^\[/.test(window.location.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !isAddress;
}

type AskPasskeyResult =
  /** The passkey's signature, for the field `PASSKEY`. */
  | { ok: true; signed: string }
  /** With `known` the device has a passkey of the account already. */
  | { ok: false; reason: "refused" | "known" }
  /** The address is that of the page that has to be visited first. */
  | { ok: false; reason: "next"; address: string };

/** Asks the server for a challenge, and the browser for a passkey that signs it. */
async function askPasskey(address: string, purpose: PasskeyPurpose): Promise<AskPasskeyResult> {
  try {
    const [request, webauthn] = await Promise.all([
      fetchRequest(address, purpose),
      import("@simplewebauthn/browser"),
    ]);
    if (request.kind === "next") return { ok: false, reason: "next", address: request.address };
    const signed =
      request.kind === "add"
        ? await webauthn.startRegistration({ optionsJSON: request.options })
        : await webauthn.startAuthentication({ optionsJSON: request.options });
    return { ok: true, signed: JSON.stringify(signed) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (!EXPECTED.has(name)) reportError(error);
    return { ok: false, reason: name === "InvalidStateError" ? "known" : "refused" };
  }
}

/**
 * The expected errors: the user cancelled or waited too long, the device has no passkey or can't make one,
 * or there is no network.
 */
const EXPECTED = new Set([
  "AbortError",
  "ConstraintError",
  "InvalidStateError",
  "NotAllowedError",
  "NotSupportedError",
  "SecurityError",
  "TypeError",
]);

async function fetchRequest(address: string, purpose: PasskeyPurpose): Promise<PasskeyRequest> {
  const body = new URLSearchParams({ purpose });
  const response = await fetch(address, { method: "POST", body });
  if (!response.ok) throw await responseError(response);
  return response.json();
}
