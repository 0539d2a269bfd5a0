import type { Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";

/** Gives `react-router dev` what `server.ts` gives the built site: the database and `/ws`. */
export function devSite(): Plugin {
  return {
    name: "dev-site",
    apply: "serve",
    async configureServer(vite) {
      if (process.env.VITEST) return;
      const load = (path: string) =>
        (vite.environments.ssr as RunnableDevEnvironment).runner.import(path);
      const { openSite } = await load("/app/open-site.server.ts");
      const site = await openSite();
      const { openNotifications } = await load("/app/notifications/open.server.ts");
      const notifications = await openNotifications();
      vite.httpServer?.on("upgrade", (request, socket, head) => {
        // Other paths are Vite's own socket.
        if (notifications.owns(request)) notifications.upgrade(request, socket, head);
      });
      stopWith(vite, async () => {
        await notifications.close();
        await site.close();
      });
    },
  };
}

function stopWith(vite: ViteDevServer, stop: () => Promise<void>) {
  let stopping: Promise<void> | null = null;
  const once = () => (stopping ??= stop());
  const close = vite.close.bind(vite);
  vite.close = async () => {
    await once();
    await close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void once().finally(() => process.exit(0)));
  }
}
