import { useAction } from "@vycep/shell/actions/use-action";
import { localNow } from "@vycep/shell/clock/clock";
import { canUsePasskeys } from "@vycep/shell/factors/passkey-browser";
import { storage } from "@vycep/shell/storage/storage";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { driverKeys } from "./driver-keys.ts";
import { bringUpToDate } from "./driver-notes.ts";
import { makePasskeyHere, telephoneName } from "./driver-passkey.ts";

type Step = "offered" | "naming" | "made" | "declined";

/** Whoever came in by a code of the day may come in without one from the next day on (DSIGN-09). */
export function PasskeyOffer({ isOffered }: { readonly isOffered: boolean }) {
  const t = useTexts("driver");
  const { date } = localNow();
  const [step, setStep] = useState<Step>(() => (isDeclined(date) ? "declined" : "offered"));
  if (step === "made")
    return (
      <Alert tone="success" isLive>
        {t("passkeyMade")}
      </Alert>
    );
  if (!isOffered || step === "declined" || !canUsePasskeys()) return null;
  function decline() {
    storage.write(driverKeys.passkey, date);
    setStep("declined");
  }
  return (
    <Card title={t("passkeyTitle")}>
      <p className="text-ink-soft">{t("passkeyText")}</p>
      {step === "naming" ? (
        <NameForm onMade={() => setStep("made")} onDecline={decline} />
      ) : (
        <Choices>
          <Button onClick={() => setStep("naming")}>{t("makePasskey")}</Button>
          <Button variant="outline" onClick={decline}>
            {t("noPasskey")}
          </Button>
        </Choices>
      )}
    </Card>
  );
}

interface NameFormProps {
  readonly onMade: () => void;
  readonly onDecline: () => void;
}

/** By what the dispatcher will know the telephone. */
function NameForm({ onMade, onDecline }: NameFormProps) {
  const t = useTexts("driver");
  const [name, setName] = useState(telephoneName);
  const [isMissing, setMissing] = useState(false);
  const making = useAction(makePasskeyHere, { showsOwnFailure: true });
  const { ended, isBusy } = making;
  const failure = ended !== undefined && ended.kind !== "done" ? ended.failure : undefined;
  async function make(event: FormEvent) {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    const end = await making.run(name.trim());
    if (end?.kind !== "done" || !end.answer) return;
    onMade();
    await bringUpToDate();
  }
  return (
    <form noValidate onSubmit={(event) => void make(event)} className="mt-3 grid gap-3">
      <TextField
        label={t("telephoneName")}
        hint={isMissing ? undefined : t("telephoneNameHint")}
        error={isMissing ? t("telephoneNameMissing") : undefined}
        value={name}
        maxLength={60}
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      {!isBusy && ended?.kind === "done" && !ended.answer && (
        <Alert tone="info" isLive>
          {t("passkeyNotMade")}
        </Alert>
      )}
      {!isBusy && failure !== undefined && (
        <Alert tone="error" isLive>
          {failure.message || t("passkeyNotAsked")}
        </Alert>
      )}
      <Choices>
        <Button type="submit" isBusy={isBusy}>
          {t("makePasskey")}
        </Button>
        <Button variant="outline" onClick={onDecline}>
          {t("noPasskey")}
        </Button>
      </Choices>
    </form>
  );
}

function Choices({ children }: { readonly children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap gap-3">{children}</div>;
}

/** Asked again on another day. */
function isDeclined(date: string): boolean {
  return storage.read(driverKeys.passkey) === date;
}
