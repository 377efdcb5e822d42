import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { PasswordFields, useNewPassword } from "@vycep/shell/passwords/password-fields.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PasswordField } from "@vycep/ui/fields/password-field.tsx";
import { type FormEvent, useState } from "react";
import { useChangePassword } from "./use-password-calls.ts";

/** Changes the password with the old one; what the server refuses stands beside its field (ERROR-38, ERROR-39). */
export function ChangePasswordForm({ uid }: { readonly uid: string }) {
  const t = useTexts("passwords");
  const shell = useTexts("shell");
  const draft = useNewPassword();
  const [oldPassword, setOldPassword] = useState("");
  const [oldFault, setOldFault] = useState<string>();
  const action = useChangePassword(uid);
  const { run: change, isBusy, ended } = action;

  async function submit() {
    setOldFault(undefined);
    const { newPassword, retypePassword } = draft;
    const done = await change({ oldPassword, newPassword, retypePassword });
    if (done === undefined) return;
    if (done.kind === "done") {
      draft.clear();
      setOldPassword("");
    } else if (done.failure.code === "old-password-incorrect") setOldFault(done.failure.message);
    else draft.refuse(done.failure);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isGood = draft.check();
    if (oldPassword === "") setOldFault(t("oldPasswordMissing"));
    else if (isGood) void submit();
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="grid max-w-sign-in gap-3.5"
      aria-label={shell("profilePassword")}
    >
      {ended?.kind === "done" && !isBusy && (
        <Alert tone="success" isLive>
          {t("changed")}
        </Alert>
      )}
      {oldFault === undefined && draft.refused.length === 0 && <FailureAlert action={action} />}
      <PasswordField
        label={t("oldPassword")}
        showLabel={t("show")}
        hideLabel={t("hide")}
        name="password"
        autoComplete="current-password"
        value={oldPassword}
        onChange={(event) => setOldPassword(event.target.value)}
        error={oldFault}
      />
      <PasswordFields draft={draft} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t("change")}
      </Button>
      <p className="text-small text-ink-soft">{t("changeNote")}</p>
      <p className="text-small text-ink-soft">{t("neverTell")}</p>
    </form>
  );
}
