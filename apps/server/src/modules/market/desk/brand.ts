import { createHash } from "node:crypto";
import type { Contacts } from "@vycep/domain/brand/contacts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Market, marketCodes } from "@vycep/domain/market/market";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskBrand } from "../../../platform/desk/desk-graphql.gen.ts";
import { type BrandFacts, brandOn, logoPath } from "../brand.facts.ts";
import { type MailBrandFacts, mailBrandOf, supportContacts } from "../market.facts.ts";

/** What is kept of the look and of each country. */
export type KeptBrand = {
  readonly look: BrandFacts | undefined;
  readonly markets: readonly {
    readonly market: Market;
    readonly mail: MailBrandFacts | undefined;
    readonly contacts: Contacts;
  }[];
};

export async function keptBrand(db: Db, date: LocalDate): Promise<KeptBrand> {
  const support = await supportContacts(db, date);
  const look = await brandOn(db, date);
  const markets = [];
  for (const market of marketCodes()) {
    const mail = await mailBrandOf(db, market, date);
    const { phone = null, email = null, hours = [] } = support.find((one) => one.market === market) ?? {};
    const sender = mail?.name ?? look?.name ?? "";
    const contacts = { sender, address: mail?.address ?? null, replyTo: mail?.replyTo ?? null };
    markets.push({ market, mail, contacts: { ...contacts, phone, email, hours } });
  }
  return { look, markets };
}

/** What was seen of it, as a text that is other when any of it is (DEDIT-01). */
export function seenOfBrand(kept: KeptBrand): string {
  return createHash("sha256")
    .update(JSON.stringify([kept.look ?? null, kept.markets]))
    .digest("base64url");
}

/** The look of the portal, and contacts by country (DCONF-04). */
export async function brand({ db, clock }: Pick<Deps, "db" | "clock">): Promise<DeskBrand> {
  const kept = await keptBrand(db, clock.now().date);
  const { look } = kept;
  return {
    seen: seenOfBrand(kept),
    look:
      look === undefined
        ? null
        : {
            ...{ name: look.name, main: look.main, deep: look.deep, accent: look.accent },
            logo: look.logo === null ? null : logoPath(look.logo),
          },
    contacts: kept.markets.map(({ market, contacts: { hours, ...contacts } }) => ({
      ...{ market, ...contacts },
      hours: hours.map(({ weekdays, from, to }) => ({ weekdays: [...weekdays], from, to })),
    })),
  };
}
