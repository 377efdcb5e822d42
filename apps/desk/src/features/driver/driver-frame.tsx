import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import type { ReactNode } from "react";

interface DriverFrameProps {
  readonly title: string;
  readonly note: string;
  readonly isAway: boolean;
  readonly onBack?: (() => void) | undefined;
  /** At the right of the head. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** The next thing to do, at the thumb. */
  readonly foot?: ReactNode;
}

/** The frame of a telephone: where one is above, the next thing to do below. */
export function DriverFrame({ title, note, isAway, onBack, aside, children, foot }: DriverFrameProps) {
  const t = useTexts("driver");
  return (
    <div className="mx-auto flex min-h-dvh max-w-form flex-col bg-floor">
      <header
        data-surface="dark"
        className="sticky top-0 z-10 flex min-h-header items-center gap-2 bg-bottle-deep px-4 py-2 text-on-bottle"
      >
        {onBack && (
          <button
            type="button"
            aria-label={t("back")}
            onClick={onBack}
            className="-ml-2 grid size-touch flex-none place-items-center rounded-control"
          >
            <Icon name="chevron-left" />
          </button>
        )}
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-heading leading-tight font-bold">
            {title}
          </h1>
          <p className="truncate text-small text-on-bottle-soft">{note}</p>
        </div>
        {isAway && (
          <span role="status" className="type-label rounded-small bg-on-bottle/15 px-2 py-0.5">
            {t("noSignal")}
          </span>
        )}
        {aside}
      </header>
      <main id="content" className="grid flex-1 content-start gap-3 p-4">
        {children}
      </main>
      {foot !== undefined && (
        <footer className="sticky bottom-0 z-10 grid gap-2 border-t border-line bg-foam p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          {foot}
        </footer>
      )}
    </div>
  );
}
