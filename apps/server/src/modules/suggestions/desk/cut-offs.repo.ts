import { DELIVERY_KINDS, methodsOfKind } from "@vycep/domain/calendar/delivery-change";
import { addDays, type LocalDate, type Weekday, weekdayOf } from "@vycep/domain/kernel/local-moment";
import { type Market, toMarket } from "@vycep/domain/market/market";
import type { ExceptionKind } from "@vycep/domain/transport/method";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { regularOrdersInSql } from "../../orders/regular-orders.facts.ts";
import { placesByKind } from "../../ship-to/places-by-kind.facts.ts";

/** So many days back say on which weekdays something comes at all. */
const daysBack = 56;

/** On which of some weekdays something came lately, by kind of transport, in one statement; none where none is asked about. */
export async function weekdaysServed(
  db: Db,
  { today, weekdays }: { readonly today: LocalDate; readonly weekdays: readonly Weekday[] },
): Promise<(kind: ExceptionKind, day: LocalDate) => boolean> {
  if (weekdays.length === 0) return () => false;
  const days = Array.from({ length: daysBack }, (_, ago) => addDays(today, -ago));
  const asked = DELIVERY_KINDS.flatMap((kind) => weekdays.map((weekday) => ({ kind, weekday })));
  const { rows } = await sql<{ served: readonly boolean[] }>`
    select array[${sql.join(
      asked.map(({ kind, weekday }) =>
        regularOrdersInSql.isAny(
          days.filter((day) => weekdayOf(day) === weekday),
          methodsOfKind(kind),
        ),
      ),
    )}] as served`.execute(db);
  const served = new Set(
    asked.filter((_, place) => rows[0]?.served[place]).map(({ kind, weekday }) => `${kind} ${weekday}`),
  );
  return (kind, day) => served.has(`${kind} ${weekdayOf(day)}`);
}

/** In which markets and by which kinds the places of some companies are delivered. */
export async function kindsOfPlaces(
  db: Db,
  companies: readonly string[],
): Promise<readonly { readonly market: Market; readonly kind: ExceptionKind }[]> {
  if (companies.length === 0) return [];
  const scope = { market: undefined, customerType: undefined, companies, shipTos: [], zips: [] };
  const { rows } = await sql<{ market: string; kind: ExceptionKind }>`
    select distinct p.market, p.kind from ${placesByKind(scope)} p`.execute(db);
  return rows.map(({ market, kind }) => ({ market: toMarket(market), kind }));
}
