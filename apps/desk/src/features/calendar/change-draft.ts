import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { aText, listOf, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { type KeptDraft, useKeptDraft } from "../../kit/kept-draft.ts";
import type { DeliveryChangeInput, DeliveryKind } from "../../shared/graphql.gen/graphql.ts";

export const CHANGE_TYPES = ["moved", "cancelled", "added"] as const;
export const KINDS = ["standard", "truck", "unfiltered", "tank"] as const;

const aChosen = objectOf({ kind: aText, id: aText, name: aText });

/** A change as it is being written (DEDIT-06). */
const aChange = objectOf({
  ...{ typeOfChange: aText, day: aText, newDay: aText, orderBy: aText, kinds: listOf(aText) },
  ...{ market: aText, customerType: aText, zips: aText, chosen: listOf(aChosen) },
  ...{ reasonCs: aText, reasonSk: aText, reasonEn: aText },
});

export type ChangeDraft = ValueOf<typeof aChange>;
/** A place or a company that somebody chose. */
export type Chosen = ValueOf<typeof aChosen>;

export function useChangeDraft(): KeptDraft<ChangeDraft> {
  return useKeptDraft("delivery-change.new", aChange, {
    ...{ typeOfChange: "moved", day: "", newDay: "", orderBy: "", kinds: [...KINDS] },
    ...{ market: "", customerType: "", zips: "", chosen: [] },
    ...{ reasonCs: "", reasonSk: "", reasonEn: "" },
  });
}

/** The first day that can be chosen. */
export function firstDay(): string {
  return localNow().date;
}

/** The last one, a year ahead. */
export function lastDay(): string {
  return addDays(localNow().date, 365);
}

export function typeIn({ typeOfChange }: ChangeDraft): (typeof CHANGE_TYPES)[number] {
  return CHANGE_TYPES.find((type) => type === typeOfChange) ?? "moved";
}

/** How postal codes begin, as they were typed; undefined where something is none. */
export function zipsIn({ zips }: ChangeDraft): readonly string[] | undefined {
  const typed = zips.split(/[,;]/).map((zip) => zip.replaceAll(" ", ""));
  const said = typed.filter((zip) => zip !== "");
  return said.every((zip) => /^\d{1,5}$/.test(zip)) ? said : undefined;
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text);

/** What is asked of the server; undefined while something is missing. */
export function changeInput(draft: ChangeDraft): DeliveryChangeInput | undefined {
  const { day, newDay, orderBy, market, customerType, chosen } = draft;
  const typeOfChange = typeIn(draft);
  const kinds = KINDS.filter((kind): kind is DeliveryKind => draft.kinds.includes(kind));
  const zips = zipsIn(draft);
  if (!isDay(day) || kinds.length === 0 || zips === undefined) return undefined;
  if (typeOfChange === "moved" && !isDay(newDay)) return undefined;
  const idsOf = (kind: string) => chosen.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    ...{ typeOfChange, day, kinds, zips: [...zips] },
    newDay: typeOfChange === "moved" ? newDay : null,
    orderBy: typeOfChange === "cancelled" || orderBy === "" ? null : orderBy,
    market: market === "" ? null : market,
    customerType: customerType === "" ? null : customerType,
    ...{ companies: idsOf("company"), shipTos: idsOf("ship-to") },
  };
}
