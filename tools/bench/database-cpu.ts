/** The CPU of a PostgreSQL on this machine, of all its processes together. Only Linux tells it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Clock ticks in a second, as Linux has counted them for users since ever. */
const ticksPerSecond = 100;

/**
 * @param only the one database that is looked at, where others of the cluster may be at work: its backends that were seen
 * @returns a reading of the seconds used since the start of the cluster, those of backends that have ended included; of one
 * database alone, what these had used at the reading before their end
 */
export function databaseCpu(dataDirectory: string, only?: string): () => number {
  const postmaster = Number(readFileSync(join(dataDirectory, "postmaster.pid"), "utf8").split("\n")[0]);
  /** What each backend of that database had used when it was looked at last: it ends when its connection is not needed. */
  const seen = new Map<number, number>();
  return () => {
    const processes = readdirSync("/proc").flatMap((name) =>
      /^\d+$/.test(name) ? (timesOf(name) ?? []) : [],
    );
    const own = processes.find(({ pid }) => pid === postmaster);
    const backends = processes.filter(({ parent }) => parent === postmaster);
    if (only !== undefined) {
      for (const { pid, title, used } of backends) if (title.split(" ")[2] === only) seen.set(pid, used);
      return [...seen.values()].reduce((sum, used) => sum + used, 0) / ticksPerSecond;
    }
    const ticks = backends.reduce((sum, { used }) => sum + used, (own?.used ?? 0) + (own?.usedByEnded ?? 0));
    return ticks / ticksPerSecond;
  };
}

function timesOf(pid: string) {
  try {
    // The name in brackets may hold anything; what follows is numbers.
    const [, rest = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ");
    const at = (index: number) => Number(fields[index]);
    // "postgres: vycep brewery 127.0.0.1(40000) SELECT"
    const title = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return { pid: Number(pid), title, parent: at(1), used: at(11) + at(12), usedByEnded: at(13) + at(14) };
  } catch {
    // It has ended meanwhile.
    return;
  }
}
