import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PrintSheet } from "@vycep/ui/layout/print-sheet.tsx";
import { useState } from "react";
import { copyText } from "../files/copy-text.ts";
import { saveFile } from "../files/save-file.ts";
import { useTexts } from "../words/i18n.ts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

/** Recovery codes, shown once: to be copied, kept as a file, or printed. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const t = useTexts("factors");
  const [isCopied, setCopied] = useState(false);
  const text = codes.join("\n");
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t("codesTitle")}>
        {t("codesText")}
      </Alert>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-normal border border-line bg-foam-dim p-4 font-semibold tabular-nums max-mobile:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          icon={isCopied ? "check" : "copy"}
          onClick={() => void copyText(text).then(setCopied)}
        >
          {t("copy")}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon="download"
          onClick={() => saveFile(t("codesFile"), new Blob([`${text}\n`], { type: "text/plain" }))}
        >
          {t("download")}
        </Button>
        <Button variant="outline" size="small" icon="printer" onClick={() => window.print()}>
          {t("print")}
        </Button>
        <span role="status" className="self-center text-small text-ink-soft">
          {isCopied && t("copied")}
        </span>
      </div>
      <PrintSheet>
        {() => (
          <>
            <h1 className="type-heading">{t("recovery")}</h1>
            <ol className="mt-3 text-[12pt] leading-relaxed tabular-nums">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
          </>
        )}
      </PrintSheet>
    </div>
  );
}
