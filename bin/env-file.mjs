// Reads `.env`, where there is one; what the environment has already stays.
import { existsSync } from "node:fs";

if (existsSync(".env") && !process.env.VITEST) process.loadEnvFile(".env");
