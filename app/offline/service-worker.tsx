import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "react-i18next";
import { formatWith } from "~/i18n/format";
import { cacheableAddress } from "~/pages/cacheable-address";
import { recordOf } from "~/records";
import { message } from "~/ui/message.css";
import { container } from "~/ui/page/layout.css";
import { copyLabel, documentCopy } from "./document-copy";
import { resetReload } from "./no-connection";
import { register, reportSeenPage, unregister } from "./register";

/** Registers or unregisters the service worker when the browser is idle. */
export function RegisterServiceWorker({ on }: { on: boolean }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    if (!on) return whenIdle(unregister);
    return whenIdle(register);
  }, [on]);

  useEffect(() => {
    resetReload();
    if (!on || !("serviceWorker" in navigator)) return;
    const report = () => reportSeenPage(address);
    // A new version has cached only the offline page.
    navigator.serviceWorker.addEventListener("controllerchange", report);
    const cancel = whenIdle(report);
    return () => {
      cancel();
      navigator.serviceWorker.removeEventListener("controllerchange", report);
    };
  }, [on, address]);

  return null;
}

/** Returns a function that cancels the task. */
function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}

/** Says that the page is an offline copy, and from when. */
export function OfflineCopyBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const cachedAt = useOfflineCopy(pathname + search);
  const label = copyLabel(t("offline.copy", { day: "{day}", time: "{time}" }));
  return (
    <div className={container} aria-live="polite">
      <p className={message.notice} hidden={!cachedAt} {...label}>
        {cachedAt && t("offline.copy", localTime(new Date(cachedAt), t))}
      </p>
    </div>
  );
}

/** In the visitor's time zone; never rendered on the server. */
function localTime(date: Date, t: Parameters<typeof formatWith>[0]) {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return {
    day: formatWith(t).day(day),
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** When the offline copies that this window shows were made, by page address. */
const copies = new Map<string, string>();
let isNavigationRead = false;

/** When the offline copy shown at an address was made (ISO 8601); null for a response of the server. */
function useOfflineCopy(address: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => copies.get(keyOf(address)) ?? null,
    () => null,
  );
}

function subscribe(onChange: () => void) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  if (!isNavigationRead) readNavigation();
  isNavigationRead = true;
  const onMessage = ({ data }: MessageEvent) => {
    readMessage(data);
    onChange();
  };
  serviceWorker.addEventListener("message", onMessage);
  return () => serviceWorker.removeEventListener("message", onMessage);
}

function readNavigation() {
  const copy = documentCopy();
  if (copy) copies.set(keyOf(copy.address), copy.cachedAt);
}

/** The worker reports for each page's data whether it is a copy. */
function readMessage(data: unknown) {
  const { kind, address, cachedAt } = recordOf(data);
  if (kind !== "answered" || typeof address !== "string") return;
  if (typeof cachedAt === "string") copies.set(keyOf(address), cachedAt);
  else copies.delete(keyOf(address));
}

function keyOf(address: string) {
  return cacheableAddress(new URL(address, location.origin)) ?? address;
}
