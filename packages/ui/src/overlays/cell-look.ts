/** What a cell of a bar is made of: its label over the value, and the value that opens it. */
interface CellLook {
  readonly cell: string;
  readonly label: string;
  readonly trigger: string;
  readonly value: string;
}

/** A labelled cell: label, value and caption one under the other. */
export const cellLook: CellLook = {
  cell: "group relative flex min-w-0 flex-col justify-center gap-0.5 py-2.5",
  label: "type-label text-ink-faint",
  trigger:
    "flex w-full items-center justify-between gap-2 rounded-small text-left font-bold after:absolute after:-inset-x-2 after:inset-y-0.5 hover:text-bottle",
  value: "min-w-0 truncate text-lead",
};

/** One line: the value alone, for who sees; the label stays for who hears. */
export const lineLook: CellLook = {
  cell: "group relative flex min-w-0 items-center",
  label: "sr-only",
  trigger:
    "flex min-h-touch min-w-0 items-center gap-2 rounded-small text-left font-bold whitespace-nowrap hover:text-bottle",
  value: "min-w-0 truncate",
};
