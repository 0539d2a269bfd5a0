import { readFileSync } from "node:fs";
import { reactModule, type Content } from "./content";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};

const own = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, dependencies[name]!]));

/** Its packages demand each other in the same version. */
const routerVersion = dependencies["@react-router/dev"]!;

/** A stock project of React Router, whose only page has the content. */
export const STOCK = {
  packages: {
    "react-router": routerVersion,
    "@react-router/dev": routerVersion,
    "@react-router/node": routerVersion,
    "@react-router/serve": routerVersion,
    ...own("react", "react-dom", "isbot", "vite"),
  },
  files: (content: Content[]) => ({
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
  /** A program of the packages, with its arguments. */
  build: ["react-router", "build"],
  /** Arguments of Node.js; the address is in `HOST` and `PORT`. */
  start: ["node_modules/@react-router/serve/bin.js", "build/server/index.js"],
} as const;
