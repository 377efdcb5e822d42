import { useQuery } from "@tanstack/react-query";
import { Button } from "@vycep/ui/actions/button.tsx";
import { PasswordField } from "@vycep/ui/fields/password-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useAction } from "../actions/use-action.ts";
import { goToSignIn } from "../session/identity-provider.ts";
import { rememberIntendedPath } from "../session/intended-path.ts";
import { useTexts } from "../words/i18n.ts";
import { CodeForm } from "./code-form.tsx";
import { codeRefusal } from "./code-refusal.ts";
import { canUsePasskeys } from "./passkey-browser.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { factorsQuery, freshSignIn, freshSignInByPasskey } from "./use-factors.ts";

interface FreshSignInDialogProps {
  readonly onEnd: (isFresh: boolean) => void;
  /** Another way to show it, of who has no password here. */
  readonly withoutPassword?: ReactNode;
}

/** Asks who it is before a delicate change (D38), by whatever the person has; then the change goes on by itself. */
export function FreshSignInDialog({ onEnd, withoutPassword }: FreshSignInDialogProps) {
  const t = useTexts("factors");
  const shell = useTexts("shell");
  const { data: factors } = useQuery(factorsQuery());
  const [isByCode, setByCode] = useState(false);
  const code = useAction((typed: string) => freshSignIn({ code: typed }).then(() => onEnd(true)), {
    showsOwnFailure: true,
  });
  const passkey = useAction(async () => {
    if (await freshSignInByPasskey()) onEnd(true);
  });
  const hasCodes = factors?.authenticatorSince != null || (factors?.recoveryCodesLeft ?? 0) > 0;
  const hasPasskeys = (factors?.passkeys.length ?? 0) > 0 && canUsePasskeys();
  return (
    <Dialog
      isOpen
      onClose={() => onEnd(false)}
      size="small"
      title={t("freshTitle")}
      description={t(factors === null ? "freshElsewhere" : "freshText")}
      closeLabel={shell("close")}
    >
      {factors === null ? (
        <Button size="large" isWide onClick={signInElsewhere}>
          {t("freshSignIn")}
        </Button>
      ) : (
        <div className="grid gap-3 pb-2">
          {isByCode ? (
            <CodeForm
              label={t("code")}
              hint={t("codeHint")}
              submitLabel={t("confirm")}
              onCode={code.run}
              isBusy={code.isBusy}
              ended={code.ended}
            />
          ) : factors?.hasPassword === false ? (
            withoutPassword
          ) : (
            <PasswordForm onDone={() => onEnd(true)} />
          )}
          {hasPasskeys && (
            <Button variant="outline" isWide isBusy={passkey.isBusy} onClick={() => void passkey.run()}>
              {t("usePasskey")}
            </Button>
          )}
          {hasCodes && (
            <Button variant="quiet" isWide onClick={() => setByCode(!isByCode)}>
              {t(isByCode ? (factors?.hasPassword === false ? "useOther" : "usePassword") : "useCode")}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts("factors");
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { run, isBusy, ended } = useAction((typed: string) => freshSignIn({ password: typed }).then(onDone), {
    showsOwnFailure: true,
  });
  const refusal =
    isBusy || ended === undefined || ended.kind === "done" ? undefined : codeRefusal(ended.failure);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "" && (await run(password))?.kind === "done") return;
    field.current?.focus();
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <RefusedNotice refusal={refusal} />
      <PasswordField
        ref={field}
        label={t("password")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isMissing ? t("passwordMissing") : refusal?.kind === "wrong" ? t("passwordWrong") : undefined}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {t("confirm")}
      </Button>
    </form>
  );
}

/** Another issuer knows who it is; the page comes back to where it was. */
function signInElsewhere(): void {
  rememberIntendedPath(location.pathname + location.search);
  void goToSignIn("login");
}
