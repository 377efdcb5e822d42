import type { Compared } from "@vycep/domain/reporting/consumption";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { Change, formatValue } from "./report-words.tsx";

export interface Share extends Compared {
  readonly key: string;
  readonly name: string;
  readonly note?: ReactNode;
}

interface SharesCardProps {
  readonly title: string;
  /** What is counted, at the right of the heading. */
  readonly unit: string;
  readonly rows: readonly Share[];
  readonly total: number;
  /** There is a year before to hold it against. */
  readonly isCompared: boolean;
}

/** Who or what took which part of it, each with its bar, the largest first. */
export function SharesCard({ title, unit, rows, total, isCompared }: SharesCardProps) {
  const t = useTexts("reporting");
  return (
    <Card isFlush title={title} aside={<span className="text-small text-ink-soft">{unit}</span>}>
      <ul aria-label={title}>
        {rows.map(({ key, name, note, ...compared }) => {
          const share = total > 0 ? Math.max(0, compared.now / total) : 0;
          return (
            <li key={key} className="border-t border-line px-5 py-3 first:border-t-0">
              <div className="flex items-baseline justify-between gap-3.5">
                <b className="min-w-0">{name}</b>
                <span className="flex-none">
                  <b>{formatValue(compared.now)}</b>
                  {isCompared && (
                    <>
                      {" "}
                      <Change compared={compared} />
                    </>
                  )}
                </span>
              </div>
              <div className="mt-1.5 flex items-center gap-2.5">
                <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-void">
                  <span
                    className="block h-full rounded-full bg-bottle print:[print-color-adjust:exact]"
                    style={{ width: `${share * 100}%` }}
                  />
                </span>
                <span className="w-14 flex-none text-right text-small text-ink-soft">
                  <span className="sr-only">{t("share")} </span>
                  {formatPercent(Math.round(share * 1000) / 10)}
                </span>
              </div>
              {note !== undefined && <p className="mt-1.5 text-small text-ink-soft">{note}</p>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
