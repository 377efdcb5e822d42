import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, parseConfig } from "../../apps/server/src/platform/config.ts";
import { root } from "../bootstrap.mjs";

// What stands in .env holds where the environment itself says nothing.
const file = join(root, ".env");
if (existsSync(file)) process.loadEnvFile(file);

/** What the tools themselves read from the environment; the server knows nothing of it. */
const ownKeys = ["VYCEP_HOME", "POSTGRES_OS_USER"];

/** What makes it the demo: its users and offers, and a second host that shows the theme of a brand (D26). */
const demo = { VYCEP_DEMO: "on", VYCEP_THEME_HOSTS: "ponente.localhost=peroni" };

/** The server's configuration, and the environment to start it with. */
export type Settings = { readonly config: Config; readonly env: Record<string, string> };

/**
 * Reads the configuration as the server will, with what `npm start` adds: the demo is on but for a real brewery (D31),
 * which has a second host with a theme, and logs tell of trouble only.
 * Null and a full list of what is wrong on stderr when it does not hold together.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings | null {
  const isReal = environment.NODE_ENV === "production";
  const env: Record<string, string> = { ...(isReal ? {} : demo), LOG_LEVEL: "warn" };
  env.VYCEP_FILES = join(resolve(root, environment.VYCEP_HOME || ".vycep"), "files");
  env.VYCEP_ACCESS_POINT = join(resolve(root, environment.VYCEP_HOME || ".vycep"), "e-invoices");
  env.VYCEP_EDI = join(resolve(root, environment.VYCEP_HOME || ".vycep"), "edi");
  for (const [key, value] of Object.entries(environment)) {
    if (value !== undefined && value !== "" && !ownKeys.includes(key)) env[key] = value;
  }
  // The embedded database gets its address when it runs.
  const parsed = parseConfig({ DATABASE_URL: "postgresql://embedded", ...env });
  if (parsed.kind === "ok") return { config: parsed.config, env };
  process.stderr.write("vycep cannot start, the configuration is not right:\n");
  for (const problem of parsed.problems) process.stderr.write(`  ${problem}\n`);
  return null;
}
