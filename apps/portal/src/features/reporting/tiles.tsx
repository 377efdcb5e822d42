import type { ReactNode } from "react";

interface TilesProps {
  readonly label: string;
  readonly tiles: readonly {
    readonly key: string;
    readonly title: string;
    readonly value: ReactNode;
    readonly note: ReactNode;
  }[];
}

/** A few figures side by side, two and two on mobile. */
export function Tiles({ label, tiles }: TilesProps) {
  return (
    <section
      aria-label={label}
      data-card="small"
      className="grid auto-cols-fr overflow-hidden rounded-large border border-line bg-foam max-mobile:grid-cols-2 desktop:grid-flow-col"
    >
      {tiles.map(({ key, title, value, note }) => (
        <div
          key={key}
          className="-mt-px -ml-px min-w-0 border-t border-l border-line px-5 py-4 max-mobile:px-4 max-mobile:py-3.5"
        >
          <div className="type-label text-ink-soft">{title}</div>
          <div className="type-large mt-1 break-words max-mobile:text-heading">{value}</div>
          <div className="mt-0.5 text-small text-ink-soft">{note}</div>
        </div>
      ))}
    </section>
  );
}
