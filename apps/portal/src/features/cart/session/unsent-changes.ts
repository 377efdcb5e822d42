import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { storage } from "@vycep/shell/storage/storage";
import { cartKeys, type UnsentCart } from "../cart-keys.ts";
import type { CartRemoval } from "./cart-memory.ts";
import type { KnownLine } from "./known-lines.ts";
import type { WantedLine } from "./wanted-line.ts";

/** A change that outlived its page; what the product is, is read anew. */
export interface UnsentChange extends Pick<WantedLine, "sku" | "amounts" | "parts"> {
  /** The line that the person saw and changed; undefined when there was none (C21). */
  readonly seen?: KnownLine | undefined;
  /** What a call carried that got no answer: a line that stands so was set by it. */
  readonly sent?: Amounts | undefined;
  /** The removal that it takes back. */
  readonly removal?: CartRemoval | undefined;
}

/** What an earlier page left for a cart; late are changes of one that is an order by now. */
export interface UnsentRead {
  readonly changes: readonly UnsentChange[];
  readonly isLate: boolean;
}

/** Keeps in the browser what the server has not answered, and nothing once it has answered all. */
export function keepUnsent(cartId: string, unanswered: readonly UnsentChange[]): void {
  const changes = unanswered.map(({ sku, amounts }) => [sku, countsOf(amounts)] as const);
  const seen = unanswered.flatMap(({ sku, seen: line }) =>
    line?.version === undefined ? [] : [[sku, [line.uid, line.version]] as const],
  );
  const sent = unanswered.flatMap(({ sku, sent: amounts }) =>
    amounts === undefined ? [] : [[sku, countsOf(amounts)] as const],
  );
  const removals = unanswered.flatMap(({ sku, removal }) =>
    removal === undefined ? [] : [[sku, [removal.token, removal.uid]] as const],
  );
  const contents = unanswered.flatMap(({ sku, parts }) =>
    parts === undefined
      ? []
      : [[sku, Object.fromEntries(parts.map((part) => [part.sku, part.boxes]))] as const],
  );
  const kept = {
    cartId,
    changes: Object.fromEntries(changes),
    ...(contents.length > 0 && { contents: Object.fromEntries(contents) }),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
    ...(sent.length > 0 && { sent: Object.fromEntries(sent) }),
    ...(removals.length > 0 && { removals: Object.fromEntries(removals) }),
  };
  storage.write(cartKeys.unsentCart, changes.length === 0 ? undefined : kept);
}

/** What an earlier page left unsent. */
export function readUnsent(cartId: string): UnsentRead {
  const kept = storage.read(cartKeys.unsentCart);
  const changes = Object.entries(kept?.changes ?? {}).map(([sku, counts]) => ({
    sku,
    amounts: amountsOf(counts),
    parts: partsOf(kept?.contents?.[sku]),
    seen: lineOf(kept?.seen?.[sku]),
    sent: kept?.sent?.[sku] && amountsOf(kept.sent[sku]),
    removal: removalOf(kept?.removals?.[sku]),
  }));
  return { changes, isLate: kept !== undefined && kept.cartId !== cartId };
}

type Counts = UnsentCart["changes"][string];

function countsOf({ packages, layers, pallets }: Amounts): Counts {
  return [packages, layers, pallets];
}

function amountsOf([packages, layers, pallets]: Counts): Amounts {
  return { packages, layers, pallets };
}

function lineOf(seen: readonly [uid: string, version: number] | undefined): KnownLine | undefined {
  return seen && { uid: seen[0], version: seen[1] };
}

function removalOf(kept: readonly [token: string, uid: string] | undefined): CartRemoval | undefined {
  return kept && { token: kept[0], uid: kept[1] };
}

function partsOf(contents: Readonly<Record<string, number>> | undefined): readonly BundlePart[] | undefined {
  return contents && Object.entries(contents).map(([sku, boxes]) => ({ sku: toId<Sku>(sku), boxes }));
}
