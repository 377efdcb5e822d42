import type { ReactNode } from "react";

interface BottomBarProps {
  /** Takes the place of the bar that the page has there otherwise. */
  readonly isInstead?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The one bar of a page on mobile, in sight of the thumb above the navigation: a figure and the next thing to do. Both
 * together take less than 100 px, so that what is worked on stays in sight over a keyboard as well.
 */
export function BottomBar({ isInstead = false, children }: BottomBarProps) {
  return (
    <div
      data-print="hide"
      data-bottom-bar={isInstead ? "instead" : "tall"}
      className="sticky bottom-above-navigation z-20 -mx-page mt-4 -mb-10 flex min-h-12 items-center justify-between gap-3 bg-foam px-page shadow-bar desktop:hidden squat:static"
    >
      {children}
    </div>
  );
}

interface BarFigureProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly isGood?: boolean | undefined;
  /** The label says what is in the way. */
  readonly isAmiss?: boolean | undefined;
}

/** What the page comes to, under its name. */
export function BarFigure({ label, children, isGood = false, isAmiss = false }: BarFigureProps) {
  return (
    <p className="min-w-0 flex-1 leading-tight">
      <span
        className={`block truncate text-fine ${isAmiss ? "font-medium text-red-strong" : "text-ink-soft"}`}
      >
        {label}
      </span>
      <b className={`text-heading whitespace-nowrap ${isGood ? "text-hop-ink" : ""}`}>{children}</b>
    </p>
  );
}
