import { readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { writeDurably } from "./durable-file.ts";
import { errorCode } from "./error-code.ts";

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
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
  const notes = notesIn(text);
  if (notes === null) {
    throw new Error(
      `${notePath(home)} is damaged: it should hold dataFolder, password and port as JSON. Bring back a good one, or ` +
        `delete the folder ${home} to begin anew; the data in its database are lost then.`,
    );
  }
  return {
    ...notes,
    dataFolder: isAbsolute(notes.dataFolder) ? notes.dataFolder : join(home, notes.dataFolder),
  };
}

/** Writes the notes durably, readable by their owner alone; a data folder inside the home moves along with it. */
export function writeNotes(home: string, notes: Notes): void {
  const inside = relative(home, notes.dataFolder);
  const dataFolder = inside.startsWith("..") ? notes.dataFolder : inside;
  writeDurably(notePath(home), `${JSON.stringify({ ...notes, dataFolder }, null, 2)}\n`);
}

function notePath(home: string): string {
  return join(home, "database.json");
}

function notesIn(text: string): Notes | null {
  try {
    const notes: unknown = JSON.parse(text);
    return isNotes(notes) ? notes : null;
  } catch {
    return null;
  }
}

function isNotes(value: unknown): value is Notes {
  if (typeof value !== "object" || value === null) return false;
  return (
    "dataFolder" in value &&
    typeof value.dataFolder === "string" &&
    "password" in value &&
    typeof value.password === "string" &&
    "port" in value &&
    (value.port === null || typeof value.port === "number")
  );
}
