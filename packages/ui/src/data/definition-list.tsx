import type { ReactNode } from "react";

interface DefinitionListProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** "stacked" puts the label above in condensed capitals; "rows" puts it at the left. */
  readonly look?: "stacked" | "rows" | undefined;
}

/** Facts with their names. */
export function DefinitionList({ items, look = "rows" }: DefinitionListProps) {
  if (look === "stacked") {
    return (
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-x-8 gap-y-5 max-mobile:gap-y-4">
        {items.map((item) => (
          <div key={item.label} className="min-w-0">
            <dt className="type-label mb-1 text-ink-faint">{item.label}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className="grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {items.map((item) => (
        <div key={item.label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
