import { copyText } from "@vycep/shell/files/copy-text";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A key or a secret, shown this once; only who says that it is kept goes on. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const t = useTexts("programs");
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      isOpen
      isForced
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t("secretKept")}</Button>}
    >
      <div className="grid gap-4">
        <Alert tone="warning" title={t("shownOnce")}>
          {t("shownOnceText")}
        </Alert>
        <code className="rounded-normal border border-line bg-foam-dim p-4 font-semibold break-all select-all">
          {secret}
        </code>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="small"
            icon={isCopied ? "check" : "copy"}
            onClick={() => void copyText(secret).then(setCopied)}
          >
            {t("copy")}
          </Button>
          <span role="status" className="self-center text-small text-ink-soft">
            {isCopied && t("copied")}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
