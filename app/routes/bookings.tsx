import type { Route } from "./+types/bookings";
import { answerFindForm } from "~/booking/manage/find-action.server";
import { FindBooking } from "~/booking/manage/find-booking";
import { findBookingMeta } from "~/booking/manage/booking-meta.server";
import { redirectToOwn } from "~/booking/manage/own-redirect.server";
import { splitTitle } from "~/seo/split-title";
import { siteContext } from "~/site-context.server";
import { languageContext } from "~/i18n/middleware.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/client.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders } from "~/web/http/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const own = await or503(redirectToOwn(sql, request));
  if (own) throw own;
  const site = publicSite();
  const meta = findBookingMeta(site, context.get(languageContext));
  return { phone: site.company.phone, ...splitTitle(meta) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sql, limits } = context.get(siteContext);
  const form = await readFormOrThrow(request);
  const address = context.get(clientAddressContext);
  return or503(answerFindForm(sql, { request, form, address, limits: limits.lostLink }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { title, phone } = loaderData;
  return <FindBooking title={title} answer={actionData} phone={phone} />;
}
