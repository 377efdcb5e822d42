import { useTexts } from "@vycep/shell/words/i18n";
import { useAuditWords } from "../../shared/audit-words.ts";
import type { AuditEntry } from "./use-audit.ts";

/** What stood before and stands now, field by field (DEDIT-02). */
export function Differences({ changes, action }: Pick<AuditEntry, "changes" | "action">) {
  const t = useTexts("audit");
  const { partOf, valueName } = useAuditWords();
  if (changes.length === 0) return <p className="text-ink-soft">{t("noDifference")}</p>;
  return (
    <section className="grid gap-2">
      <h3 className="type-label text-ink-faint">{t("beforeAfter")}</h3>
      <ul className="grid gap-2">
        {changes.map(({ what, name, before, after, reason }) => (
          <li key={what} className="grid justify-items-start gap-0.5 border-t border-line pt-2">
            <span className="text-ink-soft">{partOf(what, name)}</span>
            {before != null && (
              <del className="rounded-small bg-red-tint px-1 text-red-ink">
                <span className="sr-only">{t("before")} </span>
                {valueName(what, before, action)}
              </del>
            )}
            <ins className="rounded-small bg-bottle-tint px-1 text-bottle no-underline">
              <span className="sr-only">{t("after")} </span>
              {valueName(what, after, action)}
            </ins>
            {reason != null && <span className="text-fine text-ink-soft">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
