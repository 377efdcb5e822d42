import { namesIn } from "../kernel/closed-list.ts";
import { fold } from "../kernel/fold.ts";

/** What a customer counts in: units of ordering, and single bottles or litres, which come to boxes. */
export type EntryUnit = "packages" | "layers" | "pallets" | "pieces" | "litres";

export type EntryAmount = { readonly count: number; readonly unit: EntryUnit };

export type AmountReading =
  | { readonly kind: "read"; readonly amounts: readonly EntryAmount[] }
  /** "1.000" and "1,000" are one here and a thousand there. */
  | { readonly kind: "ambiguous"; readonly counts: readonly [number, number]; readonly unit: EntryUnit }
  | { readonly kind: "unreadable"; readonly text: string }
  | { readonly kind: "missing" };

/** Words for a unit in Czech, Slovak and English, folded; "hl" is a hundred litres. */
const unitWords: Readonly<Record<EntryUnit | "hectolitres", string>> = {
  packages:
    "bal baleni balenie balenia baliku package packages pack packs box boxes case cases b prepravka prepravky " +
    "prepravek prepraviek prep crate crates basa basy bas bedna bedny beden debna debny debien krabice krabica " +
    "krabic krabici karton kartony kartonu kartonov carton cartons tray trays traye trayu multipack multipacky " +
    "multipacku multipackov sud sudy sudu sudov soudek soudky soudku sudok sudky sudkov keg kegs kegy kegu kegov tank tanky tanku",
  layers: "vrstva vrstvy vrstev vrstvu vrstiev vrst vrs v layer layers",
  pallets: "paleta palety palet paletu paliet pal p pallet pallets",
  pieces:
    "ks kus kusy kusu kusov pc pcs piece pieces lahev lahve lahvi lah flasa flase flias bottle bottles btl " +
    "plechovka plechovky plechovek plechoviek plech can cans pet",
  litres: "l litr litry litru liter litre litres liters litrov",
  hectolitres: "hl hektolitr hektolitry hektolitru hektoliter hektolitre hektolitrov",
};

const unitOfWord: ReadonlyMap<string, EntryUnit | "hectolitres"> = new Map(
  namesIn(unitWords).flatMap((unit) => unitWords[unit].split(" ").map((word) => [word, unit] as const)),
);

/** "12", "1 200", "2,5", "-3", each with a unit or without one, also before the number: "3 vrstvy", "6x", "pal 2". */
const shape =
  /^(?:([a-z]+)\.?\s*)?([-+]?\d{1,3}(?:[ \u00a0]\d{3})+|[-+]?\d+)(?:([.,])(\d+))?\s*(?:([x*×])|([a-z]+)\.?)?$/;

/**
 * Whether a text is nothing but a word for a unit.
 *
 * @example isUnit("vrstvy") // true
 */
export function isUnit(text: string): boolean {
  return unitOfWord.has(wordOf(text));
}

/**
 * Reads how much: a number with or without a unit, or several joined by a plus (C22). Without a unit boxes are meant.
 *
 * @example readAmount("2 pal + 3 vrstvy") // { kind: "read", amounts: [{ count: 2, unit: "pallets" }, …] }
 */
export function readAmount(text: string): AmountReading {
  const parts = text
    .split(/(?<=[\p{L}\d])\s*\+\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) return { kind: "missing" };
  const amounts: EntryAmount[] = [];
  for (const part of parts) {
    const reading = readOne(part);
    if (reading.kind === "ambiguous" && parts.length === 1) return reading;
    if (reading.kind !== "read") return { kind: "unreadable", text };
    amounts.push(...reading.amounts);
  }
  return { kind: "read", amounts };
}

function readOne(text: string): AmountReading {
  const [, before, whole = "", separator, decimals, , after] = shape.exec(fold(text).trim()) ?? [];
  const unit = unitOf(before, after);
  if (whole === "" || unit === undefined) return { kind: "unreadable", text };
  const scale = unit === "hectolitres" ? 100 : 1;
  const known = unit === "hectolitres" ? "litres" : unit;
  const digits = whole.replaceAll(/[ \u00a0]/g, "");
  const isGrouped = separator !== undefined && decimals?.length === 3 && /^[1-9]\d{0,2}$/.test(digits);
  if (isGrouped) {
    return {
      kind: "ambiguous",
      counts: [Number(`${digits}.${decimals}`) * scale, Number(`${digits}${decimals}`) * scale],
      unit: known,
    };
  }
  const count = Number(`${digits}.${decimals ?? "0"}`) * scale;
  return { kind: "read", amounts: [{ count, unit: known }] };
}

function unitOf(
  before: string | undefined,
  after: string | undefined,
): EntryUnit | "hectolitres" | undefined {
  if (before !== undefined && after !== undefined) return;
  const word = before ?? after;
  return word === undefined ? "packages" : unitOfWord.get(word);
}

function wordOf(text: string): string {
  return fold(text).trim().replace(/\.$/, "");
}
