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
  /** What a single file is; many are just files. */
  readonly title?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files for the desk are dropped or chosen, with what may come and how large. */
export function UploadDrop({ purpose, hint, icon, title, onFiles }: UploadDropProps) {
  const t = useTexts("uploads");
  const language = useLanguage();
  return (
    <FileDrop
      shape="sheet"
      icon={icon}
      title={title ?? t("dropTitle")}
      text={t("limit", { kinds: hint, size: formatBytes(mostBytesOf(purpose), language) })}
      accept={endingsOf(purpose).map((ending) => `.${ending}`)}
      isMultiple={title === undefined}
      onFiles={onFiles}
    />
  );
}
