import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { formatMoney } from "@vycep/words/engine/format";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { type RowFact, rowFacts } from "../list/row-facts.ts";

/** "Lahev 0,5 l · 20 v přepravce · záloha 160,00 Kč". */
export function ProductFacts({ product }: { readonly product: ProductRow }) {
  const inWords = useFactWords();
  return rowFacts(product)
    .map((fact) => inWords(fact).replaceAll(" ", "\u00a0"))
    .join(" · ");
}

function useFactWords(): (fact: RowFact) => string {
  const t = useTexts("catalog");
  return (fact) => {
    switch (fact.kind) {
      case "vessel":
        return fact.volume === undefined
          ? t(`type.${fact.type}`)
          : `${t(`type.${fact.type}`)} ${fact.volume}`;
      case "items":
        return t(`inside.${fact.unit}`, { count: fact.count });
      case "deposit":
        return t("depositOf", { money: formatMoney(fact.money) });
      case "one-way":
        return t("oneWay");
      case "weight":
        return formatWeight(fact.kilograms);
    }
  };
}
