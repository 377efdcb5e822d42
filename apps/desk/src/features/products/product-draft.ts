import { aText, objectOf, recordOf } from "@vycep/shell/storage/shape";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import type { ProductField } from "./use-product.ts";

const readDraft = recordOf(objectOf({ from: aText, to: aText }));

/** What is typed of a product and not saved, beside what stood there when it was begun (DEDIT-01, DEDIT-06). */
export interface ProductDraft {
  readonly fields: readonly ProductField[];
  readonly valueOf: (name: string) => string;
  readonly change: (name: string, value: string) => void;
  /** What somebody else put into a field that is being changed; undefined where nobody did. */
  readonly foreignOf: (name: string) => string | undefined;
  /** What is another than it was. */
  readonly changed: readonly { readonly name: string; readonly value: string }[];
  readonly forget: () => void;
  readonly isFound: boolean;
}

/** The form of a product: fields as they are, and over them what somebody types. */
export function useProductDraft(key: string, fields: readonly ProductField[]): ProductDraft {
  const kept = useKeptDraft(`product.${key}`, readDraft, {});
  const now = new Map(fields.map(({ name, value }) => [name, value]));
  const typed = Object.entries(kept.value).filter(([name, { to }]) => now.get(name) !== to);
  return {
    fields,
    isFound: kept.isFound && typed.length > 0,
    valueOf: (name) => kept.value[name]?.to ?? now.get(name) ?? "",
    change(name, to) {
      const from = kept.value[name]?.from ?? now.get(name) ?? "";
      kept.change({ ...kept.value, [name]: { from, to } });
    },
    foreignOf(name) {
      const one = kept.value[name];
      const value = now.get(name);
      return one === undefined || value === one.from || value === one.to ? undefined : value;
    },
    changed: typed.map(([name, { to }]) => ({ name, value: to })),
    forget() {
      kept.change({});
      kept.forget();
    },
  };
}
