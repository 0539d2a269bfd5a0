import { data } from "react-router";
import type { Route } from "./+types/admin";
import { sql } from "~/db.server";
import { BookingDesk } from "~/operator/booking-desk";
import { answerDeskForm } from "~/operator/desk-action.server";
import { deskFlash, type DeskFlash } from "~/operator/desk-flash.server";
import { loadBookings } from "~/operator/desk.server";
import { PasswordGate } from "~/operator/password-gate";
import { findStaff } from "~/operator/session.server";
import { i18nFor } from "~/i18n/i18n.server";
import { languageContext } from "~/i18n/middleware.server";
import { readFormOrThrow } from "~/web/body.server";
import { clientAddressContext } from "~/web/client.server";
import { orAway } from "~/web/or-away.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const title = i18nFor(context.get(languageContext)).t("operator.title");
  const staff = await orAway(findStaff(sql, request.headers));
  if (!staff) return data({ title, desk: null }, { headers: PRIVATE_HEADERS });
  const flash = await orAway(deskFlash(sql));
  const told = (await flash.read(request)) as DeskFlash | null;
  const bookings = await loadBookings(sql, new URL(request.url).searchParams);
  return data(
    { title, desk: { bookings, told } },
    {
      status: bookings.ok ? 200 : 503,
      headers: { ...PRIVATE_HEADERS, ...(told && { "Set-Cookie": await flash.clear() }) },
    },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormOrThrow(request);
  const address = context.get(clientAddressContext);
  return orAway(answerDeskForm(sql, { request, form, address }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default function Admin({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  if (!desk) return <PasswordGate problem={actionData} />;
  return <BookingDesk bookings={desk.bookings} told={desk.told} problem={actionData} />;
}
