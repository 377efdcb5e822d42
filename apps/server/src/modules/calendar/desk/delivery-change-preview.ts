import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeliveryChangePreview,
  QueryDeliveryChangePreviewArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { calendarRefusal } from "./calendar-refusal.ts";
import { placesPage, windowOf } from "./told-change.ts";
import { touchedPlaces, touchedSums } from "./touched-places.repo.ts";
import { soundChange, wantedOf } from "./wanted-change.ts";

type PreviewArgs = QueryDeliveryChangePreviewArgs & { readonly first: number };

const nothing = { places: 0, closedPlaces: 0, changedAlready: 0, carts: 0, orders: 0, seen: "" };

/** Whom a change would touch, before anybody is told (DCAL-02). */
export async function deliveryChangePreview(
  { db, clock, beside }: CalendarDeskDeps,
  { language }: DeskContext,
  { change, ...asked }: PreviewArgs,
): Promise<DeliveryChangePreview> {
  const window = windowOf(asked);
  const sound = await soundChange(db, wantedOf(change), clock.now());
  if (!sound.ok) {
    const refusal = calendarRefusal(sound.refusal, language);
    return { ...nothing, refusal, orderBys: [], touched: [], next: null };
  }
  const { touching: wanted, orderBys } = sound.value;
  const sums = await touchedSums(db, beside, wanted);
  const places = await touchedPlaces(db, beside, { wanted, window });
  const isNobody = sums.places + sums.closedPlaces === 0;
  return {
    ...sums,
    refusal: isNobody ? calendarRefusal({ kind: "nobody-touched" }, language) : null,
    orderBys: orderBys.map(({ market, kind, date, time }) => ({ market, kind, orderBy: `${date}T${time}` })),
    ...placesPage(places, window),
  };
}
