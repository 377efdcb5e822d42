import { type SheetContent, sheetContent } from "@vycep/paper/sheet-content";
import type { SheetView } from "@vycep/paper/sheet-view";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PrintSheet } from "@vycep/ui/layout/print-sheet.tsx";
import { useAction } from "../actions/use-action.ts";
import { localNow, now } from "../clock/clock.ts";
import { saveFile } from "../files/save-file.ts";
import { useLanguage, useTexts } from "../words/i18n.ts";
import { PrintButton } from "./print-button.tsx";
import { Sheet } from "./sheet.tsx";

interface PaperToolsProps {
  /** Asked only while the page is printed or its PDF is made, so that it costs nothing before. */
  readonly view: () => SheetView;
}

/** Prints an order, or hands it over as a PDF with the same words and figures (HISTORY-11, CHECKOUT-06). */
export function PaperTools({ view }: PaperToolsProps) {
  const t = useTexts("print");
  const pdf = useAction(useMakePdf(view), { showsOwnFailure: true });
  const make = () => void pdf.run();
  return (
    <>
      <PrintButton />
      <Button icon="download" variant="outline" isBusy={pdf.isBusy} onClick={make}>
        {t("pdf")}
      </Button>
      {!pdf.isBusy && pdf.ended?.kind === "failed" && (
        // As wide as the buttons, which it neither spreads nor moves.
        <div className="-mr-2.5 w-0 min-w-full">
          <Alert
            tone="error"
            isLive
            action={
              <Button size="small" variant="outline" onClick={make}>
                {t("retry")}
              </Button>
            }
          >
            {t("pdfFailed")}
          </Alert>
        </div>
      )}
      <PrintSheet>
        {() => <Sheet content={sheetContent(view(), t, { key: "printed", at: localNow() })} />}
      </PrintSheet>
    </>
  );
}

/** What makes the file is fetched when somebody asks for the first. */
function useMakePdf(view: PaperToolsProps["view"]): () => Promise<void> {
  const t = useTexts("print");
  const language = useLanguage();
  return async () => {
    const order = view();
    const content: SheetContent = sheetContent(order, t, { key: "made", at: localNow() });
    const { pdfFile } = await import("./pdf-file.ts");
    saveFile(`${order.fileName}.pdf`, await pdfFile(content, { language, madeAt: new Date(now()) }));
  };
}
