import type { BundlePart } from "@vycep/domain/bundles/bundle";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { storage } from "../../shared/storage.ts";
import type { Wish } from "./cart-writer.ts";

/** A change that outlived its page; what the product is, is read anew. */
export type UnsentChange = Pick<Wish<never>, "sku" | "amounts" | "parts">;

/** Keeps in the browser what the server has not answered, and nothing once it has answered all. */
export function keepUnsent(cartId: string, unanswered: readonly UnsentChange[]): void {
  const changes = unanswered.map(
    ({ sku, amounts }) => [sku, [amounts.packages, amounts.layers, amounts.pallets]] as const,
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
  };
  storage.write("unsentCart", changes.length === 0 ? undefined : kept);
}

/** What an earlier page left unsent; late are changes of a cart that is an order by now. */
export function readUnsent(cartId: string): {
  readonly changes: readonly UnsentChange[];
  readonly isLate: boolean;
} {
  const kept = storage.read("unsentCart");
  const changes = Object.entries(kept?.changes ?? {}).map(([sku, [packages, layers, pallets]]) => ({
    sku,
    amounts: { packages, layers, pallets },
    parts: partsOf(kept?.contents?.[sku]),
  }));
  return { changes, isLate: kept !== undefined && kept.cartId !== cartId };
}

function partsOf(contents: Readonly<Record<string, number>> | undefined): readonly BundlePart[] | undefined {
  return contents && Object.entries(contents).map(([sku, boxes]) => ({ sku: toId<Sku>(sku), boxes }));
}
