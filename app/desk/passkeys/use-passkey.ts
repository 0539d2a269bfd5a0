import { useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { useLocalTo } from "~/i18n/link";
import type { PasskeyPurpose } from "~/staff/passkeys/challenge.server";
import { useHydrated } from "~/ui/use-hydrated";
import { askPasskey, type Asked } from "./ask-passkey";

type Refused = Exclude<Extract<Asked, { ok: false }>["reason"], "next">;

/**
 * Asks for a passkey, puts what it has signed into a hidden field, and sends the field's form, so that
 * the server answers as it answers every form.
 */
export function usePasskey(purpose: PasskeyPurpose) {
  const [problem, setProblem] = useState<Refused | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAsking = useRef(false);
  const navigate = useNavigate();
  const address = useLocalTo(href("/admin/passkey.json"));

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

/** The challenge is used once: a page that the browser shows again must not send it again. */
function send(field: HTMLInputElement | null, signed: string) {
  if (!field?.form) return;
  field.value = signed;
  field.form.requestSubmit(field.form.querySelector<HTMLElement>("button:not([type=button])"));
  field.value = "";
}

/** Null while it is not known, as on the server. */
export function usePasskeySupport(): boolean | null {
  return useHydrated() ? supportsPasskeys() : null;
}

/** Browsers offer passkeys on https and localhost only, and for names, not for IP addresses. */
function supportsPasskeys() {
  const isAddress = /^[\d.]+$|^\[/.test(window.location.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !isAddress;
}
