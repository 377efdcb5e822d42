import type { ShownEmptiesType } from "@vycep/contract/empties/empties.codec";
import type { EmptiesQuery } from "@vycep/contract/reporting/reporting.rest";
import { unpacked } from "@vycep/domain/empties/balance";
import { addDays, type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type BookedMovement, emptiesLedger, type Ledger } from "@vycep/domain/reporting/empties-ledger";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { emptiesInBoxes, emptiesOffer } from "../catalog/empties-types.facts.ts";
import { stockTakingsUntil } from "../empties/empties.facts.ts";
import { type EmptiesMoves, emptiesMoves } from "../orders/empties-moves.facts.ts";
import { type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import { reportedPlaces } from "./reporting.policy.ts";

export type Account = {
  readonly shipTo: ShipTo;
  readonly days: { readonly from: LocalDate; readonly to: LocalDate };
  /** The types of the market as they are on the last day. */
  readonly types: ReadonlyMap<string, ShownEmptiesType>;
  readonly ledger: Ledger;
};

/** Of an account that nobody said a first day for. */
const daysBack = 90;

/**
 * The account of empties at one of the own places (B3), from deliveries, collections and stock-takings; five statements
 * beside that of who asks, however long its history.
 */
export async function emptiesAccount(
  { reads, clock }: Pick<Deps, "reads" | "clock">,
  context: RequestContext,
  query: Pick<EmptiesQuery, "shipTo" | "from" | "to" | "code">,
): Promise<Account> {
  const shipTo = await accountPlace(reads, context, query);
  const to = parseLocalDate(query.to ?? "") ?? clock.now().date;
  const days = { from: parseLocalDate(query.from ?? "") ?? addDays(to, -daysBack), to };
  const { id } = shipTo.facts;
  const offer = await emptiesOffer(reads, shipTo.market);
  const moves = await emptiesMoves(reads, id, to);
  const stockTakings = await stockTakingsUntil(reads, id, to);
  const inBoxes = await emptiesInBoxes(
    reads,
    [...new Set(moves.deliveries.map(({ sku }) => sku))].toSorted(),
    shipTo.market,
  );
  const types = offer.typesOn(to);
  const ledger = emptiesLedger({
    days,
    stockTakings,
    movements: movementsOf(moves, types, inBoxes),
    deposits: new Map(
      [...types]
        .filter(([code]) => query.code === undefined || code === query.code)
        .map(([code, { depositMinor }]) => [code, depositMinor]),
    ),
  });
  return { shipTo, days, types, ledger };
}

/** The place that is asked for, else the one that orders are for first, else any. */
async function accountPlace(
  db: Deps["db"],
  context: RequestContext,
  { shipTo }: Pick<EmptiesQuery, "shipTo">,
): Promise<ShipTo> {
  const places = await reportedPlaces(context, { shipTo });
  const { defaultShipToId } = await context.actor();
  const place = places.find(({ shipToId }) => shipToId === defaultShipToId) ?? places[0];
  const found = place && (await shipToById(db, place.shipToId));
  if (found) return found;
  throw notFound("ship-to-not-found", say(shipToMessages["ship-to-not-found"], context.language));
}

/** By order and type: the bottles of two sorts of beer come as one entry. */
function movementsOf(
  { deliveries, returns }: EmptiesMoves,
  types: Account["types"],
  inBoxes: Awaited<ReturnType<typeof emptiesInBoxes>>,
): readonly BookedMovement[] {
  const brought = deliveries.flatMap(({ orderNumber, day, sku, boxes }) =>
    (inBoxes.get(sku) ?? []).map(
      ([code, units]): BookedMovement => ({
        kind: "delivered",
        orderNumber,
        day,
        code,
        units: units * boxes,
      }),
    ),
  );
  const taken = returns.flatMap(({ orderNumber, ...booked }) =>
    unpacked([booked], types).map((movement): BookedMovement => ({ ...movement, orderNumber })),
  );
  const alike = Map.groupBy([...brought, ...taken], (one) => `${one.orderNumber} ${one.kind} ${one.code}`);
  return [...alike.values()].flatMap((all) =>
    all.slice(0, 1).map((one) => ({ ...one, units: all.reduce((sum, { units }) => sum + units, 0) })),
  );
}
