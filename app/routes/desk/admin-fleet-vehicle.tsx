import { data } from "react-router";
import type { Route } from "./+types/admin-fleet-vehicle";
import { siteContext } from "~/server/site-context.server";
import { loadVehicle, answerVehicleForm } from "~/desk/fleet/vehicles/vehicle.server";
import { VehiclePage } from "~/desk/fleet/vehicles/vehicle-page";
import { loadVehicleRentals } from "~/desk/rentals/load-rentals.server";
import { requireStaff } from "~/desk/access.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const page = await or503(loadVehicle(sql, params));
  const asked = { vehicleId: page.vehicle.id, now: new Date() };
  const rentals = await or503(loadVehicleRentals(sql, new URL(request.url).searchParams, asked));
  return data({ page, rentals }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sql, secret } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const named = await or503(loadVehicle(sql, params));
  const sent = { request, form, staff, now: new Date() };
  return or503(answerVehicleForm({ sql, secret }, sent, named));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Vehicle({ loaderData, actionData, params }: Route.ComponentProps) {
  return <VehiclePage key={params.vehicle} {...loaderData} answer={actionData} />;
}
