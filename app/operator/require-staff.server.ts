import { href, redirect } from "react-router";
import type { Sql } from "~/db.server";
import { inLanguage, languageIn } from "~/i18n/address";
import { PRIVATE_HEADERS } from "~/web/security-headers.server";
import { findStaff } from "./session.server";
import type { Staff } from "./staff.queries.server";

/** Who sends a request to a page that is for staff alone; anybody else is led to the gate. */
export async function requireStaff(sql: Sql, request: Request): Promise<Staff> {
  const staff = await findStaff(sql, request.headers);
  if (staff) return staff;
  throw redirect(inLanguage(href("/admin"), languageIn(new URL(request.url).search)), {
    status: 303,
    headers: PRIVATE_HEADERS,
  });
}
