import { machineTimers } from "@vycep/shell/clock/clock";
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
  const cancel = useRef<() => void>(undefined);
  const [typed, setTyped] = useState<string>();
  // The address has caught up with what was typed: from here on it leads again (back, a link, a cleared search).
  if (typed !== undefined && typed === value) setTyped(undefined);

  function handleChange(text: string) {
    setTyped(text);
    cancel.current?.();
    cancel.current = machineTimers.after(text === "" ? 0 : debounceMs, () => onSearch(text));
  }
  function handleSubmit(text: string) {
    cancel.current?.();
    onSearch(text);
  }
  return (
    <SearchField
      ref={followSlashKey}
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

/** Whatever has taken the keyboard for itself. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** For as long as the search stands on the page. */
function followSlashKey(input: HTMLInputElement): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || isTyping(event.target) || document.querySelector(overlays) !== null) return;
    event.preventDefault();
    input.focus();
    input.select();
  }
  document.addEventListener("keydown", handleKeyDown);
  return () => document.removeEventListener("keydown", handleKeyDown);
}

/** A slash in a text is a slash; in a quantity, which takes digits only, it is the way to the search. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.getAttribute("role") === "spinbutton") return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
