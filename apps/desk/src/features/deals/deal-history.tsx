import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Moment } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import type { Deal } from "./use-deals.ts";

const shownChanges = 8;

/** What was done to it, with what stood before (DEDIT-02). */
export function DealHistory({ deal: { history } }: { readonly deal: Deal }) {
  const t = useTexts("deal-desk");
  const words = useAuditWords();
  return (
    <Card title={t("history")}>
      {history.length === 0 && <p className="text-small text-ink-soft">{t("noHistory")}</p>}
      <ol className="grid gap-2 text-small">
        {history.slice(0, shownChanges).map(({ at, by, action, changes }) => (
          <li key={`${at} ${action}`} className="border-t border-line pt-2 first:border-t-0 first:pt-0">
            <p className="font-semibold">{words.actionOf(action)}</p>
            {changes.map(({ what, before, after }) => (
              <p key={what} className="break-words">
                {words.partOf(what)}:{" "}
                <del className="text-red-ink">{words.valueName(what, before, action)}</del>{" "}
                <ins className="text-bottle no-underline">{words.valueName(what, after, action)}</ins>
              </p>
            ))}
            <p className="text-fine text-ink-soft">
              {by ?? "–"} · <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
