import { LANGUAGES, type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import type { TermsVersion } from "./use-terms.ts";

interface VersionDialogProps {
  readonly version: TermsVersion;
  readonly onClose: () => void;
}

/** What a version says, as it was published. */
export function VersionDialog({ version, onClose }: VersionDialogProps) {
  const t = useTexts("terms-desk");
  const [language, setLanguage] = useState<Language>("cs");
  const words = version.words.find((one) => one.language === language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("version", { version: version.version })}
    >
      <Segments
        label={t("languages")}
        options={LANGUAGES.map((id) => ({ id, label: nameOfLanguage(id) }))}
        value={language}
        onPick={setLanguage}
      />
      <div lang={language} className="mt-3 grid gap-2">
        <h3 className="type-heading">{words?.title}</h3>
        <p className="whitespace-pre-line">{words?.body}</p>
      </div>
    </Dialog>
  );
}
