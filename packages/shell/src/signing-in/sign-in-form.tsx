import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PasswordField } from "@vycep/ui/fields/password-field.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, type KeyboardEvent, type PropsWithChildren, useRef, useState } from "react";
import { door } from "../door/door.ts";
import { useFailureTexts } from "../failures/failure-texts.ts";
import { later } from "../page/later.tsx";
import { goToSignIn } from "../session/identity-provider.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";
import { useTexts } from "../words/i18n.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { type FieldFault, faultsOf, type SignInRefusal, signInRefusal } from "./sign-in-refusal.ts";
import { demoUsers, useDemo } from "./use-demo-users.ts";
import { useSignIn } from "./use-sign-in.ts";

/** What few people need comes when they do: the sign-in page stays light. */
const secondStep = later(
  () => import("../factors/second-step.tsx").then((file) => file.SecondStep),
  ["factors"],
);
const demandedSetUp = later(
  () => import("../factors/demanded-set-up.tsx").then((file) => file.DemandedSetUp),
  ["factors"],
);

type SignInFormProps = PropsWithChildren<{
  readonly interaction: string;
}>;

/** E-mail and password, with every refusal beside what it is about; in the demo, its people to sign in by one click. */
export function SignInForm({ interaction, children }: SignInFormProps) {
  const t = useTexts("identity");
  const shell = useTexts("shell");
  const { run: signIn, isBusy, ended } = useSignIn();
  const demo = useDemo();
  const [typedBefore] = useState(() => storage.read(shellKeys.typedEmail));
  const [isIdleOut] = useState(() => storage.read(shellKeys.idleOut) !== undefined);
  const begun =
    typedBefore !== undefined ? "startedAgain" : isIdleOut ? (`idleOut${door.wordsEnd}` as const) : undefined;
  const [email, setEmail] = useState(typedBefore ?? "");
  const [password, setPassword] = useState("");
  const [faults, setFaults] = useState<Partial<Record<"email" | "password", FieldFault>>>({});
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const refusal = isBusy ? undefined : refusalOf(ended);

  async function enter(as: { readonly email: string; readonly password: string }) {
    const refused = refusalOf(await signIn({ interaction, ...as }));
    if (refused?.kind === "expired") startAgain(as.email);
    else if (refused !== undefined) passwordRef.current?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(email, password);
    setFaults(found);
    if (found.email !== undefined) emailRef.current?.focus();
    else if (found.password !== undefined) passwordRef.current?.focus();
    else void enter({ email: email.trim(), password });
  }
  const noteCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState("CapsLock"));

  const next = ended?.kind === "done" && !isBusy ? ended.answer : undefined;
  if (next?.next === "second-factor") {
    const { means } = next;
    return <secondStep.Part interaction={interaction} means={means} onExpired={() => startAgain(email)} />;
  }
  if (next?.next === "set-up") return <demandedSetUp.Part interaction={interaction} />;
  return (
    <>
      {children}
      <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-3">
        {begun !== undefined && ended === undefined && !isBusy && (
          <Alert tone="info" isLive>
            {t(begun)}
          </Alert>
        )}
        <Refused refusal={refusal} />
        <TextField
          ref={emailRef}
          label={t("email")}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          autoFocus={typedBefore === undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={faults.email && t(faults.email)}
        />
        <PasswordField
          ref={passwordRef}
          label={t("password")}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          name="password"
          autoComplete="current-password"
          autoFocus={typedBefore !== undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={noteCapsLock}
          error={passwordError(faults.password, refusal, t)}
          hint={isCapsLockOn ? t("capsLock") : undefined}
        />
        <Button type="submit" size="large" isWide iconAfter="chevron-right" isBusy={isBusy}>
          {shell("signIn")}
        </Button>
      </form>
      <p className="mt-3">
        <Link href={door.forgottenPath}>{t("forgotLink")}</Link>
      </p>
      <PasskeySignIn interaction={interaction} />
      {demo && <demoUsers.Part demo={demo} onPick={(as) => void enter(as)} isBusy={isBusy} />}
    </>
  );
}

function refusalOf(ended: ReturnType<typeof useSignIn>["ended"]): SignInRefusal | undefined {
  return ended === undefined || ended.kind === "done" ? undefined : signInRefusal(ended.failure);
}

function passwordError(
  fault: FieldFault | undefined,
  refusal: SignInRefusal | undefined,
  t: ReturnType<typeof useTexts<"identity">>,
): string | undefined {
  if (fault !== undefined) return t(fault);
  return refusal?.kind === "wrong-password" ? t("wrongPassword") : undefined;
}

/** What is not about one field. */
function Refused({ refusal }: { readonly refusal: SignInRefusal | undefined }) {
  const t = useTexts("identity");
  if (refusal?.kind === "too-many") {
    return (
      <Alert tone="warning" isLive>
        {t("tooMany", { count: refusal.minutes })}
      </Alert>
    );
  }
  return refusal?.kind === "failed" ? <Failed failure={refusal.failure} /> : null;
}

function Failed({ failure }: Pick<Extract<SignInRefusal, { kind: "failed" }>, "failure">) {
  const { title, text } = useFailureTexts(failure);
  return (
    <Alert tone="error" title={title} isLive>
      {text}
    </Alert>
  );
}

/** The e-mail waits for the new sign-in. */
function startAgain(email: string): void {
  storage.write(shellKeys.typedEmail, email);
  void goToSignIn();
}
