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
      className="mt-5 grid min-h-scroll-list grid-cols-aside-share overflow-hidden rounded-sheet bg-bottle-deep text-on-bottle max-mobile:grid-cols-1"
    >
      <div className="flex flex-col justify-center px-12 py-10 max-mobile:px-5 max-mobile:py-7">
        <h1 tabIndex={-1} className="type-figure max-w-[16ch] text-balance max-mobile:text-[2rem]">
          {title}
        </h1>
        {lead !== "" && (
          <p className="mt-4 max-w-[46ch] text-lead leading-relaxed text-on-bottle-soft">{lead}</p>
        )}
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
      <div className="relative min-h-48">
        <BrandCoast />
      </div>
    </header>
  );
}
