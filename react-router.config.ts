import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // No later manifest requests: they would fail on an unreliable network.
  routeDiscovery: { mode: "initial" },
  // Our own check before all routes replaces the router's, which knows neither `PUBLIC_URL` nor a
  // proxy's TLS, and responds without a page.
  allowedActionOrigins: ["**"],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
