import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { FoundAdder } from "../../kit/found/found-field.tsx";
import { type FoundRecord, goodsSource } from "../../shared/found-records.ts";
import { boxesIn, type DealForm, type DealItem } from "./deal-draft.ts";

interface DealContentsProps {
  readonly value: DealForm;
  readonly change: (part: Partial<DealForm>) => void;
  readonly error: string | undefined;
}

/** What one package holds, in the order in which customers see it. */
export function DealContents({ value, change, error }: DealContentsProps) {
  const t = useTexts("deal-desk");
  const { items } = value;
  const [typed, setTyped] = useState("");
  const put = (at: number, part: Partial<DealItem>) =>
    change({ items: items.map((item, place) => (place === at ? { ...item, ...part } : item)) });
  function add({ id: sku, name }: FoundRecord) {
    const boxes = { boxes: "1", least: "1", most: "1" };
    change({ items: [...items, { sku, name, isMandatory: true, ...boxes }] });
  }
  function moveUp(at: number) {
    change({ items: items.toSpliced(at, 1).toSpliced(at - 1, 0, ...items.slice(at, at + 1)) });
  }
  return (
    <Card title={t("contents")} aside={t("inPackage", { count: boxesIn(value) })}>
      <div className="grid gap-3">
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        <ol className="grid gap-2">
          {items.map((item, at) => (
            <li
              key={item.sku}
              className="flex flex-wrap items-end gap-2 border-t border-line pt-2 first:border-t-0 first:pt-0"
            >
              <span className="min-w-40 flex-1 self-center">
                <strong className="block">{item.name}</strong>
                <span className="text-fine text-ink-soft">{item.sku}</span>
              </span>
              <ItemNumbers item={item} isFixed={value.rule === "fixed"} onChange={(part) => put(at, part)} />
              <Checkbox
                label={t("mandatory")}
                checked={item.isMandatory}
                onChange={(event) => put(at, { isMandatory: event.target.checked })}
              />
              {at > 0 && (
                <IconButton
                  icon="chevron-up"
                  size="small"
                  label={t("moveUp", { name: item.name })}
                  onClick={() => moveUp(at)}
                />
              )}
              <IconButton
                icon="trash"
                size="small"
                label={t("removeItem", { name: item.name })}
                onClick={() => change({ items: items.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ol>
        <FoundAdder
          {...{ label: t("addItem"), size: "small", source: goodsSource, value: typed, onChange: setTyped }}
          isPresent={({ id }) => items.some(({ sku }) => sku === id)}
          onAdd={add}
        />
        <p className="text-small text-ink-soft">{t("priceNote")}</p>
      </div>
    </Card>
  );
}

interface ItemNumbersProps {
  readonly item: DealItem;
  readonly isFixed: boolean;
  readonly onChange: (part: Partial<DealItem>) => void;
}

/** How many boxes; where the customer chooses, between which bounds as well. */
function ItemNumbers({ item, isFixed, onChange }: ItemNumbersProps) {
  const t = useTexts("deal-desk");
  const names = isFixed ? (["boxes"] as const) : (["boxes", "least", "most"] as const);
  const labels = { boxes: t("defaultBoxes"), least: t("itemMin"), most: t("itemMax") };
  return names.map((name) => (
    <span key={name} className="w-20">
      <TextField
        label={labels[name]}
        size="small"
        inputMode="numeric"
        value={item[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </span>
  ));
}
