import { Button } from "@vycep/ui/actions/button.tsx";
import { useState } from "react";
import { useAction } from "../actions/use-action.ts";
import { useTexts } from "../words/i18n.ts";
import { codeRefusal } from "./code-refusal.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { secondStepCalls } from "./second-step-calls.ts";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";

interface DemandedSetUpProps {
  readonly interaction: string;
}

/** Where a role demands a second step and there is none yet: it is set up before anybody comes in. */
export function DemandedSetUp({ interaction }: DemandedSetUpProps) {
  const t = useTexts("factors");
  const [calls] = useState(() => secondStepCalls(interaction));
  const begin = useAction(calls.beginAuthenticator, { showsOwnFailure: true });
  const { ended } = begin;
  return (
    <section aria-labelledby="second-step" className="mt-4 grid gap-4">
      <div>
        <h2 id="second-step" className="type-heading">
          {t("demandedTitle")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("demandedText")}</p>
      </div>
      {ended?.kind === "done" ? (
        <SetUpAuthenticator
          secret={ended.answer}
          confirm={calls.confirmAuthenticator}
          onDone={({ redirectTo }) => location.assign(redirectTo)}
        />
      ) : (
        <>
          <RefusedNotice refusal={ended && codeRefusal(ended.failure)} />
          <Button size="large" isWide autoFocus isBusy={begin.isBusy} onClick={() => void begin.run()}>
            {t("setUp")}
          </Button>
        </>
      )}
    </section>
  );
}
