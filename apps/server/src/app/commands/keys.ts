import { rotateSigningKeys } from "../../modules/identity/provider/signing-keys.ts";
import { parseConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/db.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };

/**
 * `npm run keys -- rotate [--forget]`, while servers run: a new key signs from now on. With `--forget` the old ones, and
 * all that they signed, are good for nothing any more: for keys that were stolen.
 *
 * @returns the exit code: 0 done, 1 the configuration is not right, 2 called wrongly
 */
export async function keysCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const [command, option, ...more] = args;
  if (command !== "rotate" || (option !== undefined && option !== "--forget") || more.length > 0) {
    error("Usage: npm run keys -- rotate [--forget]");
    return 2;
  }
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const database = openDatabase(parsed.config, (cause) => error(String(cause)));
  try {
    const forget = option === "--forget";
    const kid = await rotateSigningKeys({ db: database.db, secrets: parsed.config.secrets }, { forget });
    out(`Key ${kid} signs from now on, in every process within half a minute.`);
    out(forget ? "Everybody signs in anew." : "What the old keys signed is good until it ends.");
    return 0;
  } finally {
    await database.close();
  }
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  // biome-ignore lint/style/noProcessEnv: a program's own entry reads the environment once
  process.exitCode = await keysCli(process.argv.slice(2), process.env, {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  });
}
