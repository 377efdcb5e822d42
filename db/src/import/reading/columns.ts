import { z } from "zod";
import { isDay } from "../../days.ts";
import type { RowErrorCode } from "./row-error.ts";

// The words a cell is described with. Each turns text into a value or refuses it with a code.

const code = (value: RowErrorCode) => value;

declare module "zod" {
  /** What a column tells of itself, beside its `description`. */
  interface GlobalMeta {
    /** How a value is written; text where nothing is said. */
    readonly form?: ColumnForm;
    readonly unit?: string;
    /** All that may stand there. */
    readonly values?: readonly string[];
  }
}

/** `flag` is 0 or 1 in a file, `yes-no` Yes or No; both are true or false in JSON, and a list is an array there. */
export type ColumnForm = "text" | "number" | "flag" | "yes-no" | "day" | "moment" | "list";

/** Text that must be there. */
export const text = z.string().min(1, code("missing"));

/** Text that may be empty. */
export const anyText = z.string();

/** Text, or null when the cell is empty. */
export const textOrNull = z.string().transform((value) => (value === "" ? null : value));

/** `0` or `1`. */
export const flag = text
  .pipe(z.enum(["0", "1"], code("not_allowed")))
  .transform((value) => value === "1")
  .meta({ form: "flag" });

/** `Yes` or `No`. */
export const yesNo = text
  .pipe(z.enum(["Yes", "No"], code("not_allowed")))
  .transform((value) => value === "Yes")
  .meta({ form: "yes-no" });

/** A calendar day `YYYY-MM-DD`. */
export const day = text
  .refine((value) => value === "" || isDay(value), code("not_a_day"))
  .meta({ form: "day" });

/** A calendar day, or null when the cell is empty. */
export const dayOrNull = orNull(day);

/** A day and a minute of its clock `YYYY-MM-DD HH:MM`, 00:00 to 23:59; null when the cell is empty. */
export const momentOrNull = z
  .string()
  .transform((value, context) => {
    if (value === "") return null;
    const [, date = "", time = ""] = /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? [];
    if (isDay(date)) return { day: date, time };
    context.addIssue({ code: "custom", message: code("not_a_moment") });
    return z.NEVER;
  })
  .meta({ form: "moment" });

/** One of a closed list. */
export function oneOf<const T extends string>(values: readonly T[]) {
  return text.pipe(z.enum(values, code("not_allowed"))).meta({ values });
}

/** Text of a given shape. */
export function shaped(pattern: RegExp) {
  return text.refine((value) => value === "" || pattern.test(value), code("malformed"));
}

/** A whole number within bounds. */
export function whole(min = 0, max = 2_147_483_647) {
  return scaled(0, min, max);
}

/**
 * A decimal number with a point or a comma, as whole 10^-digits: `scaled(2)` makes minor units of money,
 * `scaled(3)` grams of kilograms. More digits than that are refused, never rounded.
 */
export function scaled(digits: number, min = 0, max = Number.MAX_SAFE_INTEGER) {
  const number = text.transform((value, context) => {
    const refuse = (message: RowErrorCode) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    const match = /^(-?)(\d{1,15})(?:[.,](\d+))?$/.exec(value.replaceAll(/[\s\u00a0]/g, ""));
    if (!match) return refuse("not_a_number");
    const fraction = (match[3] ?? "").replace(/0+$/, "");
    if (fraction.length > digits) return refuse("too_precise");
    const size = Number(`${match[2]}${fraction.padEnd(digits, "0")}`);
    const result = match[1] && size !== 0 ? -size : size;
    return result < min || result > max ? refuse("out_of_range") : result;
  });
  return number.meta({ form: "number" });
}

/** The same, or null when the cell is empty. */
export function orNull<T extends z.ZodType<unknown, string>>(inner: T) {
  return z.union([z.literal("").transform(() => null), inner]);
}

/** What stands in the cell, which may be empty. */
export function orEmpty<T extends z.ZodType<string, string>>(inner: T) {
  return z.union([z.literal(""), inner]);
}

/** Money in whole minor units. */
export const money = scaled(2);

/** Kilograms and litres as grams and millilitres, of what a truck can carry. */
export const thousandths = (min = 0) => scaled(3, min, 2_000_000_000);

/** A percent with up to two decimals, as a number. */
export const percent = scaled(2, 0, 10_000)
  .transform((value) => value / 100)
  .meta({ form: "number", unit: "%" });

/** A comma-separated list, trimmed; empty when the cell is. */
export const list = z
  .string()
  .transform((value) => splitList(value))
  .meta({ form: "list" });

/** Markets as `CZ,SK`; at least one. Which there are, the rows of the table say (OPS-17). */
export const markets = list
  .refine((entries) => entries.length > 0, code("missing"))
  .refine((entries) => entries.every((entry) => /^[A-Z]{2}$/.test(entry)), code("not_allowed"))
  .meta({ form: "list" });

/** A comma-separated list of which each entry is one of a closed list. */
export function listOf<const T extends readonly [string, ...string[]]>(values: T) {
  const entries = z.string().transform((value, context) => {
    const given = splitList(value);
    if (given.some((entry) => !values.includes(entry))) {
      context.addIssue({ code: "custom", message: code("not_allowed") });
      return z.NEVER;
    }
    return given as T[number][];
  });
  return entries.meta({ form: "list", values });
}

/** The same with at least one entry: blanks are none. */
export function someOf<const T extends readonly [string, ...string[]]>(values: T) {
  return listOf(values).refine((entries) => entries.length > 0, code("missing"));
}

/** `Mon,Thu` as 1 and 4; empty when the cell is. */
export const weekdays = listOf(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  .transform((names) => names.map((name) => weekdayNames.indexOf(name) + 1).sort((a, b) => a - b))
  .meta({ form: "list", values: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] });

/** An EAN-13 with its check digit, for goods (GTIN) and places (GLN). */
export const ean13 = shaped(/^\d{13}$/).refine(
  (value) => !/^\d{13}$/.test(value) || isEan13(value),
  code("check_digit"),
);

const weekdayNames: string[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

function isEan13(value: string): boolean {
  const sum = [...value].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
