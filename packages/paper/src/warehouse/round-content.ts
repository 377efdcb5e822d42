import { tiedName } from "@vycep/domain/catalog/name-parts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Money, sumOf } from "@vycep/domain/kernel/money";
import { spacedPhone } from "@vycep/domain/market/phone";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import type { SheetContent, SheetStop } from "../sheet-content.ts";
import { tableOf } from "../sheet-tables.ts";
import {
  countFact,
  daysInWords,
  type HouseGoods,
  type HousePaper,
  type HouseWords,
  houseSheet,
  type PaperVehicle,
  vehicleFacts,
  weightFact,
} from "./house-paper.ts";

/** Where a driver goes on a day, what he leaves, takes back and collects there. */
export interface RoundPaper extends HousePaper {
  readonly day: LocalDate;
  readonly vehicle: PaperVehicle | undefined;
  readonly grams: number;
  /** In the order in which they are driven to. */
  readonly stops: readonly RoundStop[];
}

export interface RoundStop {
  /** Its place in the round, from 1. */
  readonly position: number;
  readonly orderNumber: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly window: string;
  /** Who ordered, and how to reach them. */
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly noteForDriver: string;
  readonly goods: readonly HouseGoods[];
  readonly empties: readonly { readonly name: string; readonly units: number }[];
  /** What is to be paid at once; undefined where nothing is. */
  readonly collects: Money | undefined;
}

/** What stands on a driver's round, word by word. */
export function roundContent(paper: RoundPaper, words: HouseWords): SheetContent {
  const { t, language } = words;
  const { stops, vehicle, grams, day } = paper;
  return {
    ...houseSheet(paper, words),
    title: t("driversRound"),
    status: daysInWords([day], language),
    facts: [
      ...vehicleFacts(vehicle, words),
      countFact(t("stopCount"), stops.length),
      weightFact(grams, words),
      ...collected(stops).map((money) => ({ label: t("collects"), value: formatMoney(money) })),
    ],
    stops: stops.map((stop) => stopContent(stop, words)),
  };
}

function stopContent(stop: RoundStop, { t }: HouseWords): SheetStop {
  const { name, street, zip, city, window, contact, noteForDriver, goods, empties, collects } = stop;
  const boxes = goods.reduce((sum, line) => sum + line.boxes, 0);
  return {
    number: String(stop.position),
    title: name,
    aside: window === "" ? "" : formatWindow(window),
    lines: [
      `${street}, ${zip} ${city}`,
      [
        t("orderOf", { number: stop.orderNumber }),
        ...(contact === null ? [] : [contact.name, spacedPhone(contact.phone)]),
      ]
        .filter((part) => part !== "")
        .join(" · "),
    ],
    note: noteForDriver === "" ? undefined : noteForDriver,
    goods: tableOf<HouseGoods>({
      caption: t("goods"),
      isCaptionShown: false,
      columns: [
        { label: t("sku"), kind: "code", of: ({ sku }) => sku },
        { label: t("product"), kind: "name", of: (line) => tiedName(line.name) },
        { label: t("boxesHead"), kind: "figure", of: (line) => formatCount(line.boxes) },
        { label: t("handed"), kind: "figure", of: () => "" },
      ],
      groups: [{ rows: goods }],
      keyOf: ({ sku }) => sku,
    }),
    empties: tableOf<RoundStop["empties"][number]>({
      caption: t("emptiesBack"),
      isCaptionShown: true,
      columns: [
        { label: t("depositKind"), kind: "name", of: (row) => row.name },
        { label: t("expected"), kind: "figure", of: ({ units }) => formatCount(units) },
        { label: t("taken"), kind: "figure", of: () => "" },
      ],
      groups: [{ rows: empties }],
      keyOf: (row) => row.name,
    }),
    facts: [
      { label: t("boxes"), value: formatCount(boxes) },
      { label: t("collects"), value: collects === undefined ? t("collectsNothing") : formatMoney(collects) },
    ],
    signature: t("takenOver"),
  };
}

/** What is collected on the way, by currency. */
function collected(stops: readonly RoundStop[]): readonly Money[] {
  const sums = stops.flatMap(({ collects }) => collects ?? []);
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return [...byCurrency].map(([currency, same]) => ({ currency, minor: sumOf(same, ({ minor }) => minor) }));
}
