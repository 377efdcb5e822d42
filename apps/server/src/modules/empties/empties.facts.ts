import {
  type BookedReturn,
  balancesOn,
  type EmptiesBalance,
  type StockTaking,
  unpacked,
} from "@vycep/domain/empties/balance";
import type { EmptiesTypes } from "@vycep/domain/empties/empties-type";
import type { ShipToId, Sku } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
import { emptiesInBoxes } from "../catalog/empties-types.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import { findStockTaking, findStockTakings, type StockTakingRow } from "./empties.repo.ts";

/** What the orders moved at a place: boxes that came, and empties that went. */
export type MovedByOrders = {
  readonly deliveries: readonly { readonly day: LocalDate; readonly sku: Sku; readonly boxes: number }[];
  readonly returns: readonly BookedReturn[];
};

/** Reads it; handed in by the wiring, because orders know empties and not the other way round. */
export type EmptiesHistory = (
  db: Db,
  shipToId: ShipToId,
  days: { readonly after: LocalDate | null; readonly until: LocalDate },
) => Promise<MovedByOrders>;

type Asked = {
  readonly shipTo: ShipTo;
  readonly day: LocalDate;
  readonly types: EmptiesTypes;
  readonly history: EmptiesHistory;
};

/** What lies at a place when a truck comes on a day: three statements, however long its history. EMPTIES-01. */
export async function emptiesBalances(
  db: Db,
  { shipTo, day, types, history }: Asked,
): Promise<ReadonlyMap<string, EmptiesBalance>> {
  const { id } = shipTo.facts;
  const stockTaking = await stockTakingBefore(db, id, day);
  const { deliveries, returns } = await history(db, id, { after: stockTaking?.day ?? null, until: day });
  const skus = [...new Set(deliveries.map(({ sku }) => sku))].toSorted();
  const inBoxes = await emptiesInBoxes(db, skus, shipTo.market);
  const delivered = deliveries.flatMap(({ day: on, sku, boxes }) =>
    (inBoxes.get(sku) ?? []).map(([code, units]) => ({
      kind: "delivered" as const,
      day: on,
      code,
      units: units * boxes,
    })),
  );
  return balancesOn({ stockTaking, movements: [...delivered, ...unpacked(returns, types)] }, day);
}

/** What was counted at a place until the end of a day, the oldest first, in one statement. */
export async function stockTakingsUntil(
  db: Db,
  shipToId: ShipToId,
  day: LocalDate,
): Promise<readonly StockTaking[]> {
  const rows = await findStockTakings(db, shipToId, day);
  return rows.map(toStockTaking);
}

async function stockTakingBefore(db: Db, shipToId: ShipToId, day: LocalDate): Promise<StockTaking | null> {
  const row = await findStockTaking(db, shipToId, day);
  return row ? toStockTaking(row) : null;
}

function toStockTaking({ day, units }: StockTakingRow): StockTaking {
  return { day: toLocalDate(day), units: new Map(units) };
}
