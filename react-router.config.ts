import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // No manifest requests later on: they would fail on a flaky line.
  routeDiscovery: { mode: "initial" },
  // A form on a page with `no-referrer` sends the origin «null». Our own check, in front of all
  // routes, lets it through only where the browser says that it is ours.
  allowedActionOrigins: ["null"],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
