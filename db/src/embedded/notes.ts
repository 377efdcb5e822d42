import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";

/** What the project remembers of its embedded database between two starts. */
export type Notes = {
  readonly dataFolder: string;
  readonly password: string;
  /** The port it listened on last; kept while it is free, so that saved connections of tools go on working. */
  readonly port: number | null;
};

/** Reads the notes; null before the first start. */
export function readNotes(home: string): Notes | null {
  let text: string;
  try {
    text = readFileSync(notePath(home), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const notes: unknown = JSON.parse(text);
  if (!isNotes(notes))
    throw new Error(`${notePath(home)} is damaged: it should hold dataFolder, password, port.`);
  return {
    ...notes,
    dataFolder: isAbsolute(notes.dataFolder) ? notes.dataFolder : join(home, notes.dataFolder),
  };
}

/** Writes the notes, readable by their owner alone; a data folder inside the home moves along with it. */
export function writeNotes(home: string, notes: Notes): void {
  const inside = relative(home, notes.dataFolder);
  const dataFolder = inside.startsWith("..") ? notes.dataFolder : inside;
  const growing = `${notePath(home)}.${process.pid}`;
  writeFileSync(growing, `${JSON.stringify({ ...notes, dataFolder }, null, 2)}\n`, { mode: 0o600 });
  renameSync(growing, notePath(home));
}

function notePath(home: string): string {
  return join(home, "database.json");
}

function isNotes(value: unknown): value is Notes {
  if (typeof value !== "object" || value === null) return false;
  const { dataFolder, password, port } = value as Record<string, unknown>;
  return (
    typeof dataFolder === "string" &&
    typeof password === "string" &&
    (port === null || typeof port === "number")
  );
}
