import type { Route } from "./+types/bookings";
import { answerFindForm } from "~/booking/manage/find-action.server";
import { FindBooking } from "~/booking/manage/find-booking";
import { findMeta } from "~/booking/manage/own-meta.server";
import { presentCompany } from "~/company/present-site.server";
import { sql } from "~/db.server";
import { languageContext } from "~/i18n/middleware.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/client.server";
import { orAway } from "~/web/http/or-away.server";
import { passHeaders } from "~/web/http/security-headers.server";

export function loader({ context }: Route.LoaderArgs) {
  return { phone: presentCompany().phone, meta: findMeta(context.get(languageContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormOrThrow(request);
  const address = context.get(clientAddressContext);
  return orAway(answerFindForm(sql, { request, form, address }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  return <FindBooking answer={actionData} phone={loaderData.phone} />;
}
