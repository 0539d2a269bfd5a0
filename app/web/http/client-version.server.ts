import { createContext, type MiddlewareFunction } from "react-router";
import { RELOAD_HEADER, VERSION_HEADER } from "./client-version";

/** The address of the manifest of the build; null where the server does not know it. */
export const clientVersionContext = createContext<string | null>(null);

/**
 * Refuses loader data to scripts of another version, which may not understand them; they load the
 * document instead. Requests without a version get them.
 */
export const refuseOutdated: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const version = context.get(clientVersionContext);
  const requested = request.headers.get(VERSION_HEADER) ?? version;
  if (request.method !== "GET" || version === null || requested === version) return next();
  return new Response(null, {
    status: 204,
    headers: { [RELOAD_HEADER]: "true", "Cache-Control": "no-store" },
  });
};
