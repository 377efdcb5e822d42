import { classNames } from "../styles/class-names.ts";

export interface TotalsRow {
  readonly label: string;
  readonly value: string;
  /** "saving" is green, "charge" is red. */
  readonly tone?: "plain" | "saving" | "charge" | undefined;
  /** A part of the row above ("of which promotions"). */
  readonly isPart?: boolean | undefined;
  /** A subtotal: strong, after a line. */
  readonly isSubtotal?: boolean | undefined;
}

interface TotalsProps {
  readonly rows: readonly TotalsRow[];
  /** The last word, large. */
  readonly total?: { readonly label: string; readonly value: string } | undefined;
}

const tones = { plain: "", saving: "text-hop-ink", charge: "text-red-strong" } as const;

/** Sums as label and figure, with the total at the end. */
export function Totals({ rows, total }: TotalsProps) {
  return (
    <dl>
      {rows.map((row) => (
        <div
          key={row.label}
          className={classNames(
            "flex items-baseline justify-between gap-4 py-1.5",
            row.isSubtotal === true && "mt-1.5 border-t border-line pt-3 font-bold",
            row.isPart === true && "pl-3 text-small",
          )}
        >
          <dt className={row.isSubtotal === true ? "" : "text-ink-soft"}>{row.label}</dt>
          <dd className={classNames("font-semibold whitespace-nowrap", tones[row.tone ?? "plain"])}>
            {row.value}
          </dd>
        </div>
      ))}
      {total && (
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink pt-3.5">
          <dt className="type-label text-ink-soft">{total.label}</dt>
          <dd className="type-total ml-auto whitespace-nowrap">{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
