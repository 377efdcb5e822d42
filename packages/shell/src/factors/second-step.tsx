import { Button } from "@vycep/ui/actions/button.tsx";
import { useState } from "react";
import { type Ended, useAction } from "../actions/use-action.ts";
import { door } from "../door/door.ts";
import { useTexts } from "../words/i18n.ts";
import { CodeForm } from "./code-form.tsx";
import { codeRefusal } from "./code-refusal.ts";
import { canUsePasskeys } from "./passkey-browser.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { secondStepCalls } from "./second-step-calls.ts";

interface SecondStepProps {
  readonly interaction: string;
  readonly means: readonly ("authenticator" | "passkey")[];
  /** The sign-in is to begin anew. */
  readonly onExpired: () => void;
}

/** After a right password: a code, a recovery code, or a passkey. */
export function SecondStep({ interaction, means, onExpired }: SecondStepProps) {
  const t = useTexts("factors");
  const [calls] = useState(() => secondStepCalls(interaction));
  const code = useAction((typed: string) => calls.giveCode(typed).then(leaveFor), {
    showsOwnFailure: true,
    isLast: () => true,
  });
  const passkey = useAction(async () => leaveFor(await calls.givePasskey()), {
    showsOwnFailure: true,
    isLast: (hasLeft) => hasLeft,
  });
  const hasApp = means.includes("authenticator");
  const hasPasskey = means.includes("passkey") && canUsePasskeys();
  const passkeyEnd = passkey.ended;
  const passkeyRefusal =
    passkeyEnd === undefined || passkeyEnd.kind === "done" ? undefined : codeRefusal(passkeyEnd.failure);

  async function orExpired(ending: Promise<Ended<boolean> | undefined>) {
    const end = await ending;
    if (end !== undefined && end.kind !== "done" && codeRefusal(end.failure).kind === "expired") onExpired();
    return end;
  }
  return (
    <section aria-labelledby="second-step" className="mt-4 grid gap-4">
      <div>
        <h2 id="second-step" className="type-heading">
          {t("stepTitle")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("stepText")}</p>
      </div>
      {hasPasskey && (
        <div className="grid gap-3">
          {passkeyRefusal?.kind !== "wrong" && <RefusedNotice refusal={passkeyRefusal} />}
          <Button
            variant={hasApp ? "outline" : "primary"}
            size="large"
            isWide
            autoFocus={!hasApp}
            isBusy={passkey.isBusy}
            onClick={() => void orExpired(passkey.run())}
          >
            {t("usePasskey")}
          </Button>
        </div>
      )}
      <CodeForm
        label={t(hasApp ? "code" : "recoveryOnly")}
        hint={t(hasApp ? "codeHint" : "recoveryOnlyHint")}
        submitLabel={t("confirm")}
        isSecondary={hasPasskey && !hasApp}
        onCode={(typed) => orExpired(code.run(typed))}
        isBusy={code.isBusy}
        ended={code.ended}
      />
      <p className="text-small text-ink-soft">
        <strong>{t("lostTitle")}</strong> {t(`lostText${door.wordsEnd}`)}
      </p>
    </section>
  );
}

/** Leaves the page for where the provider goes on; false where there is nothing to leave for. */
function leaveFor(way: { readonly redirectTo: string } | undefined): boolean {
  if (way === undefined) return false;
  location.assign(way.redirectTo);
  return true;
}
