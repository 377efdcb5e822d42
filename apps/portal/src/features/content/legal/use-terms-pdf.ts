import type { Terms } from "@vycep/contract/content/content.rest";
import { now } from "@vycep/shell/clock/clock";
import { saveFile } from "@vycep/shell/files/save-file";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { blocksOf } from "./legal-text.tsx";
import { termsWords } from "./use-terms.ts";

/** The terms as a file; what makes it is fetched when somebody asks for it. */
export function useTermsPdf(terms: Terms): () => Promise<void> {
  const t = useTexts("legal");
  const print = useTexts("print");
  const language = useLanguage();
  return async () => {
    if (terms === null) return;
    const { prosePdfFile } = await import("@vycep/shell/print/pdf-file");
    const prose = {
      title: terms.title,
      note: t("termsVersion", termsWords(terms)),
      brewery: print("brewery"),
      blocks: blocksOf(terms.body),
    };
    const file = await prosePdfFile(prose, { language, madeAt: new Date(now()) });
    saveFile(`${t("termsFile", { version: terms.version })}.pdf`, file);
  };
}
