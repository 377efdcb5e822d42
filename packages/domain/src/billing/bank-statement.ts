import { fold } from "../kernel/fold.ts";
import { type LocalDate, parseLocalDate } from "../kernel/local-moment.ts";
import type { Currency } from "../kernel/money.ts";
import { parseCurrency } from "../market/market.ts";
import { paperRows } from "./paper-rows.ts";

/** Money that came to the brewery's account, as its bank tells it. */
export type IncomingPayment = {
  /** In the file, from 1. */
  readonly line: number;
  readonly day: LocalDate;
  /** More than nought; minor units. */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Without leading noughts; empty where the payer gave none. */
  readonly symbol: string;
  /** Whose account: `123456-7890123456/0800`, as far as the bank tells it. */
  readonly account: string;
  readonly payer: string;
  readonly message: string;
};

export type BankStatement = {
  readonly payments: readonly IncomingPayment[];
  /** What went out or was taken back, which is nobody's payment. */
  readonly others: number;
};

/** Why a file is no statement: of which line, and what is wrong there. */
export type StatementRefusal = {
  readonly kind:
    | "no-statement"
    | "columns-missing"
    | "day-unreadable"
    | "amount-unreadable"
    | "currency-unknown";
  readonly line: number;
};

export type ReadStatement =
  | { readonly kind: "read"; readonly statement: BankStatement }
  | { readonly kind: "refused"; readonly refusal: StatementRefusal };

/** The account that a statement is of: in its currency is what says none. */
export type StatementAccount = { readonly currency: Currency };

/**
 * Whether a text is an ABO file (GPC): fixed columns, the first record a head (DDOC-02).
 *
 * @example isAbo("Datum;Částka;VS") // false
 */
export function isAbo(text: string): boolean {
  return /^07[45][0-9]{16}/.test(text);
}

/**
 * Whose account an ABO file is of: six digits of the prefix and ten of the number, as an IBAN ends (DDOC-02).
 *
 * @example ownAccountOfAbo("0740000190005556667PIVOVAR") // "0000190005556667"
 */
export function ownAccountOfAbo(text: string): string | undefined {
  return isAbo(text) ? text.slice(3, 19) : undefined;
}

/**
 * Reads a statement in the ABO format of Czech and Slovak banks (GPC; records 074 and 075 in fixed columns), the credits of
 * which are payments (DDOC-02). A record without a currency is in that of the account.
 *
 * @example readAbo("nothing of the kind", { currency: "CZK" })
 *   // { kind: "refused", refusal: { kind: "no-statement", line: 1 } }
 */
export function readAbo(text: string, account: StatementAccount): ReadStatement {
  if (!isAbo(text)) return refused("no-statement", 1);
  const lines = text.split(/\r\n?|\n/);
  const payments: IncomingPayment[] = [];
  let others = 0;
  for (const [at, record] of lines.entries()) {
    if (!record.startsWith("075")) continue;
    const line = at + 1;
    const amount = Number(record.slice(48, 60));
    const day = dayOfAbo(record.slice(122, 128)) ?? dayOfAbo(record.slice(91, 97));
    if (!Number.isSafeInteger(amount)) return refused("amount-unreadable", line);
    if (day === undefined) return refused("day-unreadable", line);
    // 2 is a credit; 1 a debit, 4 and 5 take one of them back.
    if (record[60] !== "2" || amount === 0) {
      others += 1;
      continue;
    }
    const currency = currencyOfAbo(record.slice(118, 122), account);
    if (currency === undefined) return refused("currency-unknown", line);
    payments.push({
      ...{ line, day, amountMinor: amount, currency },
      symbol: withoutNoughts(record.slice(61, 71).trim()),
      account: accountOfAbo(record.slice(19, 35), record.slice(73, 77)),
      payer: record.slice(97, 117).trim(),
      message: "",
    });
  }
  return { kind: "read", statement: { payments, others } };
}

/** Two digits each: day, month, year of this century. */
function dayOfAbo(digits: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  return day === undefined ? undefined : parseLocalDate(`20${year}-${month}-${day}`);
}

function currencyOfAbo(digits: string, account: StatementAccount): Currency | undefined {
  const number = withoutNoughts(digits.trim());
  return number === "" ? account.currency : paperRows().currencyOf[number];
}

/** Ten digits of the number behind six of a prefix. */
function accountOfAbo(digits: string, bank: string): string {
  const [prefix, number] = [withoutNoughts(digits.slice(0, 6)), withoutNoughts(digits.slice(6))];
  if (number === "") return "";
  return `${prefix === "" ? "" : `${prefix}-`}${number}${bank.trim() === "" ? "" : `/${bank}`}`;
}

