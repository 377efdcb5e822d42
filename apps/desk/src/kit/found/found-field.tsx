import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type KeyboardEvent, useId } from "react";
import type { FoundRecord, RecordSource } from "../../shared/found-records.ts";
import { FoundList } from "./found-list.tsx";
import { useFound } from "./use-found.ts";

interface FoundFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Where records are found by what is typed. */
  readonly source: RecordSource;
  readonly size?: "normal" | "small";
  readonly isFirst?: boolean;
}

interface FoundValueProps extends FoundFieldProps {
  /** A number, or a name as far as it is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A record of a form, chosen among what is found by its name or its number; who knows the number types it. */
export function FoundField(props: FoundValueProps) {
  const { value, source, onChange } = props;
  const search = useFound(source, value);
  const chosen = search.records.find(({ id }) => id === value.trim());
  return (
    <FoundBox
      {...props}
      search={search}
      hint={chosen?.name ?? props.hint}
      offered={chosen === undefined ? search.records : []}
      onPick={({ id }) => onChange(id)}
    />
  );
}

interface FoundAdderProps extends FoundFieldProps {
  /** Whether it is among what was added already, and so not offered. */
  readonly isPresent?: ((record: FoundRecord) => boolean) | undefined;
  /** What is typed, which its page keeps. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: (record: FoundRecord) => void;
}

/** Finds one record after another and adds each to what a form has; Enter adds the marked one, or the one of a number that was typed. */
export function FoundAdder({ isPresent = () => false, onAdd, ...props }: FoundAdderProps) {
  const { value, source, onChange } = props;
  const search = useFound(source, value);
  function add(record: FoundRecord) {
    onChange("");
    if (!isPresent(record)) onAdd(record);
  }
  async function addTyped() {
    const found = await search.findNow(value);
    const exact = found.find(({ id }) => id === value.trim()) ?? (found.length === 1 ? found[0] : undefined);
    if (exact !== undefined) add(exact);
  }
  return (
    <FoundBox
      {...props}
      search={search}
      offered={search.records.filter((record) => !isPresent(record))}
      onPick={add}
      onEnter={() => void addTyped()}
    />
  );
}

interface FoundBoxProps extends FoundValueProps {
  readonly search: ReturnType<typeof useFound>;
  /** What the list shows. */
  readonly offered: readonly FoundRecord[];
  readonly onPick: (record: FoundRecord) => void;
  /** Enter, where nothing is marked that it would pick; the form's own Enter otherwise. */
  readonly onEnter?: (() => void) | undefined;
}

function FoundBox(props: FoundBoxProps) {
  const {
    label,
    hint,
    error,
    size,
    isFirst = false,
    value,
    onChange,
    search,
    offered,
    onPick,
    onEnter,
  } = props;
  const desk = useTexts("desk");
  const listId = useId();
  const { marked, isOpen, open, close, move } = search.list(offered.length);
  const one = isOpen ? offered[marked] : undefined;
  const missing = search.isNone ? desk("foundNone") : search.isFailed ? desk("foundFailed") : undefined;
  function pick(record: FoundRecord) {
    close();
    onPick(record);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (offered.length === 0) return;
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      if (one !== undefined && search.isSettled) pick(one);
      else if (onEnter !== undefined && value.trim() !== "") onEnter();
      // What is half a name is no number yet: the form waits until it is known what it means.
      else if (search.isSettled || !/\p{L}/u.test(value)) return;
    } else if (event.key === "Escape" && isOpen) {
      close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <TextField
        label={label}
        hint={hint ?? desk("foundHint")}
        icon="search"
        size={size}
        autoFocus={isFirst}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={one === undefined ? undefined : `${listId}-${marked}`}
        value={value}
        error={error ?? missing}
        onChange={(event) => {
          open();
          onChange(event.target.value);
        }}
        onBlur={close}
        onKeyDown={handleKeyDown}
      />
      {isOpen && <FoundList {...{ id: listId, label, offered, marked }} onPick={pick} />}
    </div>
  );
}
