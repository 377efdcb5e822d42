import { type Minor, toMinor } from "@vycep/domain/kernel/money";

/** Groups of three behind a dot are thousands; a single comma, or a dot before one or two digits, is decimal. */
const written = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/;

/** Ours is money: more than this nobody orders for. */
const mostDigits = 12;

/**
 * An amount of money as people here write it, in haléře or cents: "12 500,00", "12.500", "12500,5 Kč", "1 250,-".
 * Undefined for what is none, and for what is below nought.
 *
 * @example parseAmount("12 500,00") // 1_250_000
 */
export function parseAmount(text: string): Minor | undefined {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f]/g, "")
    .replace(/(?:Kč|CZK|€|EUR)$/i, "")
    .replace(/,[-–—]+$/, "");
  const [, whole = "", part = ""] = written.exec(bare) ?? [];
  const digits = whole.replaceAll(".", "");
  if (digits === "" || digits.length > mostDigits) return undefined;
  return toMinor(Number(digits) * 100 + Number(part.padEnd(2, "0")));
}
