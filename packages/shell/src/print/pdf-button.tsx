import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useAction } from "../actions/use-action.ts";
import { useTexts } from "../words/i18n.ts";

/** Makes a PDF when somebody asks for it, and says beside itself when that fails. */
export function PdfButton({ make }: { readonly make: () => Promise<void> }) {
  const t = useTexts("print");
  const pdf = useAction(make, { showsOwnFailure: true });
  const run = () => void pdf.run();
  return (
    <>
      <Button icon="download" variant="outline" isBusy={pdf.isBusy} onClick={run}>
        {t("pdf")}
      </Button>
      {!pdf.isBusy && pdf.ended?.kind === "failed" && (
        // As wide as the buttons, which it neither spreads nor moves.
        <div className="-mr-2.5 w-0 min-w-full">
          <Alert
            tone="error"
            isLive
            action={
              <Button size="small" variant="outline" onClick={run}>
                {t("retry")}
              </Button>
            }
          >
            {t("pdfFailed")}
          </Alert>
        </div>
      )}
    </>
  );
}
