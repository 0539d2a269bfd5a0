import type { Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";

/** Gives `react-router dev` what `server.ts` gives the built site: the database and `/ws`. */
export function devSite(): Plugin {
  let close = async () => {};
  return {
    name: "dev-site",
    apply: "serve",
    async configureServer(vite) {
      if (process.env.VITEST) return;
      close = await open(vite);
      // The router's listeners end the process at once; then nothing is closed.
      const end = () => void vite.close().finally(() => process.exit(0));
      for (const signal of ["SIGINT", "SIGTERM"]) {
        process.removeAllListeners(signal).once(signal, end);
      }
    },
    // Also before a restart, which opens everything anew.
    closeServer: () => close(),
  };
}

async function open(vite: ViteDevServer) {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const { hostedSite } = await runner.import("/app/hosted-site.server.ts");
  const { sql, settings, open: openSite } = hostedSite();
  const site = await openSite();
  const { openNotifications } = await runner.import("/app/notifications/open.server.ts");
  const notifications = await openNotifications(sql, settings.publicUrl);
  vite.httpServer?.on("upgrade", (request, socket, head) => {
    // Other paths are Vite's own socket.
    if (notifications.owns(request)) notifications.upgrade(request, socket, head);
  });
  return async () => {
    await notifications.close();
    await site.close();
  };
}
