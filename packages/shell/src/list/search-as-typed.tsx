import { SearchField } from "@vycep/ui/fields/search-field.tsx";
import { useRef, useState } from "react";
import { machineTimers } from "../clock/clock.ts";

interface SearchAsTypedProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  /** What the address says. */
  readonly value: string;
  /** It is entered where somebody did not wait: by Enter. */
  readonly onSearch: (text: string, isEntered?: boolean) => void;
}

/** Long enough that a number is asked for once and not digit by digit. */
const debounceMs = 250;

/** The search of a list (C28); it goes into the address while it is typed. */
export function SearchAsTyped({ value, onSearch, ...texts }: SearchAsTypedProps) {
  const field = useRef<HTMLInputElement>(null);
  const cancel = useRef<() => void>(undefined);
  const [typed, setTyped] = useState<string>();
  // The address has caught up with what was typed: from here on it leads again (back, a link, cleared filters).
  if (typed !== undefined && typed === value) setTyped(undefined);

  function handleChange(text: string) {
    setTyped(text);
    cancel.current?.();
    cancel.current = machineTimers.after(text === "" ? 0 : debounceMs, () => {
      // Who leaves the list in the middle of a word is not taken back to it.
      if (field.current !== null) onSearch(text);
    });
  }
  function handleSubmit(text: string) {
    cancel.current?.();
    onSearch(text, true);
  }
  return (
    <SearchField
      ref={field}
      {...texts}
      value={typed ?? value}
      onChange={handleChange}
      onSubmit={handleSubmit}
    />
  );
}
