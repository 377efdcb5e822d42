import { useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, listOf, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { type FormEvent, useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import type { DeskPriceRounding } from "../../shared/graphql.gen/graphql.ts";
import { paths } from "../../shared/paths.ts";
import { linesAddress } from "./drafts-address.ts";
import { parseStep } from "./parse-step.ts";
import { useFillDraft } from "./use-change-draft.ts";
import { choicesQuery, type Draft } from "./use-drafts.ts";

const aChange = objectOf({
  ...{ priceLists: listOf(aText), brand: aText, category: aText, by: aText, round: aText, way: aText },
});
type Change = ValueOf<typeof aChange>;

const usual: Change = { priceLists: [], brand: "", category: "", by: "", round: "0,50", way: "nearest" };
const ways = ["nearest", "up", "down"] as const satisfies readonly DeskPriceRounding[];

/** What is changed, by how much, rounded to what: all prices that it finds get a line (DPRICE-02). */
export function BulkChange({ draft }: { readonly draft: Draft }) {
  const t = useTexts("price-desk");
  const kept = useKeptDraft(`price-bulk.${draft.id}`, aChange, usual);
  const { value } = kept;
  const change = (part: Partial<Change>) => kept.change({ ...value, ...part });
  const list = useDeskList(linesAddress, paths.priceDraft(draft.id));
  const skus = list.state.goods?.split(",") ?? [];
  const action = useFillDraft();
  const [isChecked, setChecked] = useState(false);
  const step = parseStep(value.by);
  const roundToMinor = roundingIn(value.round);
  const way = ways.find((one) => one === value.way) ?? "nearest";
  async function fill() {
    if (step === undefined || roundToMinor === undefined || value.priceLists.length === 0) return;
    const ended = await action.run({
      ...{ id: draft.id, version: draft.version, priceLists: [...value.priceLists], ...step, skus },
      brands: value.brand === "" || skus.length > 0 ? [] : [value.brand],
      categories: value.category === "" || skus.length > 0 ? [] : [value.category],
      ...{ roundToMinor, rounding: way },
    });
    if (ended?.kind === "done" && ended.answer.refusal == null) {
      showToast(t("filled", { count: ended.answer.kept }));
      setChecked(false);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    void fill();
  }
  return (
    <Card title={t("fillTitle")} aside={<span className="text-fine text-ink-soft">{t("fillNote")}</span>}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={action} title={t("notDone")} />
        <ChosenLists
          chosen={value.priceLists}
          error={isChecked && value.priceLists.length === 0 ? t("listMissing") : undefined}
          onChange={(priceLists) => change({ priceLists })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-3">
          {skus.length === 0 ? (
            <Goods value={value} onChange={change} />
          ) : (
            <ChosenGoods skus={skus} onClear={() => list.change({ goods: undefined })} />
          )}
          <TextField
            label={t("howMuch")}
            placeholder="4 %"
            value={value.by}
            error={isChecked && step === undefined ? t("howMuchWrong") : undefined}
            onChange={(event) => change({ by: event.target.value })}
          />
          <TextField
            label={t("round")}
            inputMode="decimal"
            value={value.round}
            error={isChecked && roundToMinor === undefined ? t("roundWrong") : undefined}
            onChange={(event) => change({ round: event.target.value })}
          />
          <Select
            label={t("roundWay")}
            closeLabel={t("close")}
            placeholder={t("way.nearest")}
            options={ways.map((id) => ({ id, label: t(`way.${id}`) }))}
            value={way}
            onChange={(id) => change({ way: id })}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-fine text-ink-soft">{t("howMuchHint")}</span>
          <Button type="submit" variant="outline" icon="repeat" isBusy={action.isBusy}>
            {t("fill")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const largestRounding = 100_000;

/** To what prices are rounded, as the API takes it; undefined where that cannot be. */
function roundingIn(text: string): number | undefined {
  const minor = parseAmount(text);
  return minor !== undefined && minor >= 1 && minor <= largestRounding ? minor : undefined;
}

interface ChosenGoodsProps {
  readonly skus: readonly string[];
  readonly onClear: () => void;
}

/** Goods that were chosen in their list: the change is theirs alone, until all are taken again. */
function ChosenGoods({ skus, onClear }: ChosenGoodsProps) {
  const t = useTexts("price-desk");
  const desk = useTexts("desk");
  return (
    <div className="grid gap-1">
      <span className="font-semibold">{t("goods")}</span>
      <span className="inline-flex min-h-field items-center gap-1 justify-self-start rounded-full border border-bottle bg-bottle-tint pl-3.5 font-semibold text-bottle">
        <span title={skus.join(", ")}>{t("goodsCount", { count: skus.length })}</span>
        <IconButton icon="close" size="small" label={desk("clearSelection")} onClick={onClear} />
      </span>
    </div>
  );
}

interface GoodsProps {
  readonly value: Change;
  readonly onChange: (part: Partial<Change>) => void;
}

function Goods({ value, onChange }: GoodsProps) {
  const t = useTexts("price-desk");
  const { data: choices } = useQuery(choicesQuery);
  return (
    <>
      <Select
        label={t("category")}
        closeLabel={t("close")}
        placeholder={t("everyCategory")}
        options={[
          { id: "", label: t("everyCategory") },
          ...(choices?.categories ?? []).map(({ code, name }) => ({ id: code, label: name })),
        ]}
        value={value.category}
        onChange={(category) => onChange({ category })}
      />
      <Select
        label={t("brand")}
        closeLabel={t("close")}
        placeholder={t("everyBrand")}
        options={[
          { id: "", label: t("everyBrand") },
          ...(choices?.brands ?? []).map((id) => ({ id, label: id })),
        ]}
        value={value.brand}
        onChange={(brand) => onChange({ brand })}
      />
    </>
  );
}

interface ChosenListsProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (lists: readonly string[]) => void;
}

/** Lists are added one by one; each stands as a chip with a cross. */
function ChosenLists({ chosen, error, onChange }: ChosenListsProps) {
  const t = useTexts("price-desk");
  const { data: choices } = useQuery(choicesQuery);
  const left = (choices?.priceLists ?? []).filter(({ code }) => !chosen.includes(code));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-56">
        <Select
          label={t("what")}
          closeLabel={t("close")}
          placeholder={t("pickList")}
          error={error}
          options={left.map(({ code, currency }) => ({ id: code, label: `${code} (${currency})` }))}
          value={null}
          onChange={(code) => onChange([...chosen, code])}
        />
      </div>
      {chosen.map((code) => (
        <span
          key={code}
          className="inline-flex min-h-field items-center gap-1 rounded-full border border-bottle bg-bottle-tint pl-3.5 font-semibold text-bottle"
        >
          {code}
          <IconButton
            icon="close"
            size="small"
            label={t("removeList", { list: code })}
            onClick={() => onChange(chosen.filter((one) => one !== code))}
          />
        </span>
      ))}
    </div>
  );
}
