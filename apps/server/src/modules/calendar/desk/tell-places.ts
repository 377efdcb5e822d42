import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import { type NewNotice, tellNotice } from "../../notices/notices.commands.ts";
import { usersInSql } from "../../users/users.facts.ts";
import type { WrittenPlace } from "./touched-places.repo.ts";

export type ChangeFacts = Extract<NoticeFacts, { readonly kind: "delivery-changed" }>;

/** Tells everybody who may order at the places that are told; ways and mails follow from what each of them chose (MAIL-09). */
export async function tellPlaces(
  tx: Tx,
  places: readonly WrittenPlace[],
  {
    factsFor,
    cause,
    at,
  }: { readonly factsFor: (market: string) => ChangeFacts; readonly cause: string; readonly at: Date },
): Promise<void> {
  const news = places
    .filter(({ isAnnounced }) => isAnnounced)
    .map(({ shipToId, companyId, market }): NewNotice => {
      const facts = factsFor(market);
      return { facts, subject: facts.deliveryDay, companyId, shipToId, at, cause: `${cause} ${shipToId}` };
    });
  if (news.length > 0) await tellNotice(tx, news, usersInSql.holdersAt(sql`told.ship_to_id`, "Catalogue"));
}
