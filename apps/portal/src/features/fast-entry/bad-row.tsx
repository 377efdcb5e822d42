import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { RowNumber } from "./entry-rows.tsx";
import type { PreviewOption, PreviewRow } from "./preview-view.ts";
import { RowOption } from "./row-option.tsx";
import { type RowCheck, useTypedRow } from "./use-typed-row.ts";

export interface BadRowProps {
  readonly row: PreviewRow;
  readonly picture: (product: ProductRow) => ReactNode;
  readonly check: RowCheck;
  readonly onUse: (option: PreviewOption) => void;
  /** `isLeft` where the focus has gone elsewhere already. */
  readonly onEdit: (text: string, isLeft: boolean) => void;
  readonly onRemove: () => void;
  /** A row that goes in and is to be changed all the same: its field has the focus, and is left unchanged by this. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * A row that stays out: what was typed, to be corrected in its place, why not, and what could go in instead, of what is
 * being typed as well. Enter takes what is written, the arrows go to the offers (C1, C22, C24).
 */
export function BadRow({ row, picture, check, onUse, onEdit, onRemove, onLeave }: BadRowProps) {
  const t = useTexts("fast-entry");
  const [typed, setTyped] = useState<string>();
  const seen = useTypedRow(row.index, typed, check);
  const text = typed ?? row.text;
  const isChanged = typed !== undefined && typed !== row.text;
  const options = isChanged ? optionsOf(seen) : row.options;
  // What is said of the row as it was is not said of what is being typed.
  const message = isChanged ? seen?.error?.message : row.error?.message;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-row-options] button")];
    const at = stops.findIndex((stop) => stop.matches(":focus"));
    const next = stops[at + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <li
      ref={onLeave && startTyping}
      data-bad-row={row.id}
      className="grid grid-cols-read-question gap-x-4 border-t border-line px-4.5 py-3 max-mobile:grid-cols-[minmax(0,1fr)_auto] max-mobile:px-4"
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        if (isChanged) onEdit(text, true);
        else onLeave?.();
      }}
    >
      <RowNumber index={row.index} />
      <div className="min-w-0 [&_input]:font-mono">
        <TextField
          label={t("editRow", { row: row.index + 1 })}
          isLabelHidden
          size="small"
          spellCheck={false}
          autoComplete="off"
          maxLength={300}
          value={text.replaceAll("\t", " ; ")}
          error={message}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && (isChanged || onLeave)) {
              event.stopPropagation();
              setTyped(undefined);
              onLeave?.();
            }
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            if (isChanged) onEdit(text, false);
            else onLeave?.();
          }}
        />
      </div>
      <IconButton
        icon="close"
        size="small"
        label={t("removeRow", { row: row.index + 1 })}
        onClick={onRemove}
      />
      {options.length > 0 && (
        <ul data-row-options className="col-span-full mt-2 grid gap-2 desktop:col-start-2">
          {options.map((option) => (
            <RowOption
              key={`${option.kind}${option.sku}${option.boxes}`}
              option={option}
              picture={picture}
              onUse={() => onUse(option)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function startTyping(row: HTMLElement | null): void {
  row?.querySelector("input")?.focus();
}

/** What is being typed: the goods it means, or what is offered for it. */
function optionsOf(seen: PreviewRow | undefined): readonly PreviewOption[] {
  if (seen === undefined) return [];
  const { product, sku, amounts, boxes, state, options } = seen;
  if (state === "bad" || product === undefined || sku === undefined) return options;
  return [{ kind: "QUANTITY", sku, product, amounts, boxes }];
}
