import { parseAmount } from "@vycep/words/engine/parse-amount";

/** By how much prices change, as the API takes it. */
export type Step = { readonly percentHundredths: number } | { readonly amountMinor: number };

/**
 * By how much, as people write it: "4 %", "+3,2%", "−2,5 %", "10 Kč". Undefined for what is none.
 *
 * @example parseStep("−2,5 %") // { percentHundredths: -250 }
 */
export function parseStep(text: string): Step | undefined {
  const [, sign = "", number = "", percent] = /^([+−–-]?)([^%]*?)(%?)$/.exec(text.trim()) ?? [];
  const amount = parseAmount(number.trim());
  if (amount === undefined) return undefined;
  const by = sign === "" || sign === "+" ? amount : -amount;
  return percent === "%" ? { percentHundredths: by } : { amountMinor: by };
}

/** A row of a spreadsheet: a product and its prices, or what cannot be read of it. */
export type PastedRow =
  | { readonly text: string; readonly sku: string; readonly baseMinor: number; readonly yourMinor?: number }
  | { readonly text: string; readonly sku: undefined };

/**
 * Rows of a spreadsheet: number, base price, and where there is a third column the customer's price; parted by tabs or semicolons.
 * Empty ones are left out, and a first row of words.
 *
 * @example pastedRows("100101\t228,50") // [{ text: "100101\t228,50", sku: "100101", baseMinor: 22_850 }]
 */
export function pastedRows(text: string): readonly PastedRow[] {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== "");
  const read = rows.map(rowOf);
  const [first] = read;
  return first?.sku === undefined && rows.length > 1 && !/\d/.test(rows[0] ?? "") ? read.slice(1) : read;
}

function rowOf(text: string): PastedRow {
  const [sku = "", base = "", your = ""] = text.split(/[\t;]/).map((cell) => cell.trim());
  const [baseMinor, yourMinor] = [parseAmount(base), your === "" ? undefined : parseAmount(your)];
  if (sku === "" || baseMinor === undefined || (your !== "" && yourMinor === undefined))
    return { text, sku: undefined };
  return { text, sku, baseMinor, ...(yourMinor === undefined ? {} : { yourMinor }) };
}
