/** The opaque ids of a package's contents (BUNDLE-08): option, goods and boxes in one, as Magento writes them. */
import type { BundlePart } from "@vycep/domain/bundles/bundle";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import { fromUid, toUid } from "../uid.ts";

/**
 * The opaque id of so many boxes of an item (graphql-conventions 4.2).
 *
 * @example optionUid(0, { sku: "100201", boxes: 8 }) // "YnVuZGxlLzEvMTAwMjAxLzg="
 */
export function optionUid(index: number, { sku, boxes }: BundlePart): string {
  return toUid(`bundle/${index + 1}/${sku}/${boxes}`);
}

/** What a caller sends of a choice. */
export type ChosenOptions = {
  readonly selected_options?: readonly (string | null)[] | null | undefined;
  readonly entered_options?:
    | readonly ({ readonly uid: string; readonly value: string } | null)[]
    | null
    | undefined;
};

/**
 * Reads a choice: the boxes of a selected option are those of its id, an entered one says its own; the last word on
 * an item counts. Nothing chosen at all is "as preselected"; an id that is none of ours makes the choice unreadable.
 *
 * @example decodeParts({ selected_options: ["YnVuZGxlLzEvMTAwMjAxLzg="] }) // [{ sku: "100201", boxes: 8 }]
 */
export function decodeParts({
  selected_options: selected,
  entered_options: entered,
}: ChosenOptions): readonly BundlePart[] | "as-preselected" | "unreadable" {
  const boxes = new Map<Sku, number>();
  for (const uid of selected ?? []) {
    const value = uid === null ? undefined : readUid(uid);
    if (value === undefined) return "unreadable";
    boxes.set(value.sku, value.boxes);
  }
  for (const option of entered ?? []) {
    const value = option === null ? undefined : readUid(option.uid);
    if (value === undefined || option === null) return "unreadable";
    const text = option.value.trim();
    boxes.set(value.sku, /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
  }
  if (boxes.size === 0) return "as-preselected";
  return [...boxes].map(([sku, count]) => ({ sku, boxes: count }));
}

function readUid(uid: string): BundlePart | undefined {
  const [, sku = "", boxes = ""] = /^bundle\/\d{1,4}\/([^/]+)\/(\d{1,6})$/.exec(fromUid(uid) ?? "") ?? [];
  const known = parseSku(sku);
  return known === undefined ? undefined : { sku: known, boxes: Number(boxes) };
}
