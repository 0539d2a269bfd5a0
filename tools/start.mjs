// This is the program of `npm start`: it builds if needed, then serves the built site in this process.
import "./node-version.mjs";
import "./env-file.mjs";
import "./follow-npm.mjs";
import { ensureBuild } from "./build.mjs";

process.env.NODE_ENV = "production";
try {
  ensureBuild();
  await import("../build/server/server.js");
} catch (error) {
  console.error(`the site did not start: ${error.message}`);
  process.exit(1);
}
