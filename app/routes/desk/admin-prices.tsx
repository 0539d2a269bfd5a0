import { data } from "react-router";
import type { Route } from "./+types/admin-prices";
import { siteContext } from "~/server/site-context.server";
import { loadPrices, answerPricesForm } from "~/desk/prices/prices.server";
import { PricesPage } from "~/desk/prices/prices-page";
import { requireStaff } from "~/desk/access.server";
import { MANY_FIELDS, readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireStaff(context, request));
  const prices = await or503(loadPrices(context.get(siteContext).sql, request));
  return data({ prices }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request, { fields: MANY_FIELDS });
  return or503(answerPricesForm(context.get(siteContext).sql, { request, form, staff }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesPage prices={loaderData.prices} answer={actionData} />;
}
