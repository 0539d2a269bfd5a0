import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { vehicleName } from "~/booking/booking-car";
import { isUrgent } from "~/booking/reply-by";
import { useOfficeHours } from "~/catalog/company/use-company";
import { useNotifications } from "~/messaging/notifications/store";
import { toast } from "~/ui/overlay/toast-store";
import { usePolling } from "~/ui/use-polling";
import { hasUnsentText } from "~/web/browser/is-changed";
import { isolate } from "~/web/i18n/isolate";

/** The polling interval of the bookings (specification 7). */
export const REFRESH_MS = 60_000;

/** Reloads the data of a page with bookings each minute, and when one arrives or changes. */
export function useDeskRefresh() {
  usePolling(REFRESH_MS);
  useRefreshOnArrival();
}

const DEBOUNCE_MS = 250;

/**
 * Revalidates when the socket reports a new or changed booking, unless something is typed in an open
 * section: the next change or poll after it does. Pages with a long form must not use it: a failed request
 * would replace the form.
 */
export function useRefreshOnArrival() {
  const { entries, changes } = useNotifications();
  const { revalidate } = useRevalidator();
  // A pending navigation loads the data anyway.
  const isIdle = useNavigation().state === "idle";
  const shown = useRef({ entries, changes });
  useEffect(() => {
    const last = shown.current;
    if (!isIdle || (last.entries === entries && last.changes === changes)) return;
    // Coalesces several notifications, and waits for React to see a navigation that just started.
    const timer = setTimeout(() => {
      if (hasUnsentText()) return;
      shown.current = { entries, changes };
      void revalidate();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [entries, changes, isIdle, revalidate]);
}

/** Shows a toast and plays a sound on a socket notification. */
export function useArrivalToast() {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  const [newest] = useNotifications().entries;
  const known = useRef(newest?.id ?? 0);
  useEffect(enableSound, []);
  useEffect(() => {
    if (!newest || newest.id <= known.current) return;
    known.current = newest.id;
    const { name } = newest;
    const text = t("operator.arrivedText", {
      name: isolate(name),
      vehicle: vehicleName(t, newest.vehicle),
    });
    const title = t("operator.arrived", { id: newest.id });
    const hurries = isUrgent({ ...newest, createdAt: newest.timestamp }, hours);
    toast({ kind: "default", title: hurries ? t("delivery.urgent", { title }) : title, text });
    playArrivalSound();
  }, [newest, hours, t]);
}

let context: AudioContext | null = null;

/** Browsers allow sound only after a user gesture: the first one enables it. */
function enableSound(): () => void {
  const onGesture = () => {
    try {
      context ??= new AudioContext();
      context.resume().catch(report);
    } catch (error) {
      report(error);
    }
  };
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) addEventListener(event, onGesture, { once: true });
  return () => {
    for (const event of events) removeEventListener(event, onGesture);
  };
}

/** Plays two short tones. Failures are only logged (specification 9). */
function playArrivalSound() {
  if (context?.state !== "running") return;
  try {
    tone(context, 880, 0);
    tone(context, 1320, 0.14);
  } catch (error) {
    report(error);
  }
}

const SECONDS = 0.35;
const VOLUME = 0.15;

function tone(audio: AudioContext, frequency: number, after: number) {
  const start = audio.currentTime + after;
  const oscillator = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: VOLUME });
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + SECONDS);
}

function report(error: unknown) {
  console.warn("the sound could not be played", error);
}
