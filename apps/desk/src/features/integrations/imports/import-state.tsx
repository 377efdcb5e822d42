import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { DataImport } from "./use-imports.ts";

const looks = {
  tried: { tone: "preparing", icon: "eye" },
  dropped: { tone: "muted", icon: "close" },
  written: { tone: "done", icon: "check" },
  undone: { tone: "muted", icon: "undo" },
} as const;

/** How far a file is, as a word with a shape. */
export function ImportState({ state }: Pick<DataImport, "state">) {
  const t = useTexts("imports");
  return <Status {...looks[state]} text={t(`state.${state}`)} />;
}

/** What kind of file it is, in words; what a newer server brings in is shown as it is. */
export function useKindName(): (kind: string) => string {
  const t = useTexts("imports");
  return (kind) => {
    const known = kinds.find((one) => one === kind);
    return known === undefined ? kind : t(`kind.${known}`);
  };
}

const kinds = [
  ...(["categories", "empties", "empties-deposits", "products", "product-markets"] as const),
  ...(["availability", "price-lists"] as const),
  ...([
    "companies",
    "ship-tos",
    "product-limits",
    "users",
    "edi-partners",
    "content",
    "promo-leaflets",
  ] as const),
] as const;
