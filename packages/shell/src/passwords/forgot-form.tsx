import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, useState } from "react";
import { FailureAlert } from "../actions/failure-alert.tsx";
import { door } from "../door/door.ts";
import { faultsOf } from "../signing-in/sign-in-refusal.ts";
import { useTexts } from "../words/i18n.ts";
import { SendAgain } from "./send-again.tsx";
import { useForgotPassword } from "./use-forgot-password.ts";

/** Asks for a link by e-mail; what comes after says the same for every address. */
export function ForgotForm() {
  const t = useTexts("passwords");
  const action = useForgotPassword();
  const again = useForgotPassword();
  const { run: send, isBusy, ended, reset } = action;
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isFaulty = faultsOf(email, "-").email !== undefined;
    setWrong(isFaulty);
    if (!isFaulty) void send(email.trim());
  }
  const back = (
    <p>
      <Link href={door.signInPath}>{t("backToSignIn")}</Link>
    </p>
  );
  if (ended?.kind === "done") {
    return (
      <div role="status" className="mt-4 grid gap-4">
        <h2 className="type-large">{t("sentTitle")}</h2>
        <p>{t("sentText", { email: email.trim() })}</p>
        <p className="text-ink-soft">{t("sentHint")}</p>
        <FailureAlert action={again} />
        <p className="flex flex-wrap gap-3">
          <SendAgain isBusy={again.isBusy} onSend={() => again.run(email.trim())} />
          <Button variant="outline" onClick={reset}>
            {t("otherAddress")}
          </Button>
        </p>
        {back}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
      <p className="text-ink-soft">{t("forgotText")}</p>
      <FailureAlert action={action} />
      <TextField
        label={t("email")}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isWrong ? t("emailWrong") : undefined}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {t("sendLink")}
      </Button>
      {back}
    </form>
  );
}
