import type { ReactNode } from "react";
import { BrandCoast } from "./brand-coast.tsx";

interface BrandHeroProps {
  readonly title: string;
  readonly lead: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** The dark head of the brand's pages: what it is, the ways on, and its coast. */
export function BrandHero({ title, lead, children }: BrandHeroProps) {
  return (
    <header
      data-surface="dark"
      className="relative mt-5 flex min-h-scroll-list flex-col justify-center overflow-hidden rounded-sheet bg-bottle-deep px-12 py-10 text-on-bottle max-mobile:mt-3 max-mobile:px-5 max-mobile:pt-7 max-mobile:pb-54"
    >
      <BrandCoast />
      <div className="relative">
        <h1
          id="page-title"
          tabIndex={-1}
          className="type-figure max-w-[16ch] text-balance max-mobile:text-[2rem]"
        >
          {title}
        </h1>
        {lead !== "" && (
          <p className="mt-4 max-w-[46ch] text-lead tablet:max-w-[36ch] leading-relaxed text-on-bottle-soft">
            {lead}
          </p>
        )}
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
    </header>
  );
}
