import { type SheetContent, sheetContent } from "@vycep/paper/sheet-content";
import type { SheetView } from "@vycep/paper/sheet-view";
import { PrintSheet } from "@vycep/ui/layout/print-sheet.tsx";
import { localNow, now } from "../clock/clock.ts";
import { saveFile } from "../files/save-file.ts";
import { useLanguage, useTexts } from "../words/i18n.ts";
import { PdfButton } from "./pdf-button.tsx";
import { PrintButton } from "./print-button.tsx";
import { Sheet } from "./sheet.tsx";

interface PaperToolsProps {
  /** Asked only while the page is printed or its PDF is made, so that it costs nothing before. */
  readonly view: () => SheetView;
}

/** Prints an order, or hands it over as a PDF with the same words and figures (HISTORY-11, CHECKOUT-06). */
export function PaperTools({ view }: PaperToolsProps) {
  const t = useTexts("print");
  const makePdf = useMakePdf(view);
  return (
    <>
      <PrintButton />
      <PdfButton make={makePdf} />
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
