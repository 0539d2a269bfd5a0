import { readFileSync } from "node:fs";
import { markup, reactModule, type Content } from "./content";

/** A stock project whose only page has the content. */
export type App = {
  name: string;
  packages: Record<string, string>;
  files(content: Content[]): Record<string, string>;
  /** Programs of the packages, with their arguments. */
  build: [program: string, ...args: string[]];
  /** Arguments of Node.js; the address is in `HOST` and `PORT`. */
  start: (port: number) => string[];
};

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};

const own = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, dependencies[name]!]));

/** Its packages demand each other in the same version. */
const routerVersion = dependencies["@react-router/serve"]!;

const reactRouter: App = {
  name: "React Router",
  packages: {
    "react-router": routerVersion,
    "@react-router/dev": routerVersion,
    "@react-router/node": routerVersion,
    "@react-router/serve": routerVersion,
    ...own("react", "react-dom", "isbot", "vite"),
  },
  files: (content) => ({
    "vite.config.js": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };
`,
    "app/routes.js": `import { index } from "@react-router/dev/routes";
export default [index("home.jsx")];
`,
    "app/root.jsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return <html lang="en"><head><meta charSet="utf-8" /><Meta /><Links /></head>
    <body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}
`,
    "app/home.jsx": reactModule(content),
  }),
  build: ["react-router", "build"],
  start: () => ["node_modules/@react-router/serve/bin.js", "build/server/index.js"],
};

const next: App = {
  name: "Next",
  packages: { next: "16.4.6", ...own("react", "react-dom") },
  files: (content) => ({
    "next.config.js": "export default { compress: false };\n",
    "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    "app/page.jsx": `import Content from "./content";
export const dynamic = "force-dynamic";
export default function Page() { return <Content />; }
`,
    "app/content.js": reactModule(content),
  }),
  build: ["next", "build"],
  start: (port) => [
    "node_modules/next/dist/bin/next",
    "start",
    "-H",
    "127.0.0.1",
    "-p",
    String(port),
  ],
};

const astro: App = {
  name: "Astro",
  packages: { astro: "5.18.2", "@astrojs/node": "9.5.5" },
  files: (content) => ({
    "astro.config.mjs": `import node from "@astrojs/node";
export default { output: "server", adapter: node({ mode: "standalone" }) };
`,
    "src/pages/index.astro": `<html lang="en"><head><meta charset="utf-8"></head>
<body>${markup(content)}</body></html>
`,
  }),
  build: ["astro", "build"],
  start: () => ["dist/server/entry.mjs"],
};

const svelteKit: App = {
  name: "SvelteKit",
  packages: {
    "@sveltejs/kit": "2.70.4",
    "@sveltejs/adapter-node": "5.5.7",
    "@sveltejs/vite-plugin-svelte": "6.2.4",
    svelte: "5.57.3",
    vite: "7.3.8",
  },
  files: (content) => ({
    "vite.config.js": `import { sveltekit } from "@sveltejs/kit/vite";
export default { plugins: [sveltekit()] };
`,
    "svelte.config.js": `import adapter from "@sveltejs/adapter-node";
export default { kit: { adapter: adapter() } };
`,
    "src/app.html": `<html lang="en"><head><meta charset="utf-8">%sveltekit.head%</head>
<body><div>%sveltekit.body%</div></body></html>
`,
    "src/routes/+page.svelte": markup(content),
  }),
  build: ["vite", "build"],
  start: () => ["build"],
};

export const APPS = [reactRouter, astro, svelteKit, next];
