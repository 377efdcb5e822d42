import { minus, NO_MONEY, sumOf, toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { CartView } from "../reading/cart-view.ts";
import { PriceChangeList } from "./price-change-list.tsx";
import { useUnseenPrices } from "./seen-prices.ts";

/** Prices that changed since they were last shown, line by line, until the customer has read it (C12, PRICE-04). */
export function PriceNews({ cart }: { readonly cart: CartView }) {
  const t = useTexts("cart");
  const { changes, markRead } = useUnseenPrices(cart);
  if (changes.length === 0) return null;
  const { currency } = cart.quote;
  const differenceMinor = sumOf(changes, ({ seenMinor = NO_MONEY, nowMinor = NO_MONEY }) =>
    minus(nowMinor, seenMinor),
  );
  const difference = formatMoney({ minor: toMinor(Math.abs(differenceMinor)), currency });
  const isDearer = differenceMinor > 0;
  return (
    <section role="status" className="rounded-large bg-amber-tint p-card text-amber-ink">
      <h2 className="type-heading">{t("pricesChanged")}</h2>
      <p className="mt-1.5">
        <RichText
          text={
            differenceMinor === 0
              ? t("goodsSame")
              : t(isDearer ? "goodsDearer" : "goodsCheaper", { difference })
          }
        />
      </p>
      <PriceChangeList changes={changes} currency={currency} />
      <div className="mt-4">
        <Button variant="outline" onClick={markRead}>
          {t("changesRead")}
        </Button>
      </div>
    </section>
  );
}
