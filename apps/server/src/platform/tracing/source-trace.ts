/** What a trace of the built server says, in the places of its sources: the maps are read when somebody reads a trace, and not kept. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stdSerializers } from "pino";

const built = /file:\/\/[^\s()]+\/dist\/[^\s()/]+\.js:\d+:\d+/g;

/** The same place comes again and again: whoever is away is missed by every request. */
const known = new Map<string, string>();
const mostKnown = 1000;

/** A trace whose places are those of the sources, as far as a map beside the built file tells them. */
export function inSources(trace: string): string {
  return trace.replaceAll(built, (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const found = sourceOf(place) ?? place;
    if (known.size >= mostKnown) known.clear();
    known.set(place, found);
    return found;
  });
}

/** How the log writes an error. */
export function errorInLog(error: Error): ReturnType<typeof stdSerializers.err> {
  const told = stdSerializers.err(error);
  if (typeof told?.stack === "string") told.stack = inSources(told.stack);
  return told;
}

function sourceOf(place: string): string | undefined {
  const [column = "", line = "", ...rest] = place.split(":").toReversed();
  const file = fileURLToPath(rest.toReversed().join(":"));
  const path = `${file}.map`;
  if (!existsSync(path)) return undefined;
  const { mappings, sources } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly mappings: string;
    readonly sources: readonly string[];
  };
  const found = placeIn(mappings, Number(line) - 1, Number(column) - 1);
  if (found === undefined) return undefined;
  const source = sources[found.source];
  return source && `${resolve(dirname(file), source)}:${found.line + 1}:${found.column + 1}`;
}

type Place = { readonly source: number; readonly line: number; readonly column: number };

/**
 * The last mark of the line that is not behind the column. Marks (ECMA-426) are numbers that each add to the one before, so all
 * until then are read; nothing of them is kept.
 */
function placeIn(mappings: string, line: number, column: number): Place | undefined {
  let [at, source, fromLine, fromColumn] = [0, 0, 0, 0];
  let index = 0;
  const next = () => {
    let [value, shift, digit] = [0, 0, 0];
    do {
      digit = digits[mappings.charCodeAt(index)] ?? 0;
      index += 1;
      value += (digit & 31) * 2 ** shift;
      shift += 5;
    } while (digit >= 32);
    return value % 2 === 1 ? -(value - 1) / 2 : value / 2;
  };
  const isOver = () => index >= mappings.length || mappings[index] === "," || mappings[index] === ";";
  let found: Place | undefined;
  for (let current = 0; index < mappings.length && current <= line; index += 1) {
    if (mappings[index] === ";") {
      current += 1;
      at = 0;
    }
    if (isOver()) continue;
    at += next();
    if (current === line && at > column) return found;
    if (!isOver()) {
      source += next();
      fromLine += next();
      fromColumn += next();
      if (current === line) found = { source, line: fromLine, column: fromColumn };
    }
    if (!isOver()) next();
    index -= 1;
  }
  return found;
}

const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digits = new Uint8Array(128);
for (const [digit, letter] of [...base64].entries()) digits[letter.charCodeAt(0)] = digit;
