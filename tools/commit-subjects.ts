// Part of npm run check: the subject of a commit is one line that a list shows whole. Without git, or in an unpacked
// archive, there is nothing to check.
import { tooLong } from "./commit-subjects/too-long.ts";
import { runProgram } from "./run-program.ts";

/** The rule is as old as this day; what was written before stays as it was written. */
const since = "2026-11-23T00:00:00Z";

const log = await runProgram(["git", "log", "--no-merges", `--since=${since}`, "--format=%h %s"], {
  quiet: true,
}).catch(() => null);

if (log?.code === 0) {
  const wrong = tooLong(log.output);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
}
