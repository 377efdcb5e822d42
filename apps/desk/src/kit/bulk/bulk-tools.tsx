import { lazy, Suspense } from "react";
import type { BulkToolsProps } from "./bulk-tools-shown.tsx";

const BulkToolsShown = lazy(async () => ({
  default: (await import("./bulk-tools-shown.tsx")).BulkToolsShown,
}));

/** Beside a list for who changes many of its rows (DLIST-03); it comes after the list, which does not wait for it. */
export function BulkTools(props: BulkToolsProps) {
  return (
    <Suspense>
      <BulkToolsShown {...props} />
    </Suspense>
  );
}
