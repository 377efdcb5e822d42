import { endingsOf, mostBytesOf, type UploadPurpose } from "@vycep/domain/files/upload";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { FileDrop } from "@vycep/ui/fields/file-drop.tsx";
import type { IconName } from "@vycep/ui/icons/icon.tsx";
import { formatBytes } from "@vycep/words/engine/format";

interface UploadDropProps {
  readonly purpose: UploadPurpose;
  /** Of what kinds, or how they are named. */
  readonly hint: string;
  readonly icon?: IconName | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean | undefined;
}

/** Where files for the desk are dropped or chosen, with what may come and how large. */
export function UploadDrop({ purpose, hint, icon, onFiles, isMultiple = true }: UploadDropProps) {
  const t = useTexts("uploads");
  const language = useLanguage();
  return (
    <FileDrop
      shape="sheet"
      icon={icon}
      title={t(isMultiple ? "dropTitle" : "dropOne")}
      text={t("limit", { kinds: hint, size: formatBytes(mostBytesOf(purpose), language) })}
      accept={endingsOf(purpose).map((ending) => `.${ending}`)}
      isMultiple={isMultiple}
      onFiles={onFiles}
    />
  );
}
