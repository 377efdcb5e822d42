import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { unitChoices } from "../../features/cart/lines/offered-units.ts";
import { lastAmounts } from "../../features/cart/lines/usual-amounts.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import type { BeerView, UsualProduct } from "../../features/catalog/list/beer-view.ts";
import type { ListState } from "../../features/catalog/list/list-address.ts";
import { productsQuery, usualGoesOn } from "../../features/catalog/list/use-products.ts";
import { useIsByTruck } from "../../shared/ordering/by-truck.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";

interface AcceptUsualProps {
  readonly beers: readonly BeerView[];
  /** The usual goes on behind the page at hand. */
  readonly goesOn: boolean;
  /** The list as it is asked for. */
  readonly state: ListState;
  readonly cart: CartView | undefined;
  readonly isStacking: boolean;
}

/**
 * All amounts of last time go into the cart in one call, those of further pages and of packagings that stand folded as well;
 * the way back stands in the note that says so.
 */
export function AcceptUsual({ beers, goesOn, state, cart, isStacking }: AcceptUsualProps) {
  const t = useTexts("catalog");
  const isMobile = useIsMobile();
  const isTruck = useIsByTruck();
  const client = useQueryClient();
  const ghostsOf = (products: readonly ProductRow[], usual: ReadonlyMap<string, UsualProduct>) =>
    products.flatMap((product) => {
      const sku = product.sku ?? "";
      const habit = usual.get(sku);
      if (habit === undefined || cart?.bySku.has(sku) || product.saleability?.sellable === false) return [];
      const amounts = lastAmounts(habit.last_quantity, unitChoices(product, isTruck), isStacking);
      return amounts ? [{ sku, product, amounts }] : [];
    });
  const { run, isBusy } = useAction(async () => {
    // The order form's question: one product a line and as many as a page may have, the usual before all else.
    const all = [];
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const found = await client.fetchQuery(productsQuery({ ...state, isGrid: true, page }));
      const habits = new Map((found.usual ?? []).map((habit) => [habit.sku, habit]));
      all.push(...ghostsOf((found.items ?? []).filter(isThere), habits));
      isLast = !usualGoesOn(found, habits.size);
    }
    if (all.length === 0) return;
    const { refused, undo } = await putLines(all);
    showUndo(t("acceptedAll", { count: all.length - refused.size }), undo);
  });
  const hasGhost = beers.some(({ products, usual }) => ghostsOf(products, usual).length > 0);
  if (cart === undefined || !(hasGhost || goesOn)) return null;
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void run()} aria-label={t("acceptAll")}>
      {t(isMobile ? "acceptAllShort" : "acceptAll")}
    </Button>
  );
}

function isThere<Item>(item: Item | null): item is Item {
  return item !== null;
}
