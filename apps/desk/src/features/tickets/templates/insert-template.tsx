import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import type { InsertTemplateProps } from "./template-picker.tsx";

const TemplatePicker = lazy(() =>
  import("./template-picker.tsx").then((file) => ({ default: file.TemplatePicker })),
);

/** Puts a template into an answer, filled in and in the customer's language (DTICK-02). */
export function InsertTemplate(props: InsertTemplateProps) {
  const t = useTexts("ticket-templates");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" icon="document" onClick={() => setOpen(true)}>
        {t("insert")}
      </Button>
      <Suspense>{isOpen && <TemplatePicker {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
