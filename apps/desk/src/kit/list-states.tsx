import { useSearch } from "@tanstack/react-router";
import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { failureOf } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { formatTime } from "@vycep/words/engine/format-time";
import type { ReactNode } from "react";
import { ListMomentProvider } from "./live/use-live-rows.ts";

/** What is known of a list: the answer of a query. */
export interface DeskReading<Page> {
  readonly data: Page | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData?: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

interface DeskListBodyProps<Page> {
  readonly reading: DeskReading<Page>;
  /** Says that it is on its way. */
  readonly loading: string;
  /** Says aloud how many were found. */
  readonly found: (page: Page) => string;
  /** Instead of the rows where there are none. */
  readonly none: (page: Page) => ReactNode | undefined;
  readonly children: (page: Page) => ReactNode;
  /** When whoever looks last changed something of the list themselves: that is not marked as another's (DLIST-06). */
  readonly ownChangeAt?: number;
}

/** A list in each of its states: on its way, failed with what was known before, of none, of rows. */
export function DeskListBody<Page>(props: DeskListBodyProps<Page>) {
  const { reading, loading, found, none, children, ownChangeAt } = props;
  const { data, error, isPlaceholderData = false } = reading;
  const nothing = data === undefined ? undefined : none(data);
  const of = JSON.stringify(useSearch({ strict: false }));
  return (
    <div className="px-page pb-page">
      {error !== null && <ReadingFailed reading={reading} error={error} />}
      {data === undefined && error === null && <SkeletonRows label={loading} rows={12} />}
      {data !== undefined && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
        >
          {nothing === undefined ? (
            <ListMomentProvider
              value={{ of: isPlaceholderData ? undefined : of, at: reading.dataUpdatedAt, ownChangeAt }}
            >
              {children(data)}
            </ListMomentProvider>
          ) : (
            <div className="rounded-normal border border-line bg-foam">{nothing}</div>
          )}
        </div>
      )}
      <LiveRegion message={data === undefined || isPlaceholderData ? "" : found(data)} />
    </div>
  );
}

interface ReadingFailedProps {
  readonly reading: DeskReading<unknown>;
  readonly error: Error;
}

/** What could not be read, or not again, and a way to try. */
export function ReadingFailed({ reading, error }: ReadingFailedProps) {
  const t = useTexts("desk");
  const failure = failureOf(error);
  const { title, text } = useFailureTexts(failure);
  const isKnown = reading.data !== undefined;
  const { minutes } = localMomentIn(reading.dataUpdatedAt, "Europe/Prague");
  return (
    <div className="mb-2">
      <Alert
        tone="error"
        isLive
        title={t(isKnown ? "listStale" : "listFailed")}
        action={
          <Button variant="outline" icon="repeat" onClick={() => void reading.refetch()}>
            {t("tryAgain")}
          </Button>
        }
      >
        {isKnown ? t("listStaleSince", { time: formatTime(minutes) }) : `${title} ${text}`}
        {failure.requestId !== undefined && ` ${t("requestId", { id: failure.requestId })}`}
      </Alert>
    </div>
  );
}

interface NothingProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing to show: because all is done, because filters find none, or because the right is missing; and the next step. */
export function Nothing({ icon, title, children, actions }: NothingProps) {
  return (
    <EmptyState
      picture={
        <span className="grid size-13 place-items-center rounded-normal bg-bottle-tint text-bottle">
          <Icon name={icon} size="large" />
        </span>
      }
      title={title}
      actions={actions}
    >
      {children}
    </EmptyState>
  );
}

interface NoneMatchesProps {
  readonly title: string;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/** There are rows, but none that the filters let through. */
export function NoneMatches({ title, onClear, children }: NoneMatchesProps) {
  const t = useTexts("desk");
  return (
    <Nothing icon="filter" title={title} actions={<Button onClick={onClear}>{t("clearFilters")}</Button>}>
      {children ?? t("noneMatches")}
    </Nothing>
  );
}
