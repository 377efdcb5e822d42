import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Moment } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import type { Content } from "./use-content.ts";

const longest = 80;

/** Who did what with a text, the newest first (DEDIT-02). */
export function ContentHistory({ history }: Pick<Content, "history">) {
  const t = useTexts("content-desk");
  const words = useAuditWords();
  const said = (action: string, what: string, value: string | null | undefined) => {
    const text = words.valueName(what, value, action);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  return (
    <Card title={t("history")}>
      {history.length === 0 && <p className="text-small text-ink-soft">{t("historyNone")}</p>}
      <ol className="grid gap-2 text-small">
        {history.map(({ at, by, action, changes }) => (
          <li
            key={`${at} ${action}`}
            className="grid gap-0.5 border-t border-line pt-2 first:border-t-0 first:pt-0"
          >
            <p className="flex justify-between gap-3">
              <strong>{words.actionOf(action)}</strong>
              <Moment at={at} />
            </p>
            <p className="text-ink-soft">{by ?? t("byHouse")}</p>
            {changes.map(({ what, before, after }) => (
              <p key={what} className="break-words text-ink-soft">
                {t("changeOf", {
                  what: words.partOf(what),
                  before: said(action, what, before),
                  after: said(action, what, after),
                })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
