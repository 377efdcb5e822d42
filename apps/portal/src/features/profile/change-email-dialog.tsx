import { isEmail } from "@vycep/domain/identity/email";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { PasswordField } from "@vycep/ui/fields/password-field.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useChangeOwnEmail } from "./use-own-email-change.ts";

/** The new address and the password; what is refused stands beside the field that it is about. */
export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("profile");
  const identity = useTexts("identity");
  const shell = useTexts("shell");
  const formId = useId();
  const action = useChangeOwnEmail();
  const [newEmail, setNewEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isAsked, setAsked] = useState(false);
  const refused = action.ended?.kind === "refused" && !action.isBusy ? action.ended.failure : undefined;
  const saidOf = (field: string) =>
    refused?.fields?.some(({ path }) => path === field) ? refused.message : undefined;
  const isWrong = isAsked && !isEmail(newEmail.trim());
  const isMissing = isAsked && password === "";

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isEmail(newEmail.trim()) || password === "") return;
    const ended = await action.run({ newEmail: newEmail.trim(), password });
    if (ended?.kind === "done") onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t("emailChange")}
      description={t("emailDialogText")}
      closeLabel={shell("close")}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("emailBack")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("emailSend")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        <TextField
          label={t("emailNew")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={newEmail}
          onChange={(event) => setNewEmail(event.target.value)}
          error={isWrong ? identity("emailWrong") : saidOf("newEmail")}
        />
        <PasswordField
          label={t("emailPassword")}
          showLabel={identity("showPassword")}
          hideLabel={identity("hidePassword")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing ? identity("passwordMissing") : saidOf("password")}
        />
        {saidOf("newEmail") === undefined && saidOf("password") === undefined && (
          <FailureAlert action={action} />
        )}
      </form>
    </Dialog>
  );
}
