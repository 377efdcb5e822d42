import type { Market } from "@vycep/domain/market/market";
import type { RawBuilder } from "kysely";
import type { Db } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";

/** A version and the time in which it is in force, ISO 8601. */
export type TermsSpan = { readonly version: string; readonly begins: string; readonly ends: string | null };

/** How many people of a market's customers can sign in, and how many of them agreed to each version. */
export type TermsAgreements = {
  readonly users: number;
  readonly agreed: Readonly<Record<string, number>>;
};

export type TermsDeskDeps = Deps & {
  readonly agreementsTo: (
    db: Db,
    asked: { readonly market: Market; readonly versions: readonly TermsSpan[] },
  ) => Promise<TermsAgreements>;
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};
