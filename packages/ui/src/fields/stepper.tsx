import { type KeyboardEvent, type MouseEvent, useId, useReducer, useRef, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { describedBy } from "./field-frame.tsx";

export interface StepperProps {
  /** The visible label: what is counted. */
  readonly label: string;
  /** Completes the name for who does not see the row it stands in: the product. */
  readonly context?: string | undefined;
  readonly isLabelHidden?: boolean | undefined;
  /** At the right of the label: what one is worth ("= 40"). */
  readonly hint?: string | undefined;
  readonly value: number;
  /** A whole number, at once from arrows and buttons, on Enter or leaving from typing. */
  readonly onChange: (value: number) => void;
  /** Names of the two buttons. */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** What to say about "2,5" or "abc". */
  readonly wholeNumberError: string;
  readonly error?: string | undefined;
  /** Arrows and buttons stop here; what is typed beyond is handed on, so that its refusal can be shown. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly size?: "dense" | "normal" | "large" | undefined;
  /** Why nothing can be entered now. */
  readonly disabledReason?: string | undefined;
  /** What is typed is no whole number, which is said: what was said before about another is old. */
  readonly onNotWhole?: (() => void) | undefined;
  /** After Enter has committed: the grid moves on. */
  readonly onEnter?: (() => void) | undefined;
  /** A number that is proposed while there is none: it counts nothing until Enter accepts it. */
  readonly ghost?: Ghost | undefined;
  /** Drawn strongly while it is above nought. */
  readonly isMarked?: boolean | undefined;
}

export interface Ghost {
  readonly value: number;
  /** What it is and which key accepts it: "Minule 7, přijme Enter". */
  readonly hint: string;
  readonly onAccept: () => void;
}

const heights = {
  dense:
    "h-[38px] grid-cols-[30px_minmax(0,1fr)_30px] coarse:h-touch coarse:grid-cols-[40px_minmax(0,1fr)_40px]",
  normal: "h-control grid-cols-[40px_minmax(0,1fr)_40px]",
  large: "h-field grid-cols-[46px_minmax(0,1fr)_46px]",
} as const;

/** "" is 0; spaces between thousands are fine; anything else but digits is no whole number. */
function parseWhole(text: string): number | undefined {
  const digits = text.replaceAll(/\s/gu, "");
  if (digits === "") return 0;
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : undefined;
}

/** The quantity as it stands while it is typed, stepped and committed. */
function useQuantity({ value, onChange, min = 0, max, onEnter, ghost }: StepperProps) {
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? value : parseWhole(draft);
  const input = useRef<HTMLInputElement>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  // Whoever has typed a nought wants none.
  const isGhost = ghost !== undefined && value === 0 && draft === undefined;

  function commit() {
    if (typed === undefined) return;
    setDraft(undefined);
    if (typed !== value) onChange(typed);
  }
  function stepBy(steps: number) {
    const from = typed ?? value;
    const to = Math.max(min, from + steps);
    const next = max !== undefined && steps > 0 ? Math.max(from, Math.min(max, to)) : to;
    setDraft(undefined);
    if (next === value) return;
    // A browser lays out the page whenever the number of a focused field is set: cheap now, dear among other changes.
    if (input.current !== null) input.current.value = String(next);
    onChange(next);
    // Also where nothing else is: a number that was not taken must not stand there.
    drawAgain();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      stepBy(steps);
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      // The page goes on by it, with what was typed.
      commit();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isGhost) return ghost?.onAccept();
      commit();
      event.currentTarget.select();
      if (typed !== undefined) onEnter?.();
    } else if (event.key === "Escape" && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
    }
  }
  const shown = draft ?? (isGhost ? "" : String(value));
  const canStep = { down: (typed ?? value) > min, up: max === undefined || (typed ?? value) < max };
  return {
    input,
    shown,
    isGhost,
    isWhole: typed !== undefined,
    canStep,
    setDraft,
    commit,
    stepBy,
    handleKeyDown,
  };
}

/** Selects all on focus and keeps it so through the click that brought the focus. */
function useSelectOnFocus() {
  const isFresh = useRef(false);
  return {
    onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
      isFresh.current = document.activeElement !== event.currentTarget;
    },
    onFocus: (event: { readonly currentTarget: HTMLInputElement }) => event.currentTarget.select(),
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      if (isFresh.current) event.currentTarget.select();
      isFresh.current = false;
    },
  };
}

