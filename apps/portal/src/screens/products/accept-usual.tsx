import { useAction } from "@vycep/shell/actions/use-action";
import { showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { unitChoices } from "../../features/cart/lines/offered-units.ts";
import { lastAmounts } from "../../features/cart/lines/usual-amounts.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import type { BeerView } from "../../features/catalog/list/beer-view.ts";
import { useIsByTruck } from "../../shared/ordering/by-truck.ts";

interface AcceptUsualProps {
  readonly beers: readonly BeerView[];
  readonly cart: CartView | undefined;
  readonly isStacking: boolean;
}

/** All amounts of last time that are shown go into the cart in one call; the way back stands in the note that says so. */
export function AcceptUsual({ beers, cart, isStacking }: AcceptUsualProps) {
  const t = useTexts("catalog");
  const isMobile = useIsMobile();
  const isTruck = useIsByTruck();
  const ghosts = beers.flatMap(({ products, usual }) =>
    products.flatMap((product) => {
      const sku = product.sku ?? "";
      const habit = usual.get(sku);
      if (habit === undefined || cart?.bySku.has(sku) || product.saleability?.sellable === false) return [];
      const amounts = lastAmounts(habit.last_quantity, unitChoices(product, isTruck), isStacking);
      return amounts ? [{ sku, product, amounts }] : [];
    }),
  );
  const { run, isBusy } = useAction(async () => {
    const { refused, undo } = await putLines(ghosts);
    showUndo(t("acceptedAll", { count: ghosts.length - refused.size }), undo);
  });
  if (cart === undefined || ghosts.length === 0) return null;
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void run()} aria-label={t("acceptAll")}>
      {t(isMobile ? "acceptAllShort" : "acceptAll")}
    </Button>
  );
}
