import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";

interface SelectAllProps {
  readonly label: string;
  /** How many rows are chosen, of how many. */
  readonly chosen: number;
  readonly all: number;
  /** Chooses all rows, or none when all were chosen. */
  readonly onSelect: (isChosen: boolean) => void;
}

/** The box above the boxes of rows: on, off, or in between. */
export function SelectAll({ label, chosen, all, onSelect }: SelectAllProps) {
  return (
    <Checkbox
      label={label}
      isLabelHidden
      checked={chosen === all}
      isMixed={chosen > 0 && chosen < all}
      onChange={() => onSelect(chosen !== all)}
    />
  );
}