/** A quantity: minus, number, plus. Arrows step, Enter commits, the wheel changes nothing, empty is 0. */
export function Stepper(props: StepperProps) {
  const {
    label,
    context,
    isLabelHidden = false,
    hint,
    value,
    min = 0,
    max,
    size = "dense",
    disabledReason,
  } = props;
  const id = useId();
  const { input, shown, isGhost, isWhole, canStep, setDraft, commit, stepBy, handleKeyDown } =
    useQuantity(props);
  const selectOnFocus = useSelectOnFocus();
  const error = isWhole ? props.error : props.wholeNumberError;
  const isDisabled = disabledReason !== undefined;
  const told = isGhost ? props.ghost?.hint : undefined;
  return (
    <div className="min-w-0">
      <div className={isLabelHidden ? "sr-only" : "mb-[3px] flex justify-between gap-1 text-ink-faint"}>
        <label htmlFor={id} className="type-label truncate text-micro!">
          <span aria-hidden={context !== undefined || undefined}>{label}</span>
          {context !== undefined && <span className="sr-only">{`${label}, ${context}`}</span>}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="flex-none text-micro font-semibold">
            {hint}
          </span>
        )}
      </div>
      <div
        className={classNames(
          "grid items-center rounded-control border-field text-center transition-[border-color,box-shadow] focus-within:border-bottle focus-within:shadow-ring max-mobile:h-touch",
          error === undefined
            ? "border-line-strong"
            : "border-red focus-within:border-red focus-within:shadow-ring-red",
          props.isMarked === true && value > 0 && error === undefined && "border-bottle shadow-edge-cell",
          isDisabled ? "bg-void" : "bg-foam",
          heights[size],
        )}
      >
        <StepButton
          icon="minus"
          label={props.decreaseLabel}
          isOff={isDisabled || !canStep.down}
          onStep={() => stepBy(-1)}
        />
        <div className="@container relative h-full min-w-0">
          <input
            {...selectOnFocus}
            {...describedBy(id, { error, hint: disabledReason ?? hint ?? told })}
            ref={input}
            id={id}
            role="spinbutton"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            readOnly={isDisabled}
            aria-disabled={isDisabled || undefined}
            title={disabledReason}
            value={shown}
            placeholder={isGhost ? String(props.ghost?.value) : undefined}
            onChange={({ target }) => {
              setDraft(target.value);
              if (parseWhole(target.value) === undefined) props.onNotWhole?.();
            }}
            onBlur={commit}
            onKeyDown={isDisabled ? undefined : handleKeyDown}
            data-quiet-focus
            className={classNames(
              "h-full w-full min-w-0 bg-transparent text-center text-lead placeholder:font-medium placeholder:text-ink-soft placeholder:italic",
              shown === "0" ? "font-medium text-ink-faint" : "font-bold",
            )}
          />
          {isGhost && !isDisabled && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={told}
              onClick={props.ghost?.onAccept}
              className="absolute inset-y-1 right-0 rounded-small border border-line px-1.5 text-fine text-ink-soft hover:bg-bottle-tint hover:text-bottle max-wide:hidden @max-[4.5rem]:hidden"
            >
              <span aria-hidden="true">↵</span>
            </button>
          )}
        </div>
        <StepButton
          icon="plus"
          label={props.increaseLabel}
          isOff={isDisabled || !canStep.up}
          onStep={() => stepBy(1)}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} aria-live="polite" className="mt-1 text-fine font-medium text-red-strong">
          {error}
        </p>
      )}
      {(isDisabled || (told !== undefined && hint === undefined)) && (
        <span id={`${id}-hint`} className="sr-only">
          {disabledReason ?? told}
        </span>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly icon: "minus" | "plus";
  readonly label: string;
  readonly isOff: boolean;
  readonly onStep: () => void;
}

/** Not a stop of the Tab key: the arrows in the number do the same, and forty rows would have 240 stops. */
function StepButton({ icon, label, isOff, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-no-stop
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
      className={classNames(
        "grid h-full touch-manipulation place-items-center rounded-small",
        isOff ? "text-control" : "text-ink-soft hover:bg-bottle-tint hover:text-bottle",
      )}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
