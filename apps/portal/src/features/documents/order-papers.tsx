import { useQuery } from "@tanstack/react-query";
import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { DocumentFiles } from "./document-files.tsx";
import { DocumentNumber, dayOf } from "./documents-table.tsx";
import { orderPapersQuery } from "./use-documents.ts";

interface OrderPapersProps {
  readonly orderNumber: string;
  /** Whether the person may look at documents at all. */
  readonly isOpen: boolean;
}

/** The papers of one order, each with its files; those that have a page lead to it. Nothing where there are none. */
export function OrderPapers({ orderNumber, isOpen }: OrderPapersProps) {
  const t = useTexts("documents");
  const { data: papers = [] } = useQuery({ ...orderPapersQuery(orderNumber), enabled: isOpen });
  if (papers.length === 0) return null;
  return (
    <Card title={t("ofOrder")} isFlush>
      <ul>
        {papers.map((row) => (
          <Paper key={`${row.documentType} ${row.number}`} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function Paper({ row }: { readonly row: DocumentRow }) {
  const t = useTexts("documents");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line px-5 py-2.5">
      <span className="min-w-0">
        <DocumentNumber row={row} />
        <span className="block text-fine text-ink-soft">
          {[t(`kind.${row.documentType}`), dayOf(row.date)].join(" · ")}
        </span>
      </span>
      <DocumentFiles row={row} />
    </li>
  );
}
