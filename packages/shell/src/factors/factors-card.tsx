import type { Factors } from "@vycep/contract/identity/factors.rest";
import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { showToast } from "../messages/toasts.ts";
import { useTexts } from "../words/i18n.ts";
import { authenticatorDialog, recoveryDialog, removeDialog } from "./factor-dialogs.ts";
import { FactorRow } from "./factor-row.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { useFactorActions } from "./use-factors.ts";

interface FactorsCardProps {
  readonly factors: Factors;
}

/** What a person proves themselves with beside the password: to be set up, renewed and taken away. */
export function FactorsCard({ factors }: FactorsCardProps) {
  const t = useTexts("factors");
  const { authenticatorSince, passkeys, recoveryCodesLeft, isDemanded } = factors;
  const isAny = authenticatorSince !== null || passkeys.length > 0;
  // The last one stays where a role demands it.
  const isLast = isDemanded && passkeys.length + (authenticatorSince === null ? 0 : 1) === 1;
  return (
    <Card
      isFlush
      title={t("factorsTitle")}
      aside={isAny && <Status text={t("isOn")} icon="check" tone="done" />}
    >
      <p className="px-5 pb-4 text-ink-soft">
        {t("factorsText")} {isDemanded && t("factorsDemanded")}
      </p>
      <AppRow since={authenticatorSince} whyNotRemove={isLast ? t("lastDemanded") : undefined} />
      <PasskeyList factors={factors} whyNotRemove={isLast ? t("lastDemanded") : undefined} />
      {isAny && <RecoveryRow left={recoveryCodesLeft} />}
    </Card>
  );
}

interface AppRowProps {
  readonly since: string | null;
  readonly whyNotRemove: string | undefined;
}

function AppRow({ since, whyNotRemove }: AppRowProps) {
  const t = useTexts("factors");
  const { beginAuthenticator, removeAuthenticator, refresh } = useFactorActions();
  const [open, setOpen] = useState<"set-up" | "remove">();
  const { ended } = beginAuthenticator;
  async function handleSetUp() {
    if ((await beginAuthenticator.run())?.kind === "done") setOpen("set-up");
  }
  async function handleRemove() {
    if ((await removeAuthenticator.run())?.kind === "done") showToast(t("appRemoved"));
    setOpen(undefined);
  }
  function handleDone() {
    setOpen(undefined);
    showToast(t("appAdded"));
    void refresh();
  }
  const action =
    since === null ? (
      <Button
        variant="outline"
        size="small"
        isBusy={beginAuthenticator.isBusy}
        onClick={() => void handleSetUp()}
      >
        {t("setUp")}
      </Button>
    ) : (
      <Button
        variant="outline"
        size="small"
        aria-label={t("removeApp")}
        disabledReason={whyNotRemove}
        onClick={() => setOpen("remove")}
      >
        {t("remove")}
      </Button>
    );
  return (
    <>
      <FactorRow
        title={t("app")}
        text={since === null ? t("appOff") : t("since", { day: dayOf(since) })}
        action={action}
      />
      {open === "set-up" && ended?.kind === "done" && (
        <authenticatorDialog.Part
          secret={ended.answer}
          onClose={() => setOpen(undefined)}
          onDone={handleDone}
        />
      )}
      {open === "remove" && (
        <removeDialog.Part
          title={t("removeApp")}
          text={t("removeAppText")}
          isBusy={removeAuthenticator.isBusy}
          onRemove={() => void handleRemove()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function RecoveryRow({ left }: { readonly left: number }) {
  const t = useTexts("factors");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FactorRow
        title={t("recovery")}
        text={t("recoveryLeft", { count: left })}
        action={
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t("recoveryNew")}
          </Button>
        }
      />
      {isOpen && <recoveryDialog.Part onClose={() => setOpen(false)} />}
    </>
  );
}

function dayOf(iso: string): string {
  return formatDate(localMomentIn(Date.parse(iso), "Europe/Prague").date);
}
