import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

/** Adds the database and `/ws` to `react-router dev`, which `server.ts` does for the built site. */
export function devSite(): Plugin {
  let close = async () => {};
  return {
    name: "dev-site",
    apply: "serve",
    async configureServer(vite) {
      if (process.env.VITEST) return;
      close = await open(vite);
      // The router's listeners would exit without closing.
      const end = () => void vite.close().finally(() => process.exit(0));
      for (const signal of ["SIGINT", "SIGTERM"]) {
        process.removeAllListeners(signal).once(signal, end);
      }
    },
    // Vite calls it before a restart too.
    closeServer: () => close(),
  };
}

async function open(vite: ViteDevServer) {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no module runner");
  const { runner } = ssr;
  const { hostedSite } = await runner.import("/app/server/hosted-site.server.ts");
  const site = hostedSite();
  const opened = await site.open();
  const { openNotifications } = await runner.import("/app/messaging/notifications/open.server.ts");
  const notifications = await openNotifications(site, {
    ...site.settings,
    security: site.security,
  });
  vite.httpServer?.on("upgrade", (request, socket, head) => {
    // Other paths belong to Vite.
    if (notifications.owns(request)) notifications.upgrade(request, socket, head);
  });
  return async () => {
    await notifications.close();
    await opened.close();
  };
}
