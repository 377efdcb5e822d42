import { CONTENT_TRAITS, placeAmong } from "@vycep/domain/content/edited-content";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  ArrangeContentInput,
  DeskContentAnswer,
  DeskContentPlace,
  QueryContentOrderArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { detailOfChange } from "../../audit/audit-detail.facts.ts";
import { answerOf, type NotDone, recordContent } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { holdKind, placesOf, writePlaces } from "./content-order.repo.ts";
import { titleIn, wordIn } from "./content-words.ts";

/** All of a kind in the order in which customers see it; of a kind that nobody arranges, nothing. */
export async function contentOrder(
  { db }: ContentDeskDeps,
  { language }: DeskContext,
  { kind }: QueryContentOrderArgs,
): Promise<DeskContentPlace[]> {
  if (!CONTENT_TRAITS[kind].isArranged) return [];
  return (await placesOf(db, kind)).map(({ key, told, isPublished }) => ({
    ...{ key, isPublished, title: titleIn(told, language) },
    section: wordIn(told.sections, language),
  }));
}

/**
 * Puts a kind into an order, what is out and what waits alike, and tells customers at once: an order says nothing that would need a
 * draft. Whoever saw another one changes nothing (DEDIT-01). What moved is written into the history of each.
 */
export async function arrangeContent(
  { db, clock }: ContentDeskDeps,
  context: DeskContext,
  { kind, seen, keys }: ArrangeContentInput,
): Promise<DeskContentAnswer> {
  const { uid } = await context.staff();
  const at = clock.instant();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (!CONTENT_TRAITS[kind].isArranged) return rollBack({ kind: "not-arranged" });
      await holdKind(tx, kind);
      const before = await placesOf(tx, kind);
      const isAsSeen = before.length === seen.length && before.every(({ key }, at) => key === seen[at]);
      if (!isAsSeen) return rollBack({ kind: "changed-meanwhile" });
      const isWhole =
        new Set(keys).size === keys.length && new Set(keys).symmetricDifference(new Set(seen)).size === 0;
      if (!isWhole) return rollBack({ kind: "order-incomplete" });
      const moved = keys.flatMap((key, place) => {
        const was = before.find((one) => one.key === key)?.told.sort ?? 0;
        const sort = placeAmong(place, keys.length);
        return sort === was ? [] : [{ key, was, sort }];
      });
      await writePlaces(tx, kind, moved);
      for (const { key, was, sort } of moved) {
        const detail = detailOfChange({ sort: was }, { sort });
        const entry = { action: "content.arranged", detail, requestId: context.requestId };
        await recordContent(tx, { ...entry, kind, key, uid, at });
      }
    }),
  );
  return done.ok ? { key: null, refusal: null } : answerOf(done.refusal, context.language);
}
