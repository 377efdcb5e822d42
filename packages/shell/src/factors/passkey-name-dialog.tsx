import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTexts } from "../words/i18n.ts";

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** By what a person will know a passkey again. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, name = "", submitLabel, isBusy, onName, onClose } = props;
  const t = useTexts("factors");
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed.trim() === "");
    if (typed.trim() === "") field.current?.focus();
    else onName(typed.trim());
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={form} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={t("passkeyName")}
          hint={t("passkeyNameHint")}
          error={isMissing ? t("passkeyNameMissing") : undefined}
          maxLength={60}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
