import { amountToOrder, type CellarCount, usualAfter } from "@vycep/domain/cellar/count";
import { isStillKept } from "@vycep/domain/cellar/kept-for-a-day";
import { machineNow } from "@vycep/shell/clock/clock";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import type { StoredValue } from "@vycep/shell/storage/stored-value";
import { useSyncExternalStore } from "react";
import { type CellarGoods, type CellarRound, cellarKeys, type KeptCellar } from "./cellar-keys.ts";
import { mirrorCellar } from "./cellar-mirror.ts";

/** What a telephone knows of the cellar, and what was counted there in this round. */
export interface CellarMemory {
  readonly cellar: KeptCellar | undefined;
  readonly round: CellarRound | undefined;
}

let shown: { readonly text: string; readonly memory: CellarMemory } = {
  text: "",
  memory: { cellar: undefined, round: undefined },
};

/** What is kept and still holds: of whoever is signed in here, and not older than a day. */
export function cellarMemory(): CellarMemory {
  const owner = storage.read(shellKeys.owner);
  const nowMs = machineNow();
  const cellar = storage.read(cellarKeys.cellar);
  const round = storage.read(cellarKeys.cellarCounts);
  const isMine = (kept: { readonly owner: string } | undefined) =>
    owner !== undefined && kept?.owner === owner;
  const memory = {
    cellar: isMine(cellar) && isStillKept({ sinceMs: cellar?.keptAtMs ?? 0, nowMs }) ? cellar : undefined,
    round: isMine(round) && isStillKept({ sinceMs: round?.lastMs ?? 0, nowMs }) ? round : undefined,
  };
  const text = JSON.stringify(memory);
  if (text !== shown.text) shown = { text, memory };
  return shown.memory;
}

/** The same, and again whenever it changes in this tab or another. */
export function useCellarMemory(): CellarMemory {
  return useSyncExternalStore(storage.subscribe, cellarMemory);
}

/** What does not hold any more is not left lying there. */
export function forgetOldCellar(): void {
  const { cellar, round } = cellarMemory();
  if (cellar === undefined && storage.read(cellarKeys.cellar)) keep(cellarKeys.cellar, undefined);
  if (round === undefined && storage.read(cellarKeys.cellarCounts)) keep(cellarKeys.cellarCounts, undefined);
}

/** All that is kept of the cellar is written here: shown at once, and soon after proof against being killed. */
function keep<Value>(value: StoredValue<Value>, next: Value | undefined): void {
  storage.write(cellarKeys.cellarChange, (storage.read(cellarKeys.cellarChange) ?? 0) + 1);
  storage.write(value, next);
  void mirrorCellar();
}

export function keepCellar(cellar: KeptCellar): void {
  keep(cellarKeys.cellar, cellar);
}

/** Changes the round that is under way, or begins one; what is kept is whole after each change. */
export function changeRound(change: (round: CellarRound) => CellarRound): void {
  const { cellar, round } = cellarMemory();
  if (cellar === undefined) return;
  const nowMs = machineNow();
  const before = round ?? {
    owner: cellar.owner,
    shipToId: cellar.shipToId,
    sinceMs: nowMs,
    lastMs: nowMs,
    unsent: [],
    shelves: {},
    counted: {},
    sent: [],
    isDone: false,
  };
  keep(cellarKeys.cellarCounts, { ...change(before), lastMs: nowMs });
}

/** The round is over and was looked at. */
export function endRound(): void {
  keep(cellarKeys.cellarCounts, undefined);
}

/** Keeps how much of a product there is; the order follows by itself. */
export function keepInCellar({ sku, usual }: Pick<CellarGoods, "sku" | "usual">, inCellar: number): void {
  keepCount({ sku, inCellar, usual, ordered: amountToOrder({ usual, inCellar }) });
}

/** Keeps another amount to order than the rule gives; what is usual follows it. */
export function keepOrdered({ sku }: Pick<CellarGoods, "sku">, ordered: number): void {
  const inCellar = cellarMemory().round?.counted[sku]?.inCellar ?? 0;
  keepCount({ sku, inCellar, ordered, usual: usualAfter({ inCellar, ordered }) });
}

/** Each change is a count of its own: what was sent of an earlier one may have arrived. */
function keepCount(made: Omit<CellarCount, "key" | "countedAtMs">): void {
  const count = { ...made, key: crypto.randomUUID(), countedAtMs: machineNow() };
  changeRound((round) => ({
    ...round,
    unsent: [...round.unsent.filter(({ sku }) => sku !== made.sku), count],
    counted: { ...round.counted, [made.sku]: count },
    isDone: false,
  }));
}

/** Takes back what was counted of a product, as far as it was not sent. */
export function forgetCount(sku: string): void {
  changeRound((round) => ({
    ...round,
    unsent: round.unsent.filter((count) => count.sku !== sku),
    counted: Object.fromEntries(Object.entries(round.counted).filter(([counted]) => counted !== sku)),
  }));
}

/** Keeps on which shelf a product stands. */
export function keepShelf(sku: string, shelf: string): void {
  changeRound((round) => ({ ...round, shelves: { ...round.shelves, [sku]: shelf } }));
  const { cellar } = cellarMemory();
  if (cellar === undefined) return;
  const goods = cellar.goods.map((one) => (one.sku === sku ? { ...one, shelf } : one));
  keepCellar({ ...cellar, goods });
}
