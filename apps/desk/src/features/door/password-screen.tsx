import { useQuery } from "@tanstack/react-query";
import type { StaffLink } from "@vycep/contract/identity/desk-door.rest";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { failureOf } from "@vycep/shell/failures/api-error";
import type { Screen } from "@vycep/shell/page/screen";
import { PasswordFields, useNewPassword } from "@vycep/shell/passwords/password-fields.tsx";
import { useHeldLink } from "@vycep/shell/passwords/use-held-link";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { FormEvent } from "react";
import { useState } from "react";
import { paths } from "../../shared/paths.ts";
import { roleKey } from "../../shared/roles.ts";
import { DoorFrame } from "./door-frame.tsx";
import { staffLinkQuery, useSetStaffPassword } from "./use-staff-link.ts";

/** Where a link sets the first password of somebody invited, or another one (DSIGN-07, DSIGN-08). */
export const passwordScreen: Screen = { component: PasswordScreen };

function PasswordScreen() {
  const t = useTexts("desk");
  const token = useHeldLink();
  return (
    <DoorFrame title={t("passwordTitle")}>
      {token === "" ? <LinkRefused /> : <HeldLink token={token} />}
    </DoorFrame>
  );
}

function HeldLink({ token }: { readonly token: string }) {
  const t = useTexts("desk");
  const { data: link, error, refetch } = useQuery(staffLinkQuery(token));
  if (error !== null) {
    if (failureOf(error).kind === "refused") return <LinkRefused />;
    return (
      <Alert tone="error" isLive title={t("linkNotRead")}>
        <Button variant="outline" onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </Alert>
    );
  }
  if (link === undefined)
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {t("linkOpening")}
      </p>
    );
  return <PasswordForm token={token} link={link} />;
}

function PasswordForm({ token, link }: { readonly token: string; readonly link: StaffLink }) {
  const t = useTexts("desk");
  const draft = useNewPassword();
  const action = useSetStaffPassword();
  const [isRefused, setRefused] = useState(false);
  async function submit() {
    const { newPassword, retypePassword } = draft;
    const ended = await action.run({ token, newPassword, retypePassword });
    if (ended?.kind === "done") await goToSignIn("login");
    else if (ended?.failure.code.startsWith("link-") === true) setRefused(true);
    else if (ended !== undefined) draft.refuse(ended.failure);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (draft.check()) void submit();
  }
  if (isRefused) return <LinkRefused />;
  const roles = link.roles.flatMap((role) => roleKey(role) ?? []).map((key) => t(key));
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3 grid gap-3.5">
      <p className="text-ink-soft">
        {link.kind === "reset" ? t("passwordFor", { email: link.email }) : t("welcomeToDesk")}
      </p>
      <div className="rounded-control border border-line px-4 py-3">
        <p className="font-semibold">{`${link.firstName} ${link.lastName}`}</p>
        <p className="text-small text-ink-soft">{[link.email, ...roles].join(" · ")}</p>
      </div>
      {draft.refused.length === 0 && <FailureAlert action={action} />}
      {/* For the browser's store of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      <PasswordFields draft={draft} />
      <Button type="submit" size="large" isWide isBusy={action.isBusy}>
        {t("passwordSave")}
      </Button>
    </form>
  );
}

/** A link that is good no more, with the way on. */
function LinkRefused() {
  const t = useTexts("desk");
  return (
    <div role="status" className="mt-4 grid gap-3">
      <p className="text-ink-soft">{t("linkRefusedText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.forgotten()}>{t("linkNew")}</ButtonLink>
        <ButtonLink href={paths.signIn()} variant="outline">
          {t("signInTitle")}
        </ButtonLink>
      </div>
    </div>
  );
}
