import { encodeChoice } from "@vycep/contract/headers";
import { useDeferredValue, useSyncExternalStore } from "react";
import { currentLanguage } from "./i18n/i18n.ts";
import { type BrowserStorage, storage } from "./storage.ts";
import { createStore, useStore } from "./store.ts";
import type { Stored } from "./stored-values.ts";
import { waitFor } from "./wait-for.ts";

/** What the customer has chosen to order with: where, how, when. Kept in local storage, shared among tabs (STORAGE-02…10). */
export type Choice = Partial<
  Pick<
    Stored,
    "shipToId" | "shippingMethod" | "deliveryDate" | "standardDeliveryDate" | "exceptiondate" | "onlyEmpties"
  >
>;

const keys = [
  "shipToId",
  "shippingMethod",
  "deliveryDate",
  "standardDeliveryDate",
  "exceptiondate",
  "onlyEmpties",
] as const satisfies readonly (keyof Choice)[];

const choice = createStore<Choice>(readChoice(storage));

storage.subscribe(() => {
  const next = readChoice(storage);
  const isSame = keys.every((key) => choice.get()[key] === next[key]);
  if (!isSame) choice.set(next);
});

export function currentChoice(): Choice {
  return choice.get();
}

/** The choice, and again whenever it changes in this tab or another. */
export function useChoice(): Choice {
  return useStore(choice);
}

/** One part of the choice; a change of another draws nothing. */
export function useChosen<Part extends keyof Choice>(part: Part): Choice[Part] {
  return useSyncExternalStore(choice.subscribe, () => choice.get()[part]);
}

/**
 * The choice for long lists of goods: they follow a moment later, so that what was pressed answers at once. Their
 * questions must be asked with this choice, not the current one.
 */
export function useChoiceOfGoods(): Choice {
  return useDeferredValue(useChoice());
}

/**
 * The choice to ask with: the given one when place, way and day are chosen; else waits for them, two seconds at most, and
 * then goes on with what there is (CALENDAR-33, OP-70).
 */
export async function choiceSettled(chosen: Choice): Promise<Choice> {
  if (isWhole(chosen)) return chosen;
  await waitFor(() => (isWhole(choice.get()) ? true : undefined), { tries: 10, everyMs: 200 });
  return choice.get();
}

/** Whether place, way and day are all chosen. */
function isWhole({ shipToId, shippingMethod, deliveryDate }: Choice): boolean {
  return shipToId !== undefined && shippingMethod !== undefined && deliveryDate !== undefined;
}

/** Changes parts of the choice; a part that is undefined is forgotten. */
export function changeChoice(parts: { readonly [Key in keyof Choice]: Choice[Key] | undefined }): void {
  for (const key of keys) if (key in parts) writePart(key, parts[key]);
}

/** The choice as request headers (HTTP-11…26): the current one, or the one that an answer is kept for. */
export function choiceHeaders(chosen: Choice = choice.get()): Record<string, string> {
  const { shipToId, shippingMethod, deliveryDate, standardDeliveryDate, exceptiondate } = chosen;
  return encodeChoice(
    withoutUndefined({
      shipToId,
      method: shippingMethod,
      deliveryDate,
      standardDeliveryDate,
      exceptionDate: exceptiondate,
      store: storage.read("store"),
      language: currentLanguage(),
      customerType: storage.read("customertype"),
      noteForDriver: storage.read("noteForDriver"),
      customerOrderNumber: storage.read("customerOrderNumber"),
    }),
  );
}

function readChoice(from: BrowserStorage): Choice {
  return withoutUndefined(Object.fromEntries(keys.map((key) => [key, from.read(key)])));
}

function writePart<Key extends keyof Stored>(key: Key, value: Stored[Key] | undefined): void {
  storage.write(key, value);
}

/** The types ask that an absent part is left out, not undefined. */
function withoutUndefined<Value extends object>(
  parts: { [Key in keyof Value]: Value[Key] | undefined },
): Value {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Value;
}
