import { wholeToMinor } from "@vycep/contract/whole-currency";
import { shownWithin } from "@vycep/domain/capacity/bar-line";
import { shortName } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import type { CartFillingRow } from "./use-cart-fillings.ts";

interface FillingCardProps {
  /** At least one: the first is the one to take. */
  readonly fillings: readonly CartFillingRow[];
  /** One of them. */
  readonly chosen: CartFillingRow;
  readonly onChoose: (sku: string) => void;
  /** "chybí 1 paleta". */
  readonly missing: string;
  /** The vehicle with the filling in it. */
  readonly plan: (filling: CartFillingRow) => ReactNode;
  readonly picture: (product: CartFillingRow["product"]) => ReactNode;
  readonly isBusy: boolean;
  readonly onTake: (filling: CartFillingRow) => void;
  readonly onLater: () => void;
}

/** What would fill the order up, as a sentence, and up to two others beside it (B4). */
export function FillingCard(props: FillingCardProps) {
  const { fillings, chosen, onChoose, missing, plan, picture, isBusy, onTake, onLater } = props;
  const t = useTexts("suggestions");
  const inWords = useFillingWords();
  const words = inWords(chosen);
  return (
    <Card>
      <section aria-label={words.title} className="grid gap-4">
        <div className="flex items-start justify-between gap-5 max-mobile:flex-col">
          <div className="min-w-0" aria-live="polite">
            <p className="type-label text-ink-soft">{t("fillKicker", { missing })}</p>
            <h2 className="type-large text-pretty">{words.title}</h2>
            <p className="mt-1 text-ink-soft">{words.note}</p>
          </div>
          <div className="flex-none">{plan(chosen)}</div>
        </div>
        <RadioGroup
          look="cards"
          label={t("fillChoice")}
          isLabelHidden
          value={chosen.sku}
          onChange={onChoose}
          options={fillings.map((filling) => {
            const { label, description, money, after } = inWords(filling);
            return {
              id: filling.sku,
              label,
              description,
              picture: (
                <span className="size-11 flex-none rounded-control bg-floor p-1">
                  {picture(filling.product)}
                </span>
              ),
              aside: <Comes {...{ money, after }} />,
            };
          })}
        />
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
          <p className="mr-auto flex items-center gap-1.5 text-small text-hop-ink">
            <Icon name="check" size="small" />
            {t("fillFits")}
          </p>
          <Button variant="quiet" onClick={onLater}>
            {t("fillLater")}
          </Button>
          <Button isBusy={isBusy} onClick={() => onTake(chosen)}>
            {words.take}
          </Button>
        </div>
      </section>
    </Card>
  );
}

function Comes({ money, after }: Pick<FillingWords, "money" | "after">) {
  return (
    <span className="whitespace-nowrap desktop:text-right">
      <b>{money}</b>
      <span className="block text-small text-ink-soft">{after}</span>
    </span>
  );
}

interface FillingWords {
  readonly title: string;
  readonly note: string;
  readonly label: string;
  readonly description: string;
  readonly money: string;
  /** What the order comes to with it. */
  readonly after: string;
  readonly take: string;
  readonly whole: string;
}

/** A filling in words: how much of what, for how long, and what the order comes to. */
export function useFillingWords(): (filling: CartFillingRow) => FillingWords {
  const t = useTexts("suggestions");
  const delivery = useTexts("delivery");
  const products = useProductWords();
  return (filling) => {
    const { product, quantity, days: dayCount, net } = filling;
    const boxes = boxesInWords(products, boxUnitOf(product), quantity);
    const amount = amountOf(filling, (unit, count) => products(`count.${unit}`, { count })) ?? boxes;
    const accusative = {
      layers: (count: number) => delivery("layersToRemove", { count }),
      pallets: (count: number) => delivery("palletsToRemove", { count }),
    };
    const taken =
      filling.number_of_layers > 0
        ? accusative.layers(filling.number_of_layers)
        : filling.number_of_pallets > 0
          ? accusative.pallets(filling.number_of_pallets)
          : delivery("piecesToRemove", { count: filling.total_units });
    const days = delivery("days", { count: dayCount });
    const name = shortName(product.name ?? filling.sku);
    const [beer = name] = name.split(", ");
    const money = formatMoney({
      minor: wholeToMinor(net.value ?? 0),
      currency: answeredCurrency(net.currency),
    });
    const pallets = delivery("palletsTaken", { count: shownAfter("pallets", filling.pallets_after) });
    const weight = formatWeight(shownAfter("weight", filling.weight_after));
    return {
      title: t("fillTitle", { amount, product: beer, days }),
      note: t("fillNote", { boxes, perWeek: formatPallets(filling.quantity_per_week) }),
      label: `${amount} ${name}`,
      description: t("fillOption", { boxes, days }),
      money,
      after: t("fillAfter", { pallets, weight }),
      take: t("fillTake", { amount: taken }),
      whole: `${taken} ${name}`,
    };
  };
}

/** What there is once it is filled up, as the bar will show it: a filling never goes over a limit. */
function shownAfter(measure: "pallets" | "weight", after: number): number {
  return shownWithin(measure, Math.round(after * 1000), null).actual / 1000;
}

function amountOf(
  { number_of_layers: layers, number_of_pallets: pallets }: CartFillingRow,
  say: (unit: "layer" | "pallet", count: number) => string,
): string | undefined {
  if (layers > 0) return say("layer", layers);
  return pallets > 0 ? say("pallet", pallets) : undefined;
}
