import { useQuery } from "@tanstack/react-query";
import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { askForLink } from "./use-document-file.ts";

/** The pages of the PDF in the browser's own viewer; on a phone, which has none in a page, a button that opens it (0175). */
export function InvoicePreview({ row }: { readonly row: DocumentRow }) {
  const t = useTexts("documents");
  const isMobile = useIsMobile();
  const open = useAction(async () => {
    const link = await askForLink({ document: row, fileType: "pdf" }, { show: true });
    window.location.assign(link);
  });
  if (!row.fileTypes.includes("pdf")) return null;
  if (isMobile) {
    return (
      <Button variant="outline" icon="document" isWide isBusy={open.isBusy} onClick={() => void open.run()}>
        {t("openPdf")}
      </Button>
    );
  }
  return (
    <Card title={t("preview")} isFlush>
      <Pages row={row} />
    </Card>
  );
}

function Pages({ row }: { readonly row: DocumentRow }) {
  const t = useTexts("documents");
  const { data, isError, refetch } = useQuery({
    queryKey: ["documents", "preview", row.documentType, row.documentId],
    queryFn: ({ signal }) => askForLink({ document: row, fileType: "pdf" }, { show: true, signal }),
    // A link that is asked for again would load the pages anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isError) {
    return (
      <Alert
        tone="warning"
        action={
          <Button size="small" variant="outline" onClick={() => void refetch()}>
            {t("previewRetry")}
          </Button>
        }
      >
        {t("previewFailed")}
      </Alert>
    );
  }
  if (data === undefined) return <Skeleton shape="block" width="full" />;
  return (
    <iframe
      src={`${data}#view=FitH&navpanes=0`}
      title={t("previewOf", { number: row.number })}
      className="block h-[80vh] w-full rounded-b-large border-0"
    />
  );
}
