/** One thing that an app keeps in the browser: under which key, where, and how it is written as text and read. */
export interface StoredValue<Value> {
  readonly key: string;
  /** What is kept in the session is gone with the tab. */
  readonly area: "local" | "session";
  /** Undefined is what cannot be understood: it counts as not there. */
  readonly parse: (text: string) => Value | undefined;
  readonly print: (value: Value) => string;
}

/** How a value is written as text, and read. */
export type StoredForm<Value> = Pick<StoredValue<Value>, "parse" | "print">;

/** Kept in local storage, for every tab. @example inLocal("shipToId", plainText).area // "local" */
export function inLocal<Value>(key: string, form: StoredForm<Value>): StoredValue<Value> {
  return { key, area: "local", ...form };
}

/** Kept in session storage, for this tab. @example inSession("id_token", plainText).area // "session" */
export function inSession<Value>(key: string, form: StoredForm<Value>): StoredValue<Value> {
  return { key, area: "session", ...form };
}

/** Any text but none. */
export const plainText: StoredForm<string> = {
  parse: (text) => (text === "" ? undefined : text),
  print: (value) => value,
};

/** Yes or no, as 1 and 0. */
export const flag: StoredForm<boolean> = {
  parse: (text) => text === "1" || text === "true",
  print: (value) => (value ? "1" : "0"),
};

export const wholeNumber: StoredForm<number> = {
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  print: String,
};

/**
 * A text of a closed list, or of a form of its own, by its reader.
 *
 * @example readBy((text) => (text === "cs" ? text : undefined)).parse("fr") // undefined
 */
export function readBy<Value extends string>(parse: (text: string) => Value | undefined): StoredForm<Value> {
  return { parse, print: (value) => value };
}
