import { gzipSync } from "node:zlib";

type Built = { readonly code: string; readonly imports: readonly string[] };

/** The gzipped weight of scripts with all that they import, each counted once, in KB of 1,024 bytes. */
export function weightOf(starts: readonly string[], files: ReadonlyMap<string, Built>): number {
  const needed = new Set(starts);
  for (const name of needed) for (const next of files.get(name)?.imports ?? []) needed.add(next);
  const bytes = [...needed].map((name) => gzipSync(files.get(name)?.code ?? "").length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}
