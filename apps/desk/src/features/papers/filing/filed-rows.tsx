import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { FILED_KINDS } from "./filing-choice.ts";
import type { Filed } from "./use-confirming.ts";

interface FiledRowsProps {
  readonly filed: readonly Filed[];
  readonly onClear: () => void;
}

/** What was filed on this page, a row a file. */
export function FiledRows({ filed, onClear }: FiledRowsProps) {
  const t = useTexts("filing");
  if (filed.length === 0) return null;
  const kindOf = (kind: string) => t(`kind.${FILED_KINDS.find((one) => one === kind) ?? "invoice"}`);
  return (
    <Card title={t("finished")}>
      <p role="status" className="mb-2 text-small font-semibold">
        {t("done", { count: filed.length })}
      </p>
      <ul aria-label={t("finished")} className="divide-y divide-line">
        {filed.map(({ upload, name, kind, number, outcome }) => (
          <li key={upload} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="flex flex-wrap items-center gap-3">
              <strong>{`${kindOf(kind)} ${number}`}</strong>
              <Status
                tone={outcome === "replaced" ? "partial" : outcome === "already" ? "muted" : "done"}
                icon="check"
                text={t(`outcome.${outcome}`)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="small" onClick={onClear}>
        {t("clear")}
      </Button>
    </Card>
  );
}
