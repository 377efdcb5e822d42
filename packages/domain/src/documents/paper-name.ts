import { fold } from "../kernel/fold.ts";

/** Papers that are brought as files, each of one number (DDOC-01). */
export const FILED_KINDS = ["invoice", "credit-note", "delivery-note", "contract"] as const;

export type FiledKind = (typeof FILED_KINDS)[number];

/** What a paper of a contract is: the contract itself, a supplement to it or an annex. */
export const CONTRACT_PAPERS = ["contract", "supplement", "annex"] as const;

export type ContractPaper = (typeof CONTRACT_PAPERS)[number];

/** A paper as it is named among those of its kind. */
export type NamedPaper = { readonly kind: FiledKind; readonly number: string };

/** What the name of a file says. */
export type PaperName = {
  /** What kind of paper it is, by a word or by how its number is written; undefined where neither tells. */
  readonly kind: FiledKind | undefined;
  /** Numbers that it may hold, the likeliest first. */
  readonly numbers: readonly string[];
};

/** Words before a number, as people and accounting programs write them, without diacritics. */
const kindWords: readonly (readonly [RegExp, FiledKind])[] = [
  [/^(credit note|credit|dobropis\w*|opravny doklad|opravny danovy doklad|od)$/, "credit-note"],
  [/^(delivery note|delivery|dodaci list|dodaci|dodak|dl)$/, "delivery-note"],
  [/^(contract|smlouva|zmluva|dodatek|dodatok|priloha)$/, "contract"],
  [/^(invoice|faktura|danovy doklad|fa|fv|inv)$/, "invoice"],
];

/** How this house writes numbers: 2026100148, F4700000123, 2026800007, 8700000123, K2026-0021. */
const shapes: readonly (readonly [RegExp, FiledKind])[] = [
  [/^20\d\d1\d{5}$/, "invoice"],
  [/^F\d{10}$/, "invoice"],
  [/^20\d\d8\d{5}$/, "credit-note"],
  [/^8\d{9}$/, "delivery-note"],
  [/^K20\d\d-\d{3,5}$/, "contract"],
];

/**
 * What the name of a paper's file says (DDOC-01): the number, alone or among words, and its kind. A file system writes a number's
 * slash as a hyphen, and people write letters small.
 *
 * @example readPaperName("Faktura 2026100148 (1).pdf") // { kind: "invoice", numbers: ["2026100148"] }
 */
export function readPaperName(file: string): PaperName {
  const stem = file.normalize("NFC").replace(/\.pdf$/i, "");
  const parts = stem.split(/[\s_.,;()[\]+&]+/).filter((part) => part !== "");
  const pieces = parts.flatMap((part) => [withoutWord(part), ...runsOf(part.split("-"))]);
  const numbers = unique(
    [stem, withoutWord(stem), ...pieces].filter(mayBeNumber).flatMap((number) => written(number)),
  );
  const known = numbers.filter((number) => shapeOf(number) !== undefined);
  const likely = [...known, ...numbers.filter((number) => !known.includes(number))];
  return { kind: wordIn(stem) ?? (known[0] === undefined ? undefined : shapeOf(known[0])), numbers: likely };
}

/**
 * Which of the known papers the name of a file means (DDOC-01): by the first of its numbers that is known, of the kind that it
 * says; more than one where only people can tell, and none where it names two numbers.
 *
 * @example meantBy("dl-8700000123.pdf", [{ kind: "delivery-note", number: "8700000123" }]) // [{ kind: "delivery-note", … }]
 */
export function meantBy<Paper extends NamedPaper>(file: string, known: readonly Paper[]): readonly Paper[] {
  const { kind, numbers } = readPaperName(file);
  const named = numbers.flatMap((number) => {
    const those = known.filter((paper) => paper.number === number);
    return those.length === 0 ? [] : [{ number, those }];
  });
  // A number within another is not a second paper: K2026-0021 holds 2026.
  const apart = named.filter(
    ({ number }, at) => !named.slice(0, at).some((before) => before.number.includes(number)),
  );
  const [only] = apart;
  if (only === undefined || apart.length > 1) return [];
  const ofKind = only.those.filter((paper) => paper.kind === kind);
  return ofKind.length > 0 ? ofKind : only.those;
}

/**
 * What a paper of a contract is by the name of its file (DDOC-01); what does not say is the contract itself.
 *
 * @example contractPaperOf("K2026-0021-priloha-mista.pdf") // "annex"
 */
export function contractPaperOf(file: string): ContractPaper {
  const words = fold(file).split(/[^a-z]+/);
  if (words.some((word) => /^(dodatek|dodatk\w*|dodatok|supplement|amendment)$/.test(word)))
    return "supplement";
  return words.some((word) => /^(prilo[hz]\w*|annex|appendix)$/.test(word)) ? "annex" : "contract";
}

/** What stands together in a row of pieces, the longest first: a number may hold hyphens, and stand among words that do. */
function runsOf(pieces: readonly string[]): readonly string[] {
  const runs = pieces.flatMap((_piece, from) =>
    pieces.slice(from).map((_rest, at) => pieces.slice(from, from + at + 1)),
  );
  return runs.toSorted((one, other) => other.length - one.length).map((run) => run.join("-"));
}

/** A number has digits and no blanks, and is not longer than one may be. */
function mayBeNumber(text: string): boolean {
  return /^[!-~]{4,40}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 4;
}

/** As it stands, in capitals, and with the slash that a file's name cannot have. */
function written(text: string): readonly string[] {
  const capital = text.toUpperCase();
  return [text, capital, ...(capital.includes("-") ? [capital.replaceAll("-", "/")] : [])];
}

function shapeOf(number: string): FiledKind | undefined {
  return shapes.find(([shape]) => shape.test(number))?.[1];
}

/** What stands behind a word of a kind and a hyphen: `delivery-note-8700000123` is 8700000123. */
function withoutWord(text: string): string {
  return /^[\p{L}-]*[\p{L}]-?(?=\d)/u.test(text) && !/^[A-Za-z]\d/.test(text)
    ? text.replace(/^[\p{L}-]*[\p{L}]-?(?=\d)/u, "")
    : text;
}

/** The kind that a word, or two of them, at the beginning say. */
function wordIn(stem: string): FiledKind | undefined {
  const words = fold(stem)
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
  for (const phrase of [words.slice(0, 3), words.slice(0, 2), words.slice(0, 1)])
    for (const [word, kind] of kindWords) if (word.test(phrase.join(" "))) return kind;
  return undefined;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
