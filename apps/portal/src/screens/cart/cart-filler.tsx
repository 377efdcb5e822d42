import { useAction } from "@vycep/shell/actions/use-action";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { formatPallets } from "@vycep/words/engine/format";
import { useState } from "react";
import { useBarLine } from "../../features/capacity/use-bar-line.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import { FillingCard, useFillingWords } from "../../features/suggestions/filling-card.tsx";
import { type CartFillingRow, useCartFillings } from "../../features/suggestions/use-cart-fillings.ts";
import { isByTruck } from "../../shared/ordering/by-truck.ts";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** What would bring a cart that is under its minimum just up to it (B4); taking it is a change like any other. */
export function CartFiller({ cart }: { readonly cart: CartView }) {
  const t = useTexts("suggestions");
  const inWords = useFillingWords();
  const [isLater, setLater] = useState(false);
  const bar = useBarLine(cart);
  const isUnder = bar?.state === "under";
  const { id, version } = cart.answer;
  const fillings = useCartFillings({ cartId: id, version: version ?? 0, isUnder });
  const taking = useAction(async (filling: CartFillingRow) => {
    const { whole } = inWords(filling);
    const { refused, undo } = await putLines([lineOf(filling)]);
    if (refused.size > 0) showToast(t("fillRefused", { product: filling.product.name ?? filling.sku }));
    else showUndo(t("filled", { what: whole }), undo);
  });
  if (!isUnder || isLater || fillings === undefined) return null;
  if (fillings.length === 0) return <NothingFills cart={cart} />;
  return (
    <div id="fill" ref={isAskedFor() ? showNow : undefined}>
      <FillingCard
        key={fillings.map(({ sku }) => sku).join()}
        fillings={fillings}
        missing={bar?.words.note ?? ""}
        plan={(filling) => <Plan cart={cart} filling={filling} />}
        isBusy={taking.isBusy}
        onTake={(filling) => void taking.run(filling)}
        onLater={() => setLater(true)}
      />
    </div>
  );
}

function lineOf(filling: CartFillingRow) {
  const {
    sku,
    product,
    total_units: packages,
    number_of_layers: layers,
    number_of_pallets: pallets,
  } = filling;
  return { sku, product, amounts: { packages, layers, pallets } };
}

/** The vehicle seen from above, with what is proposed hatched; nothing where no places are counted. */
function Plan({ cart, filling }: { readonly cart: CartView; readonly filling: CartFillingRow }) {
  const t = useTexts("delivery");
  const { load, limits } = cart.quote;
  const places = limits.maxPallets;
  if (places === null) return null;
  const taken = load.palletThousandths / 1000;
  return (
    <FloorPlan
      label={t("floorPlan", { taken: formatPallets(filling.pallets_after), all: places })}
      places={places}
      filled={taken}
      proposed={Math.max(0, filling.pallets_after - taken)}
    />
  );
}

/** A truck that no one thing fills is filled by many: the suggested cart, for who may open it. */
function NothingFills({ cart }: { readonly cart: CartView }) {
  const t = useTexts("suggestions");
  const mayOpen = useMayOpen();
  if (!isByTruck(cart.method) || !mayOpen({ name: "suggested-cart" })) return null;
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink href={paths.suggestedCart()} variant="outline">
          {t("fillSuggested")}
        </ButtonLink>
      }
    >
      {t("fillNone")}
    </Alert>
  );
}

/** Whether the reader came by "fill up". */
function isAskedFor(): boolean {
  return paths.cartFilling().endsWith(window.location.hash) && window.location.hash !== "";
}

function showNow(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: "center" });
}
