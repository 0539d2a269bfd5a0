import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation, useRevalidator } from "react-router";
import { vehicleName } from "~/booking/vehicle-name";
import { useNotifications } from "~/notifications/store";
import { toast } from "~/ui/overlay/toast-store";
import { playArrival, readySound } from "./arrival-sound";

/** Specification 7: the bookings are fetched anew so often. */
export const REREAD_MS = 60_000;

/** Shows on the desk what the socket tells: a toast, a sound, a number in the title, fresh data. */
export function useDeskNews() {
  useRefreshOnArrival();
  useArrivalToast();
  useCountInTitle();
}

const REFRESH_AFTER_MS = 250;

/** Reads the page anew when the socket told of a booking, new or changed. */
function useRefreshOnArrival() {
  const { entries, changes } = useNotifications();
  const { revalidate } = useRevalidator();
  // A page on its way is not read twice.
  const isIdle = useNavigation().state === "idle";
  const shown = useRef({ entries, changes });
  useEffect(() => {
    const last = shown.current;
    if (!isIdle || (last.entries === entries && last.changes === changes)) return;
    // The router may be on its way already and React not know it yet; and bookings come together.
    const timer = setTimeout(() => {
      shown.current = { entries, changes };
      void revalidate();
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entries, changes, isIdle, revalidate]);
}

function useArrivalToast() {
  const { t } = useTranslation();
  const [newest] = useNotifications().entries;
  const known = useRef(newest?.id ?? 0);
  useEffect(readySound, []);
  useEffect(() => {
    if (!newest || newest.id <= known.current) return;
    known.current = newest.id;
    const { name } = newest;
    const text = t("operator.arrivedText", { name, vehicle: vehicleName(t, newest.vehicle) });
    toast({ kind: "default", title: t("operator.arrived", { id: newest.id }), text });
    playArrival();
  }, [newest, t]);
}

/** `(2) Admin Dashboard` while two are unread; at each rendering, since that may set the title anew. */
function useCountInTitle() {
  const { t } = useTranslation();
  const { unread } = useNotifications();
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    // A refused form comes first.
    const isRefused = title.startsWith(t("site.title.refused", { title: "" }));
    document.title = unread > 0 && !isRefused ? `(${unread}) ${title}` : title;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, "");
    };
  });
}
