import { toMinor } from "@vycep/domain/kernel/money";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, recordOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatAmount } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import type { KeyboardEvent } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { typedLine } from "./typed-line.ts";
import { useSetLines } from "./use-change-draft.ts";
import type { Draft, DraftLine } from "./use-drafts.ts";

const aPriceByLine = recordOf(aText);

/** New prices that are typed and not saved, of whatever page; they outlive a reload (DEDIT-06). */
export interface TypedPrices {
  readonly textOf: (line: DraftLine) => string;
  readonly type: (line: DraftLine, text: string) => void;
  readonly isWrong: (line: DraftLine) => boolean;
  /** The line as it will be once it is saved; undefined where what is typed is no price. */
  readonly lineOf: (line: DraftLine) => DraftLine | undefined;
  readonly count: number;
  readonly wrong: number;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  readonly action: ReturnType<typeof useSetLines>;
}

const keyOf = ({ priceList, sku }: Pick<DraftLine, "priceList" | "sku">) => `${priceList} ${sku}`;

export function useTypedPrices(draft: Draft): TypedPrices {
  const t = useTexts("price-desk");
  const kept = useKeptDraft(`price-lines.${draft.id}`, aPriceByLine, {});
  const action = useSetLines();
  const typed = Object.entries(kept.value);
  const wrong = typed.filter(([, text]) => parseAmount(text) === undefined);
  const keep = (value: Readonly<Record<string, string>>) => {
    kept.change(value);
    if (Object.keys(value).length === 0) kept.forget();
  };
  async function save() {
    const lines = typed.flatMap(([key, text]) => {
      const [priceList = "", sku = ""] = key.split(" ");
      const baseMinor = parseAmount(text);
      return baseMinor === undefined ? [] : [{ priceList, sku, baseMinor }];
    });
    if (lines.length === 0) return;
    const ended = await action.run({ id: draft.id, version: draft.version, lines });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("pasted", { count: ended.answer.kept }));
    keep(Object.fromEntries(wrong));
  }
  return {
    textOf: (line) => kept.value[keyOf(line)] ?? formatAmount(toMinor(line.baseMinor)),
    type: (line, text) => {
      const { [keyOf(line)]: _before, ...others } = kept.value;
      keep(parseAmount(text) === line.baseMinor ? others : { ...others, [keyOf(line)]: text });
    },
    isWrong: (line) => wrong.some(([key]) => key === keyOf(line)),
    lineOf: (line) => {
      const text = kept.value[keyOf(line)];
      return text === undefined ? line : typedLine(line, parseAmount(text), draft.limit ?? undefined);
    },
    ...{ count: typed.length, wrong: wrong.length, save, discard: () => keep({}), action },
  };
}

interface PriceFieldProps {
  readonly line: DraftLine;
  readonly typed: TypedPrices;
}

/** The new base price of a line: Enter saves, the arrows lead to the one above or below. */
export function PriceField({ line, typed }: PriceFieldProps) {
  const t = useTexts("price-desk");
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") void typed.save();
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const fields = [...document.querySelectorAll<HTMLInputElement>("[data-row] input[inputmode=decimal]")];
    const next = fields[fields.indexOf(event.currentTarget) + way];
    next?.focus();
    next?.select();
  }
  return (
    <div className="w-28 whitespace-normal [&_input]:text-right">
      <TextField
        label={t("newPriceOf", { name: line.name, list: line.priceList })}
        isLabelHidden
        size="small"
        inputMode="decimal"
        value={typed.textOf(line)}
        error={typed.isWrong(line) ? t("priceWrong") : undefined}
        onChange={(event) => typed.type(line, event.target.value)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

/** What is typed and not saved; at the bottom of the page as long as there is any. */
export function SaveBar({ typed }: { readonly typed: TypedPrices }) {
  const t = useTexts("price-desk");
  const { count, wrong, action } = typed;
  const right = count - wrong;
  return (
    <>
      <RefusalAlert action={action} title={t("notDone")} />
      {count > 0 && (
        <section
          aria-label={t("unsaved")}
          data-surface="dark"
          className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-normal bg-bottle-deep py-1.5 pr-2 pl-4 text-on-bottle shadow-float"
        >
          <p aria-live="polite" className="min-w-0 flex-1">
            <strong>{t("unsaved")}</strong> {wrong > 0 && t("priceWrong")}
          </p>
          <Button variant="onDark" size="small" onClick={typed.discard}>
            {t("discard")}
          </Button>
          <Button
            variant="onDark"
            size="small"
            icon="check"
            isBusy={action.isBusy}
            disabledReason={right === 0 ? t("priceWrong") : undefined}
            onClick={() => void typed.save()}
          >
            {t("saveLines", { count: right })}
          </Button>
        </section>
      )}
    </>
  );
}
