import { Button } from "@vycep/ui/actions/button.tsx";
import { useTexts } from "../words/i18n.ts";

/** Prints what the page has for paper. */
export function PrintButton() {
  const t = useTexts("print");
  return (
    <Button icon="printer" variant="outline" onClick={() => window.print()}>
      {t("print")}
    </Button>
  );
}
