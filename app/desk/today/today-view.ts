import { href, useLocation } from "react-router";
import { parseDate } from "~/web/calendar";

/** The lists of Today that can be opened whole, by the names in its address. */
export const TODAY_LISTS = [
  "messages",
  "wishes",
  "requests",
  "late",
  "conflicts",
  "unmarked",
  "unassigned",
  "papers",
  "vehicles",
  "handovers",
] as const;
export type TodayList = (typeof TODAY_LISTS)[number];

/** The page and the field where staff enter the rates of exchange. */
export const RATES_ADDRESS = `${href("/admin/settings")}#rateGEL`;

/** What the page shows: the first rows of all lists, all of one, or the hand-overs of a day or an hour. */
export type TodayView =
  | { kind: "all" }
  | { kind: "list"; list: TodayList; page: number }
  | { kind: "day"; day: string; hour: number | null; page: number };

/** The number of rows of a list that is opened whole: as many as one form settles. */
export const PAGE_ROWS = 50;

/** The maximum number of a list's page, which is more than any company has. */
const MAX_PAGE = 9_999;

/** Reads the query of Today's address; what makes no sense is left out. */
export function readTodayView(search: URLSearchParams): TodayView {
  const typed = Number(search.get("page"));
  const page = Number.isInteger(typed) && typed >= 1 && typed <= MAX_PAGE ? typed : 1;
  const list = TODAY_LISTS.find((known) => known === search.get("list"));
  if (list) return { kind: "list", list, page };
  const day = parseDate(search.get("day") ?? "");
  if (!day) return { kind: "all" };
  const [hour] = /^(?:1?\d|2[0-3])$/.exec(search.get("hour") ?? "") ?? [];
  return { kind: "day", day, hour: hour === undefined ? null : Number(hour), page };
}

export function todayAddress(view: TodayView): string {
  const query = new URLSearchParams();
  if (view.kind === "list") query.set("list", view.list);
  if (view.kind === "day") {
    query.set("day", view.day);
    if (view.hour !== null) query.set("hour", String(view.hour));
  }
  if (view.kind !== "all" && view.page > 1) query.set("page", String(view.page));
  const text = String(query);
  return text ? `${href("/admin/today")}?${text}` : href("/admin/today");
}

/** Returns the address of what the page shows now, to which its forms lead back. */
export function useTodayAddress(): string {
  const { search } = useLocation();
  return todayAddress(readTodayView(new URLSearchParams(search)));
}
