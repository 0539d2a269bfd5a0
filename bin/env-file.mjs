// Reads `.env` if it exists; the environment takes precedence.
import { existsSync } from "node:fs";

if (existsSync(".env") && !process.env.VITEST) process.loadEnvFile(".env");
