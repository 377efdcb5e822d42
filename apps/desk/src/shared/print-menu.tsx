import { lazy, Suspense } from "react";
import type { PrintMenuProps } from "./print-papers-menu.tsx";

const PrintPapersMenu = lazy(async () => ({
  default: (await import("./print-papers-menu.tsx")).PrintPapersMenu,
}));

/** The way to papers (DORD-07); it comes after the page, which does not wait for it. */
export function PrintMenu(props: PrintMenuProps) {
  return (
    <Suspense fallback={<span className="h-touch w-24" />}>
      <PrintPapersMenu {...props} />
    </Suspense>
  );
}
