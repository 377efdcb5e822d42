import type { Factors, Passkey } from "@vycep/contract/identity/factors.rest";
import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { showToast } from "../messages/toasts.ts";
import { useTexts } from "../words/i18n.ts";
import { passkeyNameDialog, recoveryDialog, removeDialog } from "./factor-dialogs.ts";
import { FactorRow } from "./factor-row.tsx";
import { canUsePasskeys } from "./passkey-browser.ts";
import { useFactorActions } from "./use-factors.ts";

interface PasskeyListProps {
  readonly factors: Pick<Factors, "passkeys" | "arePasskeysPossible">;
  readonly whyNotRemove: string | undefined;
}

/** Passkeys: added by the browser, named by the person. */
export function PasskeyList({ factors, whyNotRemove }: PasskeyListProps) {
  const t = useTexts("factors");
  const { addPasskey } = useFactorActions();
  const [isNaming, setNaming] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isPossible = factors.arePasskeysPossible && canUsePasskeys();
  async function handleAdd(name: string) {
    const end = await addPasskey.run(name);
    setNaming(false);
    if (end?.kind !== "done" || end.answer === undefined) return;
    setCodes(end.answer.recoveryCodes);
    if (end.answer.recoveryCodes.length === 0) showToast(t("passkeyAdded"));
  }
  function handleKept() {
    setCodes([]);
    showToast(t("passkeyAdded"));
  }
  return (
    <FactorRow
      title={t("passkeys")}
      text={t("passkeysText")}
      action={
        <Button
          variant="outline"
          size="small"
          icon="plus"
          disabledReason={isPossible ? undefined : t("passkeysImpossible")}
          reasonPlace="below"
          onClick={() => setNaming(true)}
        >
          {t("addPasskey")}
        </Button>
      }
    >
      {factors.passkeys.length > 0 && (
        <ul className="mt-3 grid gap-2.5">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} whyNotRemove={whyNotRemove} />
          ))}
        </ul>
      )}
      {isNaming && (
        <passkeyNameDialog.Part
          title={t("addPasskey")}
          submitLabel={t("continue")}
          isBusy={addPasskey.isBusy}
          onName={(name) => void handleAdd(name)}
          onClose={() => setNaming(false)}
        />
      )}
      {codes.length > 0 && <recoveryDialog.Part codes={codes} onClose={handleKept} />}
    </FactorRow>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly whyNotRemove: string | undefined;
}

function PasskeyRow({ passkey, whyNotRemove }: PasskeyRowProps) {
  const t = useTexts("factors");
  const { renamePasskey, removePasskey } = useFactorActions();
  const [open, setOpen] = useState<"rename" | "remove">();
  const { id, name, lastUsedAt } = passkey;
  async function handleRename(next: string) {
    if ((await renamePasskey.run({ id, name: next }))?.kind === "done") setOpen(undefined);
  }
  async function handleRemove() {
    if ((await removePasskey.run(id))?.kind === "done") showToast(t("passkeyRemoved"));
    setOpen(undefined);
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-normal border border-line px-3.5 py-2.5">
      <div className="min-w-0">
        <strong className="block break-words">{name}</strong>
        <span className="text-small text-ink-soft">
          {lastUsedAt === null ? t("passkeyUnused") : t("passkeyUsed", { day: dayOf(lastUsedAt) })}
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={t("renamePasskey", { name })}
          onClick={() => setOpen("rename")}
        >
          {t("rename")}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={t("removePasskey", { name })}
          disabledReason={whyNotRemove}
          onClick={() => setOpen("remove")}
        >
          {t("remove")}
        </Button>
      </div>
      {open === "rename" && (
        <passkeyNameDialog.Part
          title={t("rename")}
          name={name}
          submitLabel={t("save")}
          isBusy={renamePasskey.isBusy}
          onName={(next) => void handleRename(next)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "remove" && (
        <removeDialog.Part
          title={t("removePasskey", { name })}
          text={t("removePasskeyText")}
          isBusy={removePasskey.isBusy}
          onRemove={() => void handleRemove()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}

function dayOf(iso: string): string {
  return formatDate(localMomentIn(Date.parse(iso), "Europe/Prague").date);
}
