import type { LocalDate } from "../kernel/local-moment.ts";
import type { Currency, Minor } from "../kernel/money.ts";

/** A payment as a bank must be told of it. */
export type PaymentOrder = {
  readonly iban: string;
  readonly amountMinor: Minor;
  readonly currency: Currency;
  /** At most ten digits. */
  readonly variableSymbol: string;
  readonly due: LocalDate;
  readonly message: string;
  readonly payee: string;
};

/**
 * The text of a Czech payment QR code (SPAYD 1.0). Only letters that keep the code alphanumeric: without diacritics, in
 * capitals; a star within a value is written `%2A`, and so a percent sign `%25`.
 *
 * @example
 *   spaydOf({ iban: "CZ6400000000002000000202", amountMinor: toMinor(427_410), currency: "CZK",
 *     variableSymbol: "2026100214", due: toLocalDate("2026-12-04"), message: "Faktura 2026100214", payee: "Pivovar" })
 *   // "SPD*1.0*ACC:CZ6400000000002000000202*AM:4274.10*CC:CZK*DT:20261204*RN:PIVOVAR*MSG:FAKTURA 2026100214*X-VS:2026100214"
 */
export function spaydOf(order: PaymentOrder): string {
  const fields: readonly (readonly [string, string])[] = [
    ["ACC", order.iban.replaceAll(" ", "")],
    ["AM", decimalOf(order.amountMinor)],
    ["CC", order.currency],
    ["DT", order.due.replaceAll("-", "")],
    ["RN", spoken(order.payee, 35)],
    ["MSG", spoken(order.message, 60)],
    ["X-VS", order.variableSymbol],
  ];
  return ["SPD", "1.0", ...fields.filter(([, value]) => value !== "").map((field) => field.join(":"))].join(
    "*",
  );
}

/** Of the letters that an alphanumeric QR code has, no more than so many. */
function spoken(text: string, most: number): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
  return plain
    .replaceAll(/[^0-9A-Z $%*+\-./:]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim()
    .slice(0, most)
    .replaceAll("%", "%25")
    .replaceAll("*", "%2A");
}

/**
 * An amount as programs write it, with a dot and two places.
 *
 * @example decimalOf(toMinor(-5)) // "-0.05"
 */
export function decimalOf(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The variable symbol of a paper: the last ten digits of its number, without noughts before them.
 *
 * @example variableSymbolOf("F4700200001") // "4700200001"
 */
export function variableSymbolOf(number: string): string {
  const digits = number.replaceAll(/\D/g, "").slice(-10).replace(/^0+/, "");
  return digits === "" ? "0" : digits;
}

/**
 * The account number that Czech and Slovak people write, out of its IBAN; undefined for an IBAN of another country.
 *
 * @example nationalAccount("CZ6400000000002000000202") // "2000000202/0000"
 * @example nationalAccount("CZ5508000000001234567899") // "1234567899/0800"
 */
export function nationalAccount(iban: string): string | undefined {
  const parts = /^(?:CZ|SK)\d{2}(\d{4})(\d{6})(\d{10})$/.exec(iban.replaceAll(" ", ""));
  if (!parts) return undefined;
  const [, bank = "", prefix = "", number = ""] = parts;
  const before = prefix.replace(/^0+/, "");
  return `${before === "" ? "" : `${before}-`}${number.replace(/^0+/, "")}/${bank}`;
}
