import { type KeyboardEvent, lazy, type ReactNode, type Ref, Suspense, useId, useRef, useState } from "react";
import { openingKeys } from "../actions/opening-keys.ts";
import { Icon } from "../icons/icon.tsx";
import { Narrowed } from "../layout/narrowed.tsx";
import { cellLook, lineLook } from "../overlays/cell-look.ts";
import { classNames } from "../styles/class-names.ts";
import { describedBy, FieldFrame, type FieldTexts, fieldBorder, fieldBoxClass } from "./field-frame.tsx";
import type { OptionSearch, SelectOption } from "./option-list.tsx";

export type { OptionSearch, SelectOption } from "./option-list.tsx";

// The options are heavy and most selects of a page are never opened: they come when somebody reaches for one.
const loadOptions = () => import("./select-options.tsx").then((file) => ({ default: file.SelectOptions }));
const SelectOptions = lazy(loadOptions);

export interface SelectProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  /** The id of another option than the current one. */
  readonly onChange: (id: string) => void;
  /** What stands there while nothing is chosen. */
  readonly placeholder: string;
  /** Name of the cross in the options modal that opens on mobile (LAYOUT-34). */
  readonly closeLabel: string;
  /** "field" is a form box; "cell" is a labelled cell of a bar, without a box of its own; "line" is the value alone. */
  readonly look?: "field" | "cell" | "line" | undefined;
  /** In a cell, a line under the value. */
  readonly caption?: ReactNode;
  readonly search?: OptionSearch | undefined;
  /** Why another option cannot be chosen now. */
  readonly disabledReason?: string | undefined;
  readonly id?: string | undefined;
}

/** A choice of one among options; on mobile they open as a modal of their own. */
export function Select(props: SelectProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { label, options, value, onChange, search, closeLabel, look = "field" } = props;

  function handleOpen() {
    setWasOpened(true);
    setOpen(true);
  }
  function handlePick(picked: string | null) {
    setOpen(false);
    if (picked !== null && picked !== value) onChange(picked);
  }
  const trigger = { ...props, id, triggerRef, isOpen, onOpen: handleOpen };
  const list = { label, options, value, onPick: handlePick, search, triggerRef, isOpen, closeLabel };
  return (
    <>
      {look === "field" ? <FieldTrigger {...trigger} /> : <CellTrigger {...trigger} />}
      {wasOpened && (
        <Suspense>
          <SelectOptions {...list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface TriggerProps extends SelectProps {
  readonly id: string;
  readonly triggerRef: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function triggerAria({ id, isOpen, onOpen, triggerRef, disabledReason, hint, error }: TriggerProps) {
  const isDisabled = disabledReason !== undefined;
  function handleKeyDown(event: KeyboardEvent) {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    onOpen();
  }
  return {
    ...describedBy(id, { hint: disabledReason ?? hint, error }),
    ref: triggerRef,
    id,
    type: "button" as const,
    "aria-haspopup": "listbox" as const,
    "aria-expanded": isOpen,
    "aria-labelledby": `${id}-label ${id}-value`,
    "aria-disabled": isDisabled || undefined,
    title: disabledReason,
    onPointerEnter: () => void loadOptions(),
    onFocus: () => void loadOptions(),
    onClick: isDisabled ? undefined : onOpen,
    onKeyDown: isDisabled ? undefined : handleKeyDown,
  };
}

function chosenOption({ options, value }: SelectProps): SelectOption | undefined {
  return options.find((option) => option.id === value);
}

function chosenLabel(props: SelectProps): string {
  return chosenOption(props)?.label ?? props.placeholder;
}

function FieldTrigger(props: TriggerProps) {
  const { id, label, hint, error, note, labelAction, isLabelHidden, disabledReason } = props;
  const { "aria-invalid": _, ...aria } = triggerAria(props);
  return (
    <FieldFrame {...{ id, label, error, note, labelAction, isLabelHidden }} hint={disabledReason ?? hint}>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      <button
        {...aria}
        className={classNames(
          fieldBoxClass,
          fieldBorder(error),
          "flex min-h-field items-center justify-between gap-2.5 px-3.5 text-left",
          disabledReason !== undefined && "bg-void",
        )}
      >
        <span
          id={`${id}-value`}
          className={classNames("min-w-0 truncate", props.value === null && "text-ink-faint")}
        >
          {chosenLabel(props)}
        </span>
        <span className="text-ink-faint">
          <Icon name="chevron-down" />
        </span>
      </button>
    </FieldFrame>
  );
}

function CellTrigger(props: TriggerProps) {
  const { "aria-invalid": _, ...aria } = triggerAria(props);
  const look = props.look === "line" ? lineLook : cellLook;
  const whole = chosenLabel(props);
  return (
    <div className={look.cell}>
      <span id={`${props.id}-label`} className={look.label}>
        {props.label}
      </span>
      <button {...aria} className={look.trigger}>
        <span id={`${props.id}-value`} className={look.value}>
          <Narrowed whole={whole} short={(props.look === "line" && chosenOption(props)?.short) || whole} />
        </span>
        <span className="text-ink-faint">
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {props.caption !== undefined && props.look !== "line" && (
        <span className="truncate text-fine text-ink-soft">{props.caption}</span>
      )}
      {(props.disabledReason ?? props.hint) !== undefined && (
        <span id={`${props.id}-hint`} className="sr-only">
          {props.disabledReason ?? props.hint}
        </span>
      )}
    </div>
  );
}
