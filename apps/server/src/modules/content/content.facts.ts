import type { Market } from "@vycep/domain/market/market";
import type { Db } from "../../platform/db.ts";
import type { ContentName } from "../../platform/session.ts";
import * as repo from "./content.repo.ts";

/** Pieces of SQL for statements of other nouns. */
export const contentInSql = {
  /** The terms of a market in force at a moment: a table of at most one row, `version` and the moment on which it `begins`. */
  termsInForce: repo.termsInForce,
} as const;

/** Whether there is a piece of content, out or as a draft. */
export async function isContent(db: Db, of: ContentName): Promise<boolean> {
  return repo.isThere(db, of);
}

/** The version of the terms of a market that is in force; undefined where there are none. */
export async function termsVersion(db: Db, market: Market, at: Date): Promise<string | undefined> {
  return (await repo.findTerms(db, { market, at, language: "cs" }))?.version;
}
