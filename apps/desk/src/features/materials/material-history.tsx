import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Moment } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import type { Material } from "./use-materials.ts";

/** Who did what with a material, the newest first (DEDIT-02). */
export function MaterialHistory({ history }: Pick<Material, "history">) {
  const t = useTexts("materials-desk");
  const words = useAuditWords();
  return (
    <Card title={t("history")} headingLevel={3}>
      {history.length === 0 && <p className="text-small text-ink-soft">{t("historyNone")}</p>}
      <ol className="grid gap-2 text-small">
        {history.map(({ at, by, action, changes }) => (
          <li key={`${at} ${action}`} className="grid gap-0.5">
            <p className="flex justify-between gap-3">
              <strong>{words.actionOf(action)}</strong>
              <Moment at={at} />
            </p>
            <p className="text-ink-soft">{by ?? t("byHouse")}</p>
            {changes.map(({ what, before, after }) => (
              <p key={what} className="break-words text-ink-soft">
                {t("changeOf", {
                  what: words.partOf(what),
                  before: words.valueName(what, before, action),
                  after: words.valueName(what, after, action),
                })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
