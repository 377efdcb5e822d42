import { parseConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/db.ts";
import { lookAtDatabase } from "./database-checks.ts";
import type { Finding } from "./finding.ts";
import { lookAtFiles, lookAtFolders, lookAtIdentity } from "./house-checks.ts";
import { lookAtOrigins } from "./origin-checks.ts";
import { lookAtErp, lookAtMail, lookAtScanner } from "./partner-checks.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };

/**
 * `npm run doctor`: looks at everything that a process with this configuration depends on, and says what to do about what
 * is not right. It changes nothing; the file that it writes it erases again.
 *
 * @returns the exit code: 0 nothing bad, 1 something bad, or the configuration is not right
 */
export async function doctorCli(
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const { config } = parsed;
  const database = openDatabase(config, () => undefined);
  try {
    const ofDatabase = await lookAtDatabase(config, database);
    const isAway = ofDatabase.length === 1;
    const findings = (
      await Promise.all([
        ofDatabase,
        isAway ? [] : lookAtIdentity(config, database.db),
        lookAtFiles(config),
        lookAtFolders(config),
        lookAtMail(config),
        lookAtErp(config),
        lookAtScanner(config),
        lookAtOrigins(config),
      ])
    ).flat();
    for (const finding of findings) for (const line of linesOf(finding)) out(line);
    return findings.some(({ state }) => state === "bad") ? 1 : 0;
  } finally {
    await database.close();
  }
}

const marks = { good: "ok     ", warning: "warning", bad: "BAD    " } as const;

function linesOf({ state, subject, found, remedy }: Finding): readonly string[] {
  const line = `${marks[state]}  ${subject}: ${found}`;
  return remedy === undefined ? [line] : [line, `         ${remedy}`];
}
