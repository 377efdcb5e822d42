import type { Key, KeysAnswer } from "@vycep/contract/api-keys/keys.rest";
import type { Permission } from "@vycep/domain/access/permission";
import { showToast } from "@vycep/shell/messages/toasts";
import { later } from "@vycep/shell/page/later.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { HowToSignIn } from "./how-to-sign-in.tsx";
import { useProgramsWords } from "./programs-words.ts";
import { useKeyActions } from "./use-keys.ts";

const keyDialog = later(() => import("./key-dialog.tsx").then((file) => file.KeyDialog), []);
const askDialog = later(() => import("./ask-dialog.tsx").then((file) => file.AskDialog), []);

interface KeysCardProps extends KeysAnswer {
  readonly permissionName: (permission: Permission) => string;
}

/** Keys by which programs come in, and a new one (B16). */
export function KeysCard({ keys, offer, tokenPath, permissionName }: KeysCardProps) {
  const { t } = useProgramsWords();
  const [isMaking, setMaking] = useState(false);
  const [toRevoke, setToRevoke] = useState<Key>();
  const { revoke } = useKeyActions();
  async function handleRevoke(id: string) {
    if ((await revoke.run(id))?.kind === "done") showToast(t("revoked"));
    setToRevoke(undefined);
  }
  return (
    <Card
      isFlush
      title={t("keysTitle")}
      aside={
        <Button variant="outline" size="small" icon="plus" onClick={() => setMaking(true)}>
          {t("keyNew")}
        </Button>
      }
    >
      <p className="px-5 pb-4 text-ink-soft">{t(keys.length === 0 ? "keysNone" : "keysText")}</p>
      {keys.length > 0 && <HowToSignIn tokenPath={tokenPath} />}
      <ul>
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            program={key}
            hasClientId={tokenPath !== null}
            permissionName={permissionName}
            onRevoke={() => setToRevoke(key)}
          />
        ))}
      </ul>
      {isMaking && (
        <keyDialog.Part offer={offer} permissionName={permissionName} onClose={() => setMaking(false)} />
      )}
      {toRevoke !== undefined && (
        <askDialog.Part
          title={t("revokeTitle", { name: toRevoke.name })}
          text={t("revokeText")}
          answer={t("revoke")}
          isDanger
          isBusy={revoke.isBusy}
          onYes={() => void handleRevoke(toRevoke.id)}
          onClose={() => setToRevoke(undefined)}
        />
      )}
    </Card>
  );
}

interface KeyRowProps extends Pick<KeysCardProps, "permissionName"> {
  readonly program: Key;
  /** Whether a program can get tokens for it. */
  readonly hasClientId: boolean;
  readonly onRevoke: () => void;
}

function KeyRow({ program, hasClientId, permissionName, onRevoke }: KeyRowProps) {
  const { t, placesOf, dayOf, momentOf } = useProgramsWords();
  const { id, name, kind, isExpired, isOwn, owner, permissions, shipToIds, expiresAt, lastUsedAt } = program;
  const facts = [
    ...(kind === "company" ? [t("keyOfCompany")] : []),
    ...(isOwn ? [] : [t("owner", { name: owner })]),
    lastUsedAt === null ? t("keyUnused") : t("keyUsed", { moment: momentOf(lastUsedAt) }),
  ];
  return (
    <li className="flex items-start gap-3.5 border-t border-line px-5 py-3.5 max-mobile:flex-col">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <strong className="break-words">{name}</strong>
          <Status
            tone={isExpired ? "muted" : "done"}
            text={isExpired ? t("keyEnded") : t("keyLive", { date: dayOf(expiresAt) })}
          />
        </div>
        <p className="text-small text-ink-soft">{facts.join(" · ")}</p>
        <p className="text-small text-ink-soft">
          {t("rights", { names: permissions.map(permissionName).join(", ") })}
        </p>
        <p className="text-small text-ink-soft">{t("places", { names: placesOf(shipToIds) })}</p>
        {hasClientId && <p className="text-small text-ink-soft">{t("clientId", { id })}</p>}
      </div>
      <Button variant="outline" size="small" aria-label={t("revokeNamed", { name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}
