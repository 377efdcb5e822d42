import { machineTimers } from "@vycep/shell/clock/clock";
import { isCovered, isTyping, pageKey } from "@vycep/shell/page/page-keys";
import { useTexts } from "@vycep/shell/words/i18n";
import { SearchField } from "@vycep/ui/fields/search-field.tsx";
import { useRef, useState } from "react";

interface SearchBoxProps {
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** What is searched, where it is not the catalogue. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** CATALOG-19: fast enough to feel at once, slow enough not to ask for every letter. */
const debounceMs = 120;

/** The search of the list: goes into the address while it is typed; the key `/` jumps here. */
export function SearchBox({ value, onSearch, label, placeholder }: SearchBoxProps) {
  const t = useTexts("catalog");
  const field = useRef<HTMLInputElement>(null);
  const cancel = useRef<() => void>(undefined);
  const [typed, setTyped] = useState<string>();
  // The address has caught up with what was typed: from here on it leads again (back, a link, a cleared search).
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
    onSearch(text);
  }
  return (
    <SearchField
      ref={(input: HTMLInputElement) => {
        field.current = input;
        const stop = followSlashKey(input);
        return () => {
          field.current = null;
          stop();
        };
      }}
      label={label ?? t("search")}
      placeholder={placeholder ?? t("searchFor")}
      value={typed ?? value}
      onChange={handleChange}
      onSubmit={handleSubmit}
      clearLabel={t("clearSearch")}
      shortcut="/"
    />
  );
}

/** For as long as the search stands on the page, before the search of everything is asked, which has the key elsewhere. */
function followSlashKey(input: HTMLInputElement): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "/" || pageKey(event, { isTyping: isTyping(event.target) }) !== "search") return;
    if (isCovered()) return;
    event.preventDefault();
    input.focus();
    input.select();
  }
  document.addEventListener("keydown", handleKeyDown, { capture: true });
  return () => document.removeEventListener("keydown", handleKeyDown, { capture: true });
}
