import { lazy, Suspense } from "react";
import type { ListExportProps } from "./list-export-menu.tsx";

const ListExportMenu = lazy(async () => ({
  default: (await import("./list-export-menu.tsx")).ListExportMenu,
}));

/** The way to a list as a file (DLIST-04); it comes after the list, which does not wait for it. */
export function ListExport(props: ListExportProps) {
  return (
    <Suspense fallback={<span className="h-touch w-28" />}>
      <ListExportMenu {...props} />
    </Suspense>
  );
}
