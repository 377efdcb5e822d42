import type { BrandPair } from "@vycep/domain/brand/brand-colours";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { useRatio } from "./use-ratio.ts";

/** Every pair of the brand's colours that carries text, with how well it is read. */
export function PairsTable({ pairs }: { readonly pairs: readonly BrandPair[] }) {
  const t = useTexts("brand-desk");
  const ratio = useRatio();
  const columns: readonly Column<BrandPair>[] = [
    {
      ...{ key: "pair", header: t("pair"), isRowHeader: true, isWide: true },
      cell: ({ name, front, back }) => (
        <span className="flex items-center gap-3">
          <span
            aria-hidden
            style={{ backgroundColor: back, color: front }}
            className="grid h-7 w-10 flex-none place-items-center rounded-small border border-line font-bold"
          >
            Aa
          </span>
          {t(`pair.${name}`)}
        </span>
      ),
    },
    {
      ...{ key: "contrast", header: t("contrast"), align: "end" },
      cell: ({ contrast, passes }) => (
        <strong className={passes ? undefined : "text-red-strong"}>{ratio(contrast)}</strong>
      ),
    },
    {
      ...{ key: "result", header: t("result") },
      cell: ({ passes }) => (
        <Status
          tone={passes ? "done" : "refused"}
          icon={passes ? "check" : "close"}
          text={t(passes ? "passes" : "fails")}
        />
      ),
    },
  ];
  return (
    <Card title={t("pairsTitle")} isFlush>
      <DeskTable
        caption={t("pairsTitle")}
        columns={columns}
        rows={pairs}
        rowKey={({ name }) => name}
        // What changes here is what is being chosen: nothing to be marked as somebody's news.
        stampOf={({ name }) => name}
      />
    </Card>
  );
}
