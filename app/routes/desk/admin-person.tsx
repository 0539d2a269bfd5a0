import { data } from "react-router";
import type { Route } from "./+types/admin-person";
import { siteContext } from "~/server/site-context.server";
import { requireConfirmed } from "~/desk/confirm/require-confirmed.server";
import { loadPerson, answerPersonForm } from "~/desk/person/person.server";
import { PersonPage } from "~/desk/person/person-page";
import { requireStaff } from "~/desk/access.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await or503(requireConfirmed(context, request));
  const { sql } = context.get(siteContext);
  const person = await or503(loadPerson(sql, request));
  return data(person, { headers: PRIVATE_HEADERS });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookingStore } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const record = context.get(recordSecurityContext);
  return or503(answerPersonForm(bookingStore, { request, form, staff, record }));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { view, erased } = loaderData;
  return <PersonPage view={actionData ?? view} erased={actionData ? 0 : erased} />;
}
