import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { LetterFacts } from "../mail/mail.commands.ts";
import type { NoticeToCarry } from "../notices/notices-to-carry.commands.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import type { ReachablePerson } from "../users/users.facts.ts";
import { orderLetter, orderLetterKind } from "./order-letter.ts";
import { paperLetter } from "./paper-letter.ts";

/** What is told in one mail: the newest leads, what happened a moment before stands below it. */
export type Told = {
  readonly newest: NoticeToCarry;
  readonly earlier: readonly NoticeToCarry[];
  readonly person: Pick<ReachablePerson, "language">;
};

/** A letter without the link that stops its kind. */
export type Letter = LetterFacts extends infer One
  ? One extends LetterFacts
    ? Omit<One, "stop">
    : never
  : never;

/** The letter that notices become; undefined where they become none, because their noun writes its own (MAIL-07). */
export async function letterOf(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  { newest, earlier, person }: Told,
): Promise<Letter | undefined> {
  const { facts, subject, shipToId } = newest;
  if (shipToId === null) return undefined;
  const shipTo = await shipToById(tx, shipToId);
  if (shipTo === undefined) return undefined;
  const place = shipTo.facts.name;
  switch (facts.kind) {
    case "order-taken":
    case "order-confirmed-differently":
    case "order-on-the-way":
    case "order-delivered":
    case "order-cancelled":
    case "order-priced":
    case "order-changed":
    case "order-replacement": {
      const kind = orderLetterKind(facts);
      const before = earlier.flatMap((one) => orderLetterKind(one.facts) ?? []);
      const { language } = person;
      return (
        kind && orderLetter(tx, deps, { number: subject, place, kind, earlier: before, language, facts })
      );
    }
    case "new-document":
    case "payment-due":
      return paperLetter(tx, deps, { number: subject, place, facts, companyId: newest.companyId });
    case "delivery-changed": {
      const { deliveryDay: day, movedTo: moved, news, reasons = {} } = facts;
      const kind = `delivery-${news ?? (moved === null ? "called-off" : "moved")}` as const;
      const why = reasons[person.language] ?? Object.values(reasons)[0];
      return {
        kind,
        place,
        leads: "/",
        papers: [],
        letter: { day, moved, ...(why !== undefined && { why }) },
      };
    }
    case "cart-waiting": {
      const { deliveryDay: day, cutOffMinutes } = facts;
      return { kind: "cart-waiting", place, leads: "/cart", papers: [], letter: { day, cutOffMinutes } };
    }
    case "delivery-reminder": {
      const { deliveryDay: day, cutOffMinutes, lines, more } = facts;
      const goods = lines.map(({ names, boxes }) => ({
        name: names[person.language] ?? Object.values(names)[0] ?? "",
        boxes,
      }));
      const [kind, leads] =
        goods.length > 0
          ? (["delivery-reminder-cart", "/cart"] as const)
          : (["delivery-reminder", "/"] as const);
      return { kind, place, leads, papers: [], letter: { day, cutOffMinutes, goods, more } };
    }
    default:
      return undefined;
  }
}
