import { tiedName } from "@vycep/domain/catalog/name-parts";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { formatCount, formatWeight } from "@vycep/words/engine/format";
import type { SheetContent } from "../sheet-content.ts";
import { tableOf } from "../sheet-tables.ts";
import {
  amountsInWords,
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

/** What is loaded for a round, pallet by pallet, the last stop first. */
export interface LoadingPaper extends HousePaper {
  readonly day: LocalDate;
  readonly vehicle: PaperVehicle | undefined;
  readonly pallets: number;
  readonly grams: number;
  /** In the order in which they are loaded. */
  readonly stops: readonly LoadingStop[];
}

export interface LoadingStop {
  /** Its place in the round, from 1. */
  readonly position: number;
  readonly name: string;
  readonly city: string;
  readonly orderNumber: string;
  readonly goods: readonly LoadingGoods[];
}

export interface LoadingGoods extends HouseGoods {
  /** The number of the pallet; undefined of what stands on none. */
  readonly pallet: number | undefined;
  readonly isShared: boolean;
  readonly amounts: Amounts;
  readonly grams: number;
}

/** What stands on a loading list, word by word. */
export function loadingContent(paper: LoadingPaper, words: HouseWords): SheetContent {
  const { t, language } = words;
  const { stops, vehicle, pallets, grams, day } = paper;
  const sheet = houseSheet(paper, words);
  const isTooMuch = vehicle !== undefined && pallets > vehicle.places;
  const cautions = [sheet.caution, isTooMuch ? t("tooManyPallets") : undefined];
  return {
    ...sheet,
    caution: cautions.filter(Boolean).join(" ") || undefined,
    title: t("loadingList"),
    status: daysInWords([day], language),
    facts: [
      ...vehicleFacts(vehicle, words),
      countFact(t("stopCount"), stops.length),
      vehicle === undefined
        ? countFact(t("pallets"), pallets)
        : { label: t("pallets"), value: t("ofPlaces", { pallets, places: vehicle.places }) },
      weightFact(grams, words),
    ],
    note: { label: t("loadingOrder"), value: t("lastStopFirst") },
    goods: tableOf<LoadingGoods>({
      caption: t("goods"),
      isCaptionShown: false,
      columns: [
        {
          label: t("pallet"),
          kind: "code",
          of: ({ pallet }) => (pallet === undefined ? t("loose") : String(pallet)),
        },
        { label: t("sku"), kind: "code", of: ({ sku }) => sku },
        { label: t("product"), kind: "name", of: ({ name }) => tiedName(name) },
        { label: t("asUnits"), kind: "figure", of: ({ amounts }) => amountsInWords(amounts, t) },
        { label: t("boxesHead"), kind: "figure", of: ({ boxes }) => formatCount(boxes) },
        { label: t("weight"), kind: "figure", of: (row) => formatWeight(row.grams / 1000, language) },
        { label: "", kind: "tick", of: () => "" },
      ],
      groups: stops.map(({ position, name, city, orderNumber, goods }) => ({
        title: t("stopOf", { position, name, city, number: orderNumber }),
        rows: goods,
      })),
      keyOf: ({ pallet, sku }) => `${pallet} ${sku}`,
      remarkOf: ({ isShared }) => (isShared ? t("sharedPallet") : undefined),
    }),
    total: { label: t("pallets"), value: formatCount(pallets) },
  };
}
