import type { DB } from "../db.gen.ts";

/** Of whom: by their id, and by the address where rows know nothing else. */
export type PersonKey = { readonly uid: string; readonly email: string };

/** By what a row is somebody's. */
export type Whose =
  | {
      readonly uid: readonly string[];
      /** Only rows of which a column says this: an index begins with it. */
      readonly where?: Readonly<Record<string, string>>;
    }
  | { readonly email: string }
  /** Through another table of the same module: `column` names the `key` of rows that are somebody's by `uid`. */
  | {
      readonly through: {
        readonly column: string;
        readonly table: keyof DB;
        readonly key: string;
        readonly uid: string;
      };
    };

/** Why rows stay as they are when somebody is forgotten. */
export type WhyKept =
  /** Orders, papers, deliveries and what was agreed of them: the law keeps them, and the id alone says nothing. */
  | "books"
  /** The log of who did what: nobody can change it, and its rows go when their time is over (OPS-14). */
  | "audit"
  /** What was written with the brewery belongs to the company's case, not to the person. */
  | "case"
  /** It is gone by itself within days. */
  | "passing"
  /** A name in a program of the company; who made it is known by the id alone. */
  | "company";

/** What a table holds of a person, and what becomes of it. */
export type PersonTable = {
  readonly table: keyof DB;
  readonly by: Whose;
  /** Columns that are no one's to read: secrets, hashes, what is sealed. */
  readonly hidden?: readonly string[];
  /** `delete` takes the rows; columns are emptied or get the mark of somebody unknown; or the rows stay. */
  readonly fate:
    | "delete"
    | { readonly keep: WhyKept }
    | { readonly set: Readonly<Record<string, "empty" | "anonymous">>; readonly keep: WhyKept };
};
