import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { browserNames, systemNames } from "@vycep/words/identity/device-names";
import { momentText } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import { paths } from "../../shared/paths.ts";
import { SubjectName } from "./subject-name.tsx";
import type { AuditEntry } from "./use-audit.ts";

/** One entry whole: who, from where, and what stood before (DAUD-01, DEDIT-02). */
export function AuditEntryCard({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts("audit");
  const { actionOf, nameOf } = useAuditWords();
  const { at, by, inNameOf, company, reason, requestId } = entry;
  const facts: readonly { readonly label: string; readonly value: string | null | undefined }[] = [
    {
      label: t("who"),
      value: inNameOf == null ? nameOf(by) : `${nameOf(by)}, ${t("inNameOf", { name: inNameOf })}`,
    },
    { label: t("from"), value: useOrigin(entry) },
    { label: t("company"), value: company },
    { label: t("why"), value: reason },
    { label: t("request"), value: requestId },
  ];
  const told = facts.filter(({ value }) => value != null && value !== "");
  return (
    <Card title={t("entryTitle", { moment: momentText(at), what: actionOf(entry.action) })}>
      <div className="grid gap-3 text-small break-words">
        <DefinitionList
          items={[
            ...told.slice(0, 1),
            { label: t("onWhat"), value: <Subject entry={entry} /> },
            ...told.slice(1),
          ]}
        />
        <Differences changes={entry.changes} />
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

function Subject({ entry: { kind, subject, subjectName } }: { readonly entry: AuditEntry }) {
  if (kind === "order") return <Anchor href={paths.order(subject)}>{subject}</Anchor>;
  if (kind === "bank-statement") return <Anchor href={paths.bankStatement(subject)}>{subject}</Anchor>;
  if (kind === "content") return <Anchor href={paths.contentOf(subject)}>{subject}</Anchor>;
  if (kind === "price-draft") return <Anchor href={paths.priceDraft(subject)}>{subject}</Anchor>;
  return <SubjectName entry={{ kind, subject, subjectName }} />;
}

function Differences({ changes }: Pick<AuditEntry, "changes">) {
  const t = useTexts("audit");
  const { partOf, valueName } = useAuditWords();
  if (changes.length === 0) return <p className="text-ink-soft">{t("noDifference")}</p>;
  return (
    <section className="grid gap-2">
      <h3 className="type-label text-ink-faint">{t("beforeAfter")}</h3>
      <ul className="grid gap-2">
        {changes.map(({ what, before, after, reason }) => (
          <li key={what} className="grid justify-items-start gap-0.5 border-t border-line pt-2">
            <span className="text-ink-soft">{partOf(what)}</span>
            {before != null && (
              <del className="rounded-small bg-red-tint px-1 text-red-ink">
                <span className="sr-only">{t("before")} </span>
                {valueName(what, before)}
              </del>
            )}
            <ins className="rounded-small bg-bottle-tint px-1 text-bottle no-underline">
              <span className="sr-only">{t("after")} </span>
              {valueName(what, after)}
            </ins>
            {reason != null && <span className="text-fine text-ink-soft">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
