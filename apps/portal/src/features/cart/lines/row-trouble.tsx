import type { Amounts } from "@vycep/domain/catalog/packaging";
import { lazy, Suspense } from "react";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import type { LineError } from "../session/line-errors.ts";
import type { WantedLine } from "../session/wanted-line.ts";
import { RowError } from "./row-error.tsx";

/** Seldom seen, so it is not part of any page's first script. */
const LineConflict = lazy(() =>
  import("./line-conflict.tsx").then((file) => ({ default: file.LineConflict })),
);

interface RowTroubleProps {
  readonly id: string;
  readonly product: ProductRow;
  /** What the cart holds of it; undefined when nothing. */
  readonly amounts: Amounts | undefined;
  readonly error: LineError | undefined;
}

/** Whether somebody else was faster, so that there are two numbers to choose from (C21). */
export function isConflict(
  error: LineError | undefined,
  amounts: Amounts | undefined,
): error is LineError & { readonly wanted: WantedLine } {
  return error?.reason === "line-changed" && error.wanted !== undefined && amounts !== undefined;
}

/** Why the last change of a line did not go through, and where somebody else was faster, the choice (C4, C21). */
export function RowTrouble({ id, product, amounts, error }: RowTroubleProps) {
  const plain = <RowError id={id} error={error} />;
  if (amounts === undefined || !isConflict(error, amounts)) return plain;
  return (
    <Suspense fallback={plain}>
      <LineConflict id={id} product={product} theirs={amounts} wanted={error.wanted} />
    </Suspense>
  );
}
