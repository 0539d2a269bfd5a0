import type { Page } from "./page";

export const FILE_PAGES = [
  { id: "sitemap", pattern: "/sitemap.xml", area: "file" },
  { id: "robots", pattern: "/robots.txt", area: "file" },
  { id: "llms", pattern: "/llms.txt", area: "file" },
  { id: "securityTxt", pattern: "/.well-known/security.txt", area: "file" },
  { id: "serviceWorker", pattern: "/sw.js", area: "file" },
  { id: "offline", pattern: "/offline", area: "file" },
  { id: "webManifest", pattern: "/manifest.webmanifest", area: "file" },
  { id: "speculationRules", pattern: "/speculation-rules.json", area: "file", settings: false },
  { id: "language", pattern: "/language", area: "file", robots: false },
  { id: "photo", pattern: "/photos/:file", area: "file", settings: false },
  { id: "telegram", pattern: "/telegram", area: "file" },
  { id: "healthz", pattern: "/healthz", area: "file", settings: false },
  { id: "readyz", pattern: "/readyz", area: "file", settings: false },
  { id: "metrics", pattern: "/metrics", area: "file", settings: false },
] as const satisfies readonly Page[];
