import type { FoundRecord } from "../../shared/found-records.ts";

interface FoundListProps {
  readonly id: string;
  readonly label: string;
  readonly offered: readonly FoundRecord[];
  /** Which of them Enter picks. */
  readonly marked: number;
  readonly onPick: (record: FoundRecord) => void;
}

/** What a field found; the focus stays in the field. */
export function FoundList({ id, label, offered, marked, onPick }: FoundListProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className="grid gap-px overflow-hidden rounded-control border border-line bg-line"
    >
      {offered.map((record, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={`${record.kind} ${record.id}`}
          role="option"
          id={`${id}-${at}`}
          tabIndex={-1}
          aria-selected={at === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(record)}
          className="flex min-h-control cursor-pointer items-center gap-2 bg-foam px-3 py-1 text-small hover:bg-bottle-mist aria-selected:bg-bottle-tint max-mobile:min-h-touch"
        >
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
            <strong>{record.name}</strong>
            {record.beside !== undefined && <span className="text-ink-soft">{record.beside}</span>}
          </span>
          <span className="text-fine text-ink-faint">{record.id}</span>
        </div>
      ))}
    </div>
  );
}
