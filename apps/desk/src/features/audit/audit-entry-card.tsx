import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { browserNames, systemNames } from "@vycep/words/identity/device-names";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { momentText } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import { paths } from "../../shared/paths.ts";
import { Differences } from "./differences.tsx";
import { SubjectLink, Way } from "./subject-name.tsx";
import type { AuditEntry } from "./use-audit.ts";

const UndoDialog = lazy(() => import("./undo-dialog.tsx").then((file) => ({ default: file.UndoDialog })));

/** One entry whole: who, from where, and what stood before (DAUD-01, DEDIT-02). */
export function AuditEntryCard({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts("audit");
  const { actionOf, nameOf } = useAuditWords();
  const { at, by, inNameOf, company, reason, requestId } = entry;
  const draft = entry.kind === "price" ? requestId?.match(/^price-draft-(\d+)$/)?.[1] : undefined;
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    {
      label: t("who"),
      value: inNameOf == null ? nameOf(by) : `${nameOf(by)}, ${t("inNameOf", { name: inNameOf })}`,
    },
    { label: t("from"), value: useOrigin(entry) },
    { label: t("company"), value: company && <Way href={paths.company(company)}>{company}</Way> },
    { label: t("why"), value: reason },
    draft === undefined
      ? { label: t("request"), value: requestId }
      : { label: t("draft"), value: <Way href={paths.priceDraft(draft)}>{t("whoAgreed")}</Way> },
  ];
  const told = facts.filter(({ value }) => value != null && value !== "");
  return (
    <Card title={t("entryTitle", { moment: momentText(at), what: actionOf(entry.action) })}>
      <div className="grid gap-3 text-small break-words">
        <DefinitionList
          items={[
            ...told.slice(0, 1),
            { label: t("onWhat"), value: <SubjectLink entry={entry} /> },
            ...told.slice(1),
          ]}
        />
        <Differences changes={entry.changes} action={entry.action} />
        <Undo entry={entry} />
      </div>
    </Card>
  );
}

function useOrigin({ address, browser, system }: AuditEntry): string | undefined {
  const t = useTexts("audit");
  if (address == null) return undefined;
  const names = [nameIn(browserNames, browser), nameIn(systemNames, system)].filter(Boolean);
  return `${names.length === 0 ? t("fromProgram") : names.join(", ")} · ${address}`;
}

function nameIn(names: Readonly<Record<string, string>>, id: string | null | undefined): string | undefined {
  return id == null ? undefined : (names[id] ?? id);
}

/** The way back, or why there is none from here (DEDIT-03). */
function Undo({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts("audit");
  const [isAsked, ask] = useState(false);
  if (entry.notUndone != null) return <p className="text-fine text-ink-soft">{entry.notUndone.message}</p>;
  return (
    <div>
      <Button variant="outline" size="small" icon="undo" onClick={() => ask(true)}>
        {t("undo")}
      </Button>
      <Suspense>{isAsked && <UndoDialog entry={entry} onClose={() => ask(false)} />}</Suspense>
    </div>
  );
}
