import { parseTextPicture } from "@vycep/domain/kernel/text-picture";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField, type TextFieldProps } from "@vycep/ui/fields/text-field.tsx";
import { lazy, Suspense, useState } from "react";

const PictureDialog = lazy(() =>
  import("./picture-dialog.tsx").then((file) => ({ default: file.PictureDialog })),
);

interface LeadPictureProps extends Pick<TextFieldProps, "error" | "readOnly" | "onChange"> {
  readonly value: string;
  /** Undefined where nobody may. */
  readonly onPut: ((address: string) => void) | undefined;
}

/** The picture above a text: sent here, or by the path of one that the site has (DCONT-01). */
export function LeadPicture({ value, onPut, ...field }: LeadPictureProps) {
  const t = useTexts("content-desk");
  const [isOpen, setOpen] = useState(false);
  const isSent = parseTextPicture(value) !== undefined;
  return (
    <div className="grid gap-2">
      <TextField label={t("file")} hint={t("fileHint")} value={value} {...field} />
      {isSent && <img src={value} alt="" className="max-h-28 w-auto rounded-normal" />}
      {onPut && (
        <Button variant="outline" icon="image" onClick={() => setOpen(true)}>
          {t("fileSend")}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <PictureDialog
            title={t("fileSend")}
            pictures={isSent ? [value] : []}
            isWordless
            onPut={(address) => {
              onPut?.(address);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
