import { useAction } from "@vycep/shell/actions/use-action";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { rememberIntendedPath } from "@vycep/shell/session/intended-path";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, useState } from "react";
import { paths } from "../../shared/paths.ts";
import { enterByCode } from "./driver-calls.ts";
import { DriverFrame } from "./driver-frame.tsx";
import { bringUpToDate } from "./driver-notes.ts";
import { hasPasskeyHere } from "./driver-passkey.ts";
import { PasskeyEntrance } from "./passkey-entrance.tsx";

/** How a driver comes in: by the telephone's passkey, a code of the day, or with an account of the staff (DSIGN-09). */
export function DriverDoor() {
  const t = useTexts("driver");
  return (
    <DriverFrame title={t("doorTitle")} note={t("doorNote")} isAway={false}>
      <PasskeyEntrance />
      <CodeForm />
      <Button isWide size="large" variant="outline" onClick={signIn}>
        {t("withAccount")}
      </Button>
    </DriverFrame>
  );
}

/** Over a round that is kept, when nobody is signed in any more. */
export function SignInAgain() {
  const t = useTexts("driver");
  return (
    <div className="grid gap-3">
      <Alert
        tone="warning"
        isLive
        action={
          <Button size="small" variant="outline" onClick={signIn}>
            {t("withAccount")}
          </Button>
        }
      >
        {t("signInAgain")}
      </Alert>
      <PasskeyEntrance />
      <CodeForm />
    </div>
  );
}

function CodeForm() {
  const t = useTexts("driver");
  const [code, setCode] = useState("");
  const entering = useAction(enterByCode, { showsOwnFailure: true });
  async function enter(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return;
    const ended = await entering.run(code);
    if (ended?.kind === "done") await bringUpToDate();
  }
  const { ended } = entering;
  const isRefused = ended !== undefined && ended.kind !== "done";
  return (
    <form
      onSubmit={(event) => void enter(event)}
      className="grid gap-3 rounded-normal border border-line bg-foam p-4"
    >
      <TextField
        label={t("code")}
        hint={isRefused ? undefined : t("codeHint")}
        value={code}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={isRefused ? ended.failure.message || t("codeNotAsked") : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button
        type="submit"
        isWide
        size="large"
        variant={hasPasskeyHere() ? "outline" : "primary"}
        isBusy={entering.isBusy}
      >
        {t("enter")}
      </Button>
    </form>
  );
}

function signIn(): void {
  rememberIntendedPath(paths.ownRound());
  void goToSignIn();
}
