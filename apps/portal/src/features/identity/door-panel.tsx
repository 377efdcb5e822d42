import type { ReactNode } from "react";
import { BreweryYard } from "./brewery-yard.tsx";

interface DoorPanelProps {
  /** Above the title; on mobile the logo and the languages stand here. */
  readonly top?: ReactNode;
  readonly title: ReactNode;
  /** Between the title and the yard. */
  readonly children?: ReactNode;
}

/** The dark half of the pages before the door, in whatever words. */
export function DoorPanel({ top, title, children }: DoorPanelProps) {
  return (
    <aside
      data-surface="dark"
      className="relative flex flex-col overflow-hidden bg-bottle-deep text-on-bottle max-mobile:order-1 max-mobile:pb-42"
    >
      <div className="relative z-10 px-15 pt-16 tablet:px-8 max-mobile:px-4 max-mobile:pt-3.5">
        {top}
        <p className="max-w-[15em] text-[2.125rem] leading-[1.14] font-heavy tracking-[-0.012em] text-balance [font-stretch:114%] max-mobile:my-3.5 max-mobile:text-[1.3125rem]">
          {title}
        </p>
        {children}
      </div>
      <BreweryYard />
    </aside>
  );
}
