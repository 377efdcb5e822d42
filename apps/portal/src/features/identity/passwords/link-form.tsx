import { useQuery } from "@tanstack/react-query";
import type { LinkAnswer } from "@vycep/contract/identity/password.rest";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { failureOf } from "@vycep/shell/failures/api-error";
import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import { PasswordFields, useNewPassword } from "@vycep/shell/passwords/password-fields.tsx";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { type FormEvent, useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { type LinkPurpose, LinkRefused } from "./link-refused.tsx";
import { linkQuery, useJoin, useResetPassword, useSetFirstPassword } from "./use-password-calls.ts";

interface LinkFormProps {
  readonly token: string;
  readonly purpose: LinkPurpose;
  /** Where it stands how personal data are handled; asked for together with consent. */
  readonly privacy?: { readonly url: string; readonly label: string } | undefined;
}

/** What a link from a mail lets its holder do: a first password, another one, or one more company. */
export function LinkForm(props: LinkFormProps) {
  // Opened without its secret there is nothing to ask the server.
  if (props.token === "") return <LinkRefused token="" code="link-unknown" purpose={props.purpose} />;
  return (
    <PartBoundary resetKey={props.token}>
      <HeldLink {...props} />
    </PartBoundary>
  );
}

function HeldLink({ token, purpose, privacy }: LinkFormProps) {
  const t = useTexts("passwords");
  const { data: link, error } = useQuery(linkQuery(token));
  if (error !== null) return <LinkRefused token={token} code={failureOf(error).code} purpose={purpose} />;
  if (link === undefined) {
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {t("opening")}
      </p>
    );
  }
  return <OpenLink token={token} link={link} purpose={purpose} privacy={privacy} />;
}

function OpenLink({ token, link, purpose, privacy }: LinkFormProps & { readonly link: LinkAnswer }) {
  const t = useTexts("passwords");
  const draft = useNewPassword();
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refusedCode, setRefusedCode] = useState<string>();
  const first = useSetFirstPassword();
  const join = useJoin();
  const reset = useResetPassword();
  const { newPassword, retypePassword } = draft;
  const isReset = link.kind === "reset";

  function act() {
    if (link.kind === "join") return join.run({ token, termsAgreed: isAgreed });
    if (isReset) return reset.run({ token, newPassword, retypePassword });
    return first.run({ token, newPassword, retypePassword, termsAgreed: isAgreed });
  }
  async function submit() {
    const ended = await act();
    if (ended?.kind === "done") {
      setDone(true);
      await goToSignIn("login");
    } else if (ended?.failure.code.startsWith("link-") === true) setRefusedCode(ended.failure.code);
    else if (ended !== undefined) draft.refuse(ended.failure);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const isPasswordGood = link.kind === "join" || draft.check();
    if (isPasswordGood && (isReset || isAgreed)) void submit();
  }
  if (isDone) return <Done kind={link.kind} />;
  if (refusedCode !== undefined) return <LinkRefused token={token} code={refusedCode} purpose={purpose} />;
  const action = { "first-password": first, join, reset }[link.kind];
  const button = { "first-password": "enter", join: "join", reset: "saveAndSignIn" } as const;
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3 grid gap-3.5">
      <Greeting link={link} />
      {draft.refused.length === 0 && <FailureAlert action={action} />}
      {/* For the browser's store of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      {link.kind === "join" ? (
        <p>{t("joinText", { email: link.email })}</p>
      ) : (
        <PasswordFields draft={draft} />
      )}
      {!isReset && (
        <div>
          <Checkbox
            label={t("agree")}
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
            error={isAsked && !isAgreed ? t("agreeMissing") : undefined}
          />
          <p className="flex flex-wrap gap-x-4 text-small">
            <Link href={paths.terms()}>{t("readTerms")}</Link>
            {privacy !== undefined && <Link href={privacy.url}>{privacy.label}</Link>}
          </p>
        </div>
      )}
      <Button type="submit" size="large" isWide isBusy={action.isBusy}>
        {t(button[link.kind])}
      </Button>
    </form>
  );
}

/** What has come of it, until the sign-in has taken over (ERROR-51). */
function Done({ kind }: Pick<LinkAnswer, "kind">) {
  const t = useTexts("passwords");
  const says = { "first-password": "verified", join: "joined", reset: "changedByLink" } as const;
  return (
    <Alert tone="success" isLive action={<Link href={paths.login()}>{t("signIn")}</Link>}>
      {t(says[kind])}
    </Alert>
  );
}

function Greeting({ link }: { readonly link: LinkAnswer }) {
  const t = useTexts("passwords");
  const { kind, email, inviter, company, firstName, lastName, roles } = link;
  if (kind === "reset") return <p className="text-ink-soft">{t("resetFor", { email })}</p>;
  const from = inviter === null ? undefined : t("invitedBy", { inviter, company: company ?? "" });
  const to = company === null ? t("invited") : t("invitedTo", { company });
  return (
    <>
      <p className="text-ink-soft">{company === null ? to : (from ?? to)}</p>
      <div className="rounded-card border border-line px-4 py-3">
        <p className="font-semibold">{`${firstName} ${lastName}`}</p>
        <p className="text-small text-ink-soft">{[email, ...roles].join(" · ")}</p>
      </div>
    </>
  );
}
