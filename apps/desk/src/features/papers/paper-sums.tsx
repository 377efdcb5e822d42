import { useQuery } from "@tanstack/react-query";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatDate } from "@vycep/words/engine/format";
import { money } from "../../kit/money.ts";
import { paths } from "../../shared/paths.ts";
import { paperFilesQuery } from "./filing/use-filing.ts";
import { paperSumsQuery } from "./use-papers.ts";

/** What waits for money, and how much of it too long; each leads to its papers. */
export function PaperSums({ mayFile }: { readonly mayFile: boolean }) {
  const t = useTexts("paper-desk");
  const filing = useTexts("filing");
  const { data = [] } = useQuery(paperSumsQuery());
  const { data: files = [] } = useQuery({ ...paperFilesQuery(), enabled: mayFile });
  const cards = [true, false].flatMap((isOverdue) => {
    const rows = data.filter((row) => row.isOverdue === isOverdue);
    const [first] = rows.map(({ oldest }) => oldest).toSorted();
    return first === undefined ? [] : [{ isOverdue, rows, first }];
  });
  const isWaiting = mayFile && files.length > 0;
  if (cards.length === 0 && !isWaiting) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3 px-page pb-3 max-mobile:grid-flow-row">
      {cards.map(({ isOverdue, rows, first }) => {
        const count = rows.reduce((sum, row) => sum + row.count, 0);
        return (
          <Anchor
            key={String(isOverdue)}
            href={`${paths.papers()}?standing=${isOverdue ? "overdue" : "due"}`}
            className={classNames(
              "grid gap-0.5 rounded-normal border px-card py-3 no-underline",
              isOverdue ? "border-red-edge bg-red-tint text-red-ink" : "border-line bg-foam text-ink",
            )}
          >
            <span className="type-label">{t(isOverdue ? "overdueSum" : "dueSum", { count })}</span>
            {rows.map(({ currency, minor }) => (
              <strong key={currency} className="type-large">
                {money(minor, currency)}
              </strong>
            ))}
            <span className="text-small">
              {t(isOverdue ? "oldest" : "next", { day: formatDate(toLocalDate(first)) })}
            </span>
          </Anchor>
        );
      })}
      {isWaiting && (
        <Anchor
          href={paths.paperUploads()}
          className="grid content-start gap-0.5 rounded-normal border border-line bg-amber-tint px-card py-3 text-ink no-underline"
        >
          <strong className="type-large">{filing("waitingSum", { count: files.length })}</strong>
          <span className="text-small">{filing("waitingDetail")}</span>
        </Anchor>
      )}
    </div>
  );
}
