import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // No manifest requests later on: they would fail on a flaky line.
  routeDiscovery: { mode: "initial" },
  // Leaves the origin of forms to our own check in front of all routes. The router's knows neither
  // `PUBLIC_URL` nor a proxy's TLS, and its refusal is no page.
  allowedActionOrigins: ["**"],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
