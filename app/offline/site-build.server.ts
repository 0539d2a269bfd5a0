// A circular import (build, routes, this module): read it only while handling a request.
import { assets } from "virtual:react-router/server-build";

/** The version of the client's build. */
export function buildVersion(): string {
  return assets.version;
}
