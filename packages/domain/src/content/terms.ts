import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { LANGUAGES, REQUIRED_LANGUAGES } from "../market/language.ts";
import type { WordsByLanguage } from "./edited-content.ts";

/** What terms of use say, by language. */
export type TermsWords = { readonly titles: WordsByLanguage; readonly bodies: WordsByLanguage };

export type TermsRefusal = Refusal & {
  readonly kind: "title-missing" | "body-missing" | "text-too-long" | "nothing-changed";
  /** Which words it is about, with their language: `body.sk`; null where it is all of them. */
  readonly field: string | null;
};

const longest = { titles: 200, bodies: 60_000 } as const;
const fieldOf = { titles: "title", bodies: "body" } as const;
const parts = ["titles", "bodies"] as const;

/**
 * Whether terms may be kept as a draft: nothing is longer than it may be (DCONF-03).
 *
 * @example judgeTermsDraft({ titles: { cs: "Podmínky" }, bodies: {} }) // { ok: true, value: undefined }
 */
export function judgeTermsDraft(words: TermsWords): Result<undefined, TermsRefusal> {
  for (const part of parts) {
    const long = LANGUAGES.find((language) => (words[part][language] ?? "").length > longest[part]);
    if (long !== undefined) return refused({ kind: "text-too-long", field: `${fieldOf[part]}.${long}` });
  }
  return ok(undefined);
}

/**
 * Whether terms may come into force (DCONF-03): whoever is asked reads them whole in their language, and nobody is asked about words
 * that are in force already.
 *
 * @example judgeTermsPublication({ titles: { cs: "Podmínky" }, bodies: { cs: "Platí." } }, undefined)
 *   // { ok: false, refusal: { kind: "title-missing", field: "title.sk" } }
 */
export function judgeTermsPublication(
  words: TermsWords,
  inForce: TermsWords | undefined,
): Result<undefined, TermsRefusal> {
  for (const language of REQUIRED_LANGUAGES) {
    if (!says(words.titles, language)) return refused({ kind: "title-missing", field: `title.${language}` });
    if (!says(words.bodies, language)) return refused({ kind: "body-missing", field: `body.${language}` });
  }
  const isSame = parts.every((part) =>
    LANGUAGES.every((language) => (words[part][language] ?? "") === (inForce?.[part][language] ?? "")),
  );
  return isSame ? refused({ kind: "nothing-changed", field: null }) : judgeTermsDraft(words);
}

/**
 * What the next version is called: a number more than the highest of those that were.
 *
 * @example nextTermsVersion(["4", "3", "2024-rev"]) // "5"
 */
export function nextTermsVersion(versions: readonly string[]): string {
  const numbers = versions.filter((version) => /^\d{1,9}$/.test(version)).map(Number);
  return String(Math.max(0, ...numbers) + 1);
}

/** How a version stands at a moment: it is in force, it was, or it will be. */
export type TermsStanding = "in-force" | "past" | "ahead";

/**
 * How a version stands (DCONF-03); it ends when the next one begins. Moments are ISO 8601 in one zone.
 *
 * @example termsStanding({ begins: "2026-11-01T00:00:00.000Z", ends: null }, "2026-11-23T12:00:00.000Z") // "in-force"
 */
export function termsStanding(
  { begins, ends }: { readonly begins: string; readonly ends: string | null },
  now: string,
): TermsStanding {
  if (begins > now) return "ahead";
  return ends !== null && ends <= now ? "past" : "in-force";
}

/** A line of two texts: in both, only in the former, or only in the latter. */
export type ComparedLine = { readonly kind: "kept" | "gone" | "new"; readonly text: string };

/**
 * Two texts line by line: what went, what came, what stayed, in the order in which they are read (DCONF-03). Empty lines are left out.
 *
 * @example compareLines("Platí.\nDo soboty.", "Platí.\nDo neděle.")
 *   // [{ kind: "kept", text: "Platí." }, { kind: "gone", text: "Do soboty." }, { kind: "new", text: "Do neděle." }]
 */
export function compareLines(before: string, after: string): readonly ComparedLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const shared = sharedLengths(old, now);
  const lines: ComparedLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [was, is] = [old[at], now[to]];
    if (was !== undefined && was === is) {
      lines.push({ kind: "kept", text: was });
      at += 1;
      to += 1;
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))
    ) {
      lines.push({ kind: "gone", text: was });
      at += 1;
    } else {
      lines.push({ kind: "new", text: is ?? "" });
      to += 1;
    }
  }
  return lines;
}

/** How many lines the rests of two texts share, by where the rests begin. */
function sharedLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    const row = table[at] ?? [];
    for (let to = now.length - 1; to >= 0; to -= 1) {
      row[to] =
        old[at] === now[to]
          ? lengthAt(table, at + 1, to + 1) + 1
          : Math.max(lengthAt(table, at + 1, to), lengthAt(table, at, to + 1));
    }
  }
  return table;
}

function lengthAt(table: readonly (readonly number[])[], at: number, to: number): number {
  return table[at]?.[to] ?? 0;
}

function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function says(words: WordsByLanguage, language: string): boolean {
  return (words[language] ?? "").trim() !== "";
}
