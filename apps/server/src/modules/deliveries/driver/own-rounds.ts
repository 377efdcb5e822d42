import type { OwnRound, OwnRounds, OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { ordersOn } from "@vycep/domain/deliveries/plan-rounds";
import { loadTogether } from "@vycep/domain/deliveries/vehicle-load";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type EmptiesOffer, emptiesOffer } from "../../catalog/empties-types.facts.ts";
import { moneyToCollect } from "../../invoices/order-papers.facts.ts";
import type { DeliveredOrder } from "../../orders/billable-orders.facts.ts";
import { type KnownDay, type KnownRound, readDay } from "../desk/delivery-board.ts";
import { houseFacts } from "../papers/house-papers.ts";
import { type DriverHere, mayMakePasskey } from "./driver-of-request.ts";
import { type ReportRow, reportsOf } from "./stop-reports.repo.ts";

/** The rounds that a driver drives today, with all that is needed at their stops; nobody else's (DDISP-03). */
export async function ownRounds(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  driver: DriverHere,
  language: Language,
): Promise<OwnRounds> {
  const day = clock.now().date;
  const known = await readDay(db, day);
  const own = known.rounds.filter(({ driverId, stops }) => driverId === driver.id && stops.length > 0);
  const facts = await stopFacts(db, day, own);
  return {
    driverId: driver.id,
    driver: driver.name,
    day,
    mayMakePasskey: mayMakePasskey({ config }, driver),
    rounds: own.map((round) =>
      roundOf(round, known, (number, at) => stopOf(number, at, { ...facts, known, language })),
    ),
  };
}

type StopFacts = Awaited<ReturnType<typeof stopFacts>>;

async function stopFacts(db: Db, day: LocalDate, rounds: readonly KnownRound[]) {
  const numbers = rounds.flatMap(({ stops }) => stops);
  const house = await houseFacts(db, numbers);
  const markets = [...new Set([...house.orders.values()].map(({ market }) => market))];
  const offers = new Map<Market, EmptiesOffer>();
  for (const market of markets) offers.set(market, await emptiesOffer(db, market));
  return { ...house, day, offers, reports: await reportsOf(db, numbers) };
}

function roundOf(
  round: KnownRound,
  known: KnownDay,
  stop: (number: string, at: number) => readonly OwnStop[],
): OwnRound {
  const { vehicleId, plate, name, departsAt, places, payloadGrams, stops } = round;
  const load = loadTogether(ordersOn(known, round));
  return {
    ...{ vehicleId, plate, vehicle: name, departsAt, places, payloadKilograms: payloadGrams / 1000 },
    pallets: load.palletThousandths / 1000,
    kilograms: load.grams / 1000,
    stops: stops.flatMap(stop),
  };
}

function stopOf(
  number: string,
  at: number,
  facts: StopFacts & { readonly known: KnownDay; readonly language: Language },
): readonly OwnStop[] {
  const { language, known } = facts;
  const order = facts.orders.get(number);
  if (order === undefined) return [];
  const place = facts.places.get(order.shipToId);
  const load = known.orders.find((one) => one.number === number);
  return [
    {
      ...{ orderNumber: number, position: at + 1, state: order.state, noteForDriver: order.noteForDriver },
      name: place?.facts.name ?? number,
      street: place?.street ?? "",
      city: place?.city ?? "",
      zip: place?.zip ?? "",
      window: place?.deliveryWindow ?? "",
      contact: facts.contacts.get(number) ?? null,
      pallets: (load?.palletThousandths ?? 0) / 1000,
      currency: order.currency,
      collects: moneyToCollect(order) ?? null,
      lines: linesOf(order, language),
      ...emptiesOf(order, facts),
      report: reportOf(facts.reports.get(number)),
    },
  ];
}

function linesOf({ lines, state }: DeliveredOrder, language: Language): OwnStop["lines"] {
  const isDelivered = state === "delivered" || state === "partially-delivered";
  return lines.map(({ lineNo, names, confirmed, delivered }) => ({
    ...{ lineNo, boxes: confirmed, delivered: isDelivered ? delivered : null },
    name: names[language],
  }));
}

/** History may plan one type in several lines: a driver counts it once. */
function emptiesOf(
  order: DeliveredOrder,
  { offers, day, language }: StopFacts & { readonly language: Language },
): Pick<OwnStop, "empties" | "takenBack"> {
  const planned = new Map<string, OwnStop["empties"][number]>();
  for (const { code, names, units, unitDepositMinor: depositMinor } of order.empties) {
    const known = planned.get(code)?.units ?? 0;
    planned.set(code, { code, depositMinor, name: names[language], units: known + units });
  }
  const types = offers.get(order.market)?.typesOn(day) ?? new Map();
  return {
    empties: [...planned.values()],
    takenBack: [...types.values()]
      .filter(({ code }) => !planned.has(code))
      .map(({ code, names, depositMinor }) => ({ code, depositMinor, name: names[language] })),
  };
}

function reportOf(row: ReportRow | undefined): OwnStop["report"] {
  return row ? { notedAt: row.notedAt.toISOString(), receivedBy: row.receivedBy } : null;
}