/**
 * A symbol as it is compared: banks fill it up with noughts, or cut them off.
 *
 * @example withoutNoughts("0026000123") // "26000123"
 */
export function withoutNoughts(digits: string): string {
  return digits.replace(/^0+/, "");
}

/** How banks head the columns that we read, folded. */
const headings = {
  day: [
    "day",
    "date",
    "datum",
    "datum zauctovani",
    "datum zauctovania",
    "datum provedeni",
    "datum splatnosti",
  ],
  amount: ["amount", "castka", "ciastka", "suma", "objem", "castka v mene uctu"],
  currency: ["currency", "mena", "mena uctu"],
  symbol: ["symbol", "variable symbol", "variabilni symbol", "variabilny symbol", "vs"],
  account: ["account", "protiucet", "cislo protiuctu", "ucet protistrany", "cislo uctu protistrany"],
  payer: [
    "payer",
    "nazev protiuctu",
    "nazov protiuctu",
    "nazev protistrany",
    "nazov protistrany",
    "jmeno protistrany",
  ],
  message: ["message", "zprava pro prijemce", "zprava", "sprava pre prijemcu", "sprava", "poznamka"],
} as const;

type Column = keyof typeof headings;

const columnNames: readonly Column[] = ["day", "amount", "currency", "symbol", "account", "payer", "message"];

/**
 * Reads the rows of a bank's table (CSV or XLSX): the columns day, amount and variable symbol by the names that banks give them, in
 * any order; what stands before the heading is passed over, and a row without a currency is in that of the account (DDOC-02).
 *
 * @example readStatementRows([{ line: 1, cells: ["Datum", "Částka"] }], { currency: "CZK" })
 *   // { kind: "refused", refusal: { kind: "columns-missing", line: 1 } }
 */
export function readStatementRows(
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
  own: StatementAccount,
): ReadStatement {
  const head = rows.findIndex(({ cells }) => columnsOf(cells) !== undefined);
  const columns = columnsOf(rows[head]?.cells ?? []);
  if (columns === undefined) return refused("columns-missing", 1);
  const payments: IncomingPayment[] = [];
  let others = 0;
  for (const { line, cells } of rows.slice(head + 1)) {
    const of = (column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? "";
    if (of("day") === "" && of("amount") === "") continue;
    const day = dayOfTable(of("day"));
    const amountMinor = amountOfTable(of("amount"));
    if (day === undefined) return refused("day-unreadable", line);
    if (amountMinor === undefined) return refused("amount-unreadable", line);
    if (amountMinor <= 0) {
      others += 1;
      continue;
    }
    const currency = of("currency") === "" ? own.currency : of("currency").toUpperCase();
    if (parseCurrency(currency) === undefined) return refused("currency-unknown", line);
    const [symbol, account] = [withoutNoughts(of("symbol")), of("account")];
    payments.push({
      line,
      day,
      amountMinor,
      currency,
      symbol,
      account,
      payer: of("payer"),
      message: of("message"),
    });
  }
  return { kind: "read", statement: { payments, others } };
}

/** Where each column stands; nothing where day, amount or symbol is missing. */
function columnsOf(cells: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const folded = cells.map((cell) => fold(cell).trim());
  const found = new Map<Column, number>();
  for (const column of columnNames) {
    const names: readonly string[] = headings[column];
    const at = folded.findIndex((cell) => names.includes(cell));
    if (at >= 0) found.set(column, at);
  }
  return found.has("day") && found.has("amount") && found.has("symbol") ? found : undefined;
}

/** `21.11.2026`, `21. 11. 2026` or `2026-11-21`. */
function dayOfTable(text: string): LocalDate | undefined {
  const [, day = "", month = "", year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  return parseLocalDate(
    year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
}

/** `1 250,50`, `1.250,50`, `1,250.50` or `-120`; at most two decimals. */
function amountOfTable(text: string): number | undefined {
  const [, sign = "", whole = "", decimals = ""] =
    /^([+-]?)(\d{1,3}(?:[\s.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/u.exec(text.replaceAll("\u2212", "-")) ?? [];
  if (whole === "") return undefined;
  const minor = Number(whole.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === "-" ? -minor : minor;
}

function refused(kind: StatementRefusal["kind"], line: number): ReadStatement {
  return { kind: "refused", refusal: { kind, line } };
}
