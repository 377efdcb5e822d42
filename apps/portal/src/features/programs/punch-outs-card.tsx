import { useSuspenseQuery } from "@tanstack/react-query";
import type { PunchOut } from "@vycep/contract/punch-out/punch-out.rest";
import { PUNCH_OUT_PATHS } from "@vycep/contract/punch-out/punch-out-paths";
import { showToast } from "@vycep/shell/messages/toasts";
import { later } from "@vycep/shell/page/later.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { useProgramsWords } from "./programs-words.ts";
import { punchOutsQuery, usePunchOutActions } from "./use-punch-outs.ts";

const newDialog = later(() => import("./punch-out-dialog.tsx").then((file) => file.PunchOutDialog), []);
const askDialog = later(() => import("./ask-dialog.tsx").then((file) => file.AskDialog), []);

/** Purchasing systems whose people shop in one's name (B16). */
export function PunchOutsCard() {
  const { t } = useProgramsWords();
  const { punchOuts, isOffered } = useSuspenseQuery(punchOutsQuery()).data;
  const [isMaking, setMaking] = useState(false);
  const [toRevoke, setToRevoke] = useState<PunchOut>();
  const { revoke } = usePunchOutActions();
  async function handleRevoke(id: string) {
    if ((await revoke.run(id))?.kind === "done") showToast(t("punchRevoked"));
    setToRevoke(undefined);
  }
  if (!isOffered) return null;
  return (
    <Card
      isFlush
      title={t("punchTitle")}
      aside={
        <Button variant="outline" size="small" icon="plus" onClick={() => setMaking(true)}>
          {t("punchNew")}
        </Button>
      }
    >
      <p className="px-5 pb-4 text-ink-soft">{t("punchText")}</p>
      {punchOuts.length === 0 ? (
        <p className="px-5 pb-4 text-ink-soft">{t("punchNone")}</p>
      ) : (
        <div className="px-5 pb-4 text-small">
          <DefinitionList
            items={[
              { label: "cXML", value: <Address path={PUNCH_OUT_PATHS.cxml} /> },
              { label: "OCI", value: <Address path={PUNCH_OUT_PATHS.oci} /> },
            ]}
          />
        </div>
      )}
      <ul>
        {punchOuts.map((system) => (
          <PunchOutRow key={system.id} system={system} onRevoke={() => setToRevoke(system)} />
        ))}
      </ul>
      {isMaking && <newDialog.Part onClose={() => setMaking(false)} />}
      {toRevoke !== undefined && (
        <askDialog.Part
          title={t("punchRevokeTitle", { name: toRevoke.name })}
          text={t("punchRevokeText")}
          answer={t("punchRevoke")}
          isDanger
          isBusy={revoke.isBusy}
          onYes={() => void handleRevoke(toRevoke.id)}
          onClose={() => setToRevoke(undefined)}
        />
      )}
    </Card>
  );
}

function Address({ path }: { readonly path: string }) {
  return <code className="break-all select-all">{location.origin + path}</code>;
}

interface PunchOutRowProps {
  readonly system: PunchOut;
  readonly onRevoke: () => void;
}

function PunchOutRow({ system: { id, name, returnHosts, lastUsedAt }, onRevoke }: PunchOutRowProps) {
  const { t, momentOf } = useProgramsWords();
  return (
    <li className="flex items-start gap-3.5 border-t border-line px-5 py-3.5 max-mobile:flex-col">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <strong className="break-words">{name}</strong>
        <p className="text-small text-ink-soft">
          {lastUsedAt === null ? t("punchUnused") : t("keyUsed", { moment: momentOf(lastUsedAt) })}
        </p>
        <p className="text-small break-words text-ink-soft">
          {t("punchHosts", { hosts: returnHosts.join(", ") })}
        </p>
        <p className="text-small text-ink-soft">{t("punchUser", { id })}</p>
      </div>
      <Button variant="outline" size="small" aria-label={t("punchRevokeNamed", { name })} onClick={onRevoke}>
        {t("punchRevoke")}
      </Button>
    </li>
  );
}
