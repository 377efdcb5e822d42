import { useInfiniteQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatTime } from "@vycep/words/engine/format-time";
import { useId } from "react";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import type { CutOff } from "../../shared/cut-offs.ts";
import { useLeft } from "../../shared/time-left.ts";
import { RegularsTable } from "./regulars-table.tsx";
import { type RegularsPage, regularsQuery, useRemind } from "./use-regulars.ts";

interface CutOffCardProps {
  readonly cutOff: CutOff;
  readonly isNearest: boolean;
  /** Undefined once it has passed. */
  readonly leftMs: number | undefined;
}

/** A day of delivery that closes today, with who usually orders for it and has not (DTODAY-02). */
export function CutOffCard({ cutOff, isNearest, leftMs }: CutOffCardProps) {
  const t = useTexts("today");
  const titleId = useId();
  const isOpen = leftMs !== undefined;
  const reading = useInfiniteQuery(regularsQuery(cutOff, isOpen));
  const action = useRemind();
  const [sums] = reading.data?.pages ?? [];
  const rows = reading.data?.pages.flatMap((page) => page?.items ?? []) ?? [];
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        "overflow-clip rounded-normal border bg-foam",
        isNearest ? "border-2 border-amber-edge" : "border-line",
      )}
    >
      <Head {...{ cutOff, isNearest, leftMs, titleId }} sums={sums ?? undefined} />
      {reading.error !== null && (
        <div className="px-card py-2">
          <Alert
            tone="error"
            isLive
            title={t("failed")}
            action={
              <Button variant="outline" icon="repeat" onClick={() => void reading.refetch()}>
                {t("again")}
              </Button>
            }
          />
        </div>
      )}
      {reading.isPending && <SkeletonRows label={t("loading")} rows={3} />}
      <div className="px-card not-empty:py-2">
        <RefusalAlert action={action} title={t("remindFailed")} />
      </div>
      {isOpen && rows.length > 0 && <RegularsTable {...{ rows, cutOff, action }} labelledBy={titleId} />}
      {isOpen && reading.hasNextPage && (
        <div className="border-t border-line px-card py-2">
          <Button
            variant="quiet"
            size="small"
            isBusy={reading.isFetchingNextPage}
            onClick={() => void reading.fetchNextPage()}
          >
            {t("more")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface HeadProps extends CutOffCardProps {
  readonly titleId: string;
  readonly sums: RegularsPage | undefined;
}

function Head({ cutOff: { kind, day, orderBy }, isNearest, leftMs, titleId, sums }: HeadProps) {
  const t = useTexts("today");
  const language = useLanguage();
  const left = useLeft();
  const { date: today } = useLocalClock();
  const said = { day: dayInWords(day, "on", { language, today }), time: formatTime(orderBy.minutes) };
  const title = leftMs === undefined ? t(`closed.${kind}`, said) : t(`closes.${kind}`, said);
  return (
    <header
      className={classNames(
        "flex items-center gap-4 px-card py-2.5",
        isNearest ? "bg-amber-tint text-amber-ink" : leftMs === undefined && "text-ink-soft",
      )}
    >
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="type-heading">
          {title}
        </h2>
        {sums && <Sums sums={sums} />}
      </div>
      {leftMs !== undefined && (
        <p className="text-right whitespace-nowrap">
          <span
            className={classNames("block font-bold tabular-nums", isNearest ? "text-[2rem]/9" : "text-lead")}
          >
            {left(leftMs)}
          </span>
          <span className="block text-small">{t("toCutOff")}</span>
        </p>
      )}
      <LiveRegion message={leftMs === undefined ? title : ""} />
    </header>
  );
}

function Sums({ sums: { regular, missing, orders, drafts } }: { readonly sums: RegularsPage }) {
  const t = useTexts("today");
  const told =
    regular === 0
      ? t("noRegulars")
      : missing === 0
        ? t("allOrdered")
        : t("orderedOf", { ordered: regular - missing, regular });
  return (
    <p>
      {told} {missing > 0 && <strong>{t("missing", { count: missing })}</strong>}{" "}
      {drafts > 0 && t("drafts", { count: drafts })}{" "}
      <span className="whitespace-nowrap">({t("orders", { count: orders })})</span>
    </p>
  );
}
