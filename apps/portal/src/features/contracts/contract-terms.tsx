import type { Contract } from "@vycep/contract/contracts/contracts.rest";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { useAgreed } from "./contract-words.tsx";

/** What was agreed and from when, the newest on top (B10); nothing where it never changed. */
export function ContractTerms({ terms }: Pick<Contract, "terms">) {
  const t = useTexts("contracts");
  const agreed = useAgreed();
  if (terms.length < 2) return null;
  return (
    <Card title={t("terms")} isFlush>
      <Table
        caption={t("terms")}
        isBare
        rows={terms.toReversed()}
        rowKey={({ from }) => from}
        columns={[
          {
            key: "from",
            header: t("holdsFrom"),
            isRowHeader: true,
            cell: ({ from }) => formatDate(toLocalDate(from)),
          },
          { key: "agreed", header: t("agreed"), cell: (one) => agreed(one) },
          { key: "counts", header: t("counts"), cell: ({ brands }) => brands.join(", "), isWide: true },
        ]}
      />
      <p className="px-5 py-3 text-small text-ink-soft">{t("termsNote")}</p>
    </Card>
  );
}
