import { encodeChoice } from "@vycep/contract/headers";
import { withoutUndefined } from "@vycep/domain/kernel/closed-list";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { waitFor } from "@vycep/shell/clock/wait-for";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { type BrowserStorage, storage } from "@vycep/shell/storage/storage";
import { createStore, useStore } from "@vycep/shell/storage/store";
import { currentLanguage } from "@vycep/shell/words/i18n";
import { useDeferredValue, useSyncExternalStore } from "react";
import { orderingKeys } from "./ordering-keys.ts";

/** What the customer has chosen to order with: where, how, when. Kept in local storage, shared among tabs (STORAGE-02…10). */
export interface Choice {
  readonly shipToId?: string;
  readonly shippingMethod?: ShippingMethod;
  readonly deliveryDate?: LocalDate;
  readonly standardDeliveryDate?: LocalDate;
  readonly exceptiondate?: LocalDate;
  readonly onlyEmpties?: boolean;
}

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
export function isWhole({ shipToId, shippingMethod, deliveryDate }: Choice): boolean {
  return shipToId !== undefined && shippingMethod !== undefined && deliveryDate !== undefined;
}

/** Changes parts of the choice; a part that is undefined is forgotten. */
export function changeChoice(parts: { readonly [Key in keyof Choice]: Choice[Key] | undefined }): void {
  if ("shipToId" in parts) storage.write(orderingKeys.shipToId, parts.shipToId);
  if ("shippingMethod" in parts) storage.write(orderingKeys.shippingMethod, parts.shippingMethod);
  if ("deliveryDate" in parts) storage.write(orderingKeys.deliveryDate, parts.deliveryDate);
  if ("standardDeliveryDate" in parts)
    storage.write(orderingKeys.standardDeliveryDate, parts.standardDeliveryDate);
  if ("exceptiondate" in parts) storage.write(orderingKeys.exceptiondate, parts.exceptiondate);
  if ("onlyEmpties" in parts) storage.write(orderingKeys.onlyEmpties, parts.onlyEmpties);
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
      store: storage.read(shellKeys.store),
      language: currentLanguage(),
      customerType: storage.read(orderingKeys.customertype),
      noteForDriver: storage.read(orderingKeys.noteForDriver),
      customerOrderNumber: storage.read(orderingKeys.customerOrderNumber),
    }),
  );
}

/** What the services are told of the choice: only the day of an exception (HTTP-04). */
export function exceptionHeaders(): Record<string, string> {
  const { exceptiondate } = choice.get();
  return exceptiondate === undefined ? {} : encodeChoice({ exceptionDate: exceptiondate });
}

function readChoice(from: BrowserStorage): Choice {
  return withoutUndefined(
    Object.fromEntries(keys.map((key) => [key, from.read<Choice[typeof key]>(orderingKeys[key])])),
  );
}
