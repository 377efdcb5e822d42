import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Moment } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import type { ShipTo } from "./use-customer.ts";

/** Who changed what of a customer, the newest first (DEDIT-02). */
export function CustomerHistory({ history }: Pick<ShipTo, "history">) {
  const t = useTexts("customers");
  const words = useAuditWords();
  return (
    <Card title={t("history")}>
      {history.length === 0 && <p className="text-ink-soft">{t("historyNone")}</p>}
      <ol className="grid gap-2 text-small">
        {history.map(({ at, by, action, reason, changes }) => (
          <li key={`${at} ${action}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <strong>{words.actionOf(action)}</strong>
            <Moment at={at} />
            <span className="col-span-2 text-ink-soft">
              {[
                by ?? t("byHouse"),
                reason,
                ...changes.map(({ what, before, after }) =>
                  t("changeOf", {
                    what: words.partOf(what),
                    before: words.valueName(what, before, action),
                    after: words.valueName(what, after, action),
                  }),
                ),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
