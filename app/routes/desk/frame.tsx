import { data, Outlet } from "react-router";
import type { Route } from "./+types/frame";
import { loadStaffTexts } from "~/texts/client-texts";
import { useSiteData } from "~/catalog/company/use-company";
import { siteContext } from "~/server/site-context.server";
import { isServerResponse } from "~/desk/desk-offline";
import { DeskFrame } from "~/desk/frame/desk-frame";
import { EMPTY_FRAME } from "~/desk/frame/frame";
import { GateFrame } from "~/desk/frame/gate-frame";
import { loadFrame, loadGate } from "~/desk/frame/load-frame.server";
import { RouteProblem } from "~/site/layout/route-problem";
import type { Role } from "~/web/pages/roles";
import { buildVersionContext } from "~/web/version.server";
import { compareVersion } from "~/web/browser/version";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadStaffTexts];

/** Loads the layout of all pages of the desk. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const frame = await loadFrame(site, context);
  const gate = frame === null ? await loadGate(site.sql) : SIGNED_IN;
  const scripts = context.get(buildVersionContext);
  return data({ frame, scripts, ...gate }, { headers: PRIVATE_HEADERS });
}

const SIGNED_IN = { asksName: false, asksCode: false, hasPasskeys: false };

let lastRole: Role | null = null;

/** On a network error the frame stays, without counts. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const loaded = await serverLoader();
    lastRole = loaded.frame?.role ?? null;
    compareVersion(loaded.scripts);
    return loaded;
  } catch (error) {
    if (isServerResponse(error)) throw error;
    return { frame: { ...EMPTY_FRAME, role: lastRole }, scripts: null, ...SIGNED_IN };
  }
}

export const headers = passHeaders;

export default function Frame({ loaderData: { frame } }: Route.ComponentProps) {
  const siteName = useSiteData()?.company.siteName ?? "";
  const page = <Outlet />;
  if (!frame) return <GateFrame siteName={siteName}>{page}</GateFrame>;
  return (
    <DeskFrame frame={frame} siteName={siteName}>
      {page}
    </DeskFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const company = useSiteData()?.company;
  return (
    <DeskFrame frame={loaderData?.frame ?? EMPTY_FRAME} siteName={company?.siteName ?? ""}>
      <RouteProblem error={error} phone={company?.phone ?? null} />
    </DeskFrame>
  );
}
