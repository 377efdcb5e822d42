import { createHash } from "node:crypto";
import {
  nextTermsVersion,
  type TermsStanding,
  type TermsWords,
  termsStanding,
} from "@vycep/domain/content/terms";
import { LANGUAGES } from "@vycep/domain/market/language";
import { type Market, parseMarket } from "@vycep/domain/market/market";
import type {
  DeskTerms,
  DeskTermsStanding,
  DeskTermsWords,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import type { TermsDeskDeps } from "./terms-desk.deps.ts";
import { findTermsOf, type KeptTerms } from "./terms-desk.repo.ts";

/** Reads which market is meant; what is none is a mistake of the caller. */
export function marketOfTerms(text: string, path: string): Market {
  const market = parseMarket(text);
  if (market === undefined) throw badInput("invalid-input", undefined, [{ path, code: "unknown" }]);
  return market;
}

/** The terms of a market, version by version, with how many agreed to each (DCONF-03). */
export async function terms(
  { db, clock, agreementsTo, staffNameOf }: TermsDeskDeps,
  asked: { readonly market: string },
): Promise<DeskTerms> {
  const market = marketOfTerms(asked.market, "market");
  const found = await findTermsOf(db, market, staffNameOf);
  const { versions, draft, numbers, changedBy } = found;
  const { users, agreed } = await agreementsTo(db, { market, versions });
  const now = clock.instant().toISOString();
  return {
    ...{ market, seen: seenOfTerms(found), users },
    versions: versions.map((one) => ({
      ...{ version: one.version, begins: one.begins, ends: one.ends, markets: [...one.markets] },
      standing: told[termsStanding(one, now)],
      agreed: agreed[one.version] ?? 0,
      words: toldWords(one),
    })),
    draft: draft && {
      ...{ version: nextTermsVersion(numbers), words: toldWords(draft), changedBy },
      ...{ changedAt: draft.changedAt, publishAt: draft.publishAt },
    },
  };
}

const told: Readonly<Record<TermsStanding, DeskTermsStanding>> = {
  "in-force": "inForce",
  past: "past",
  ahead: "ahead",
};

/** What was seen of the terms, as a text that is other when any of it is (DEDIT-01). */
export function seenOfTerms({ versions, draft, numbers }: KeptTerms): string {
  const all = JSON.stringify([versions, draft, numbers.toSorted()]);
  return createHash("sha256").update(all).digest("base64url");
}

function toldWords({ titles, bodies }: TermsWords): DeskTermsWords[] {
  return LANGUAGES.map((language) => ({
    language,
    title: titles[language] ?? "",
    body: bodies[language] ?? "",
  }));
}
