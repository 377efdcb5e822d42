import { wholeToMinor } from "@vycep/contract/whole-currency";
import { plus } from "@vycep/domain/kernel/money";
import { useAction } from "@vycep/shell/actions/use-action";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { useBarLine } from "../../features/capacity/use-bar-line.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { TakeOffButton } from "../../features/cart/summary/take-off-button.tsx";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import { takeOffOf } from "../../features/cart/writing/take-off.ts";
import { FillingCard, useFillingWords } from "../../features/suggestions/filling-card.tsx";
import { type CartFillingRow, useCartFillings } from "../../features/suggestions/use-cart-fillings.ts";
import { isByTruck } from "../../shared/ordering/by-truck.ts";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { movedPicture } from "./line-picture.tsx";
import type { CheckoutCart } from "./use-checkout-cart.ts";

/** What the reader has said about what would fill the cart up. */
export interface FillerChoice {
  /** The thing that is looked at; the first one until another is chosen. */
  readonly sku?: string | undefined;
  readonly isLater: boolean;
}

interface CartFillerProps {
  readonly cart: CartView;
  readonly choice: FillerChoice;
  readonly onChoice: (choice: FillerChoice) => void;
  /** Its place is kept until it is known what fills the cart. */
  readonly keepsPlace: boolean;
}

/** What would bring a cart that is under its minimum just up to it (B4); taking it is a change like any other. */
export function CartFiller({ cart, choice, onChoice, keepsPlace }: CartFillerProps) {
  const t = useTexts("suggestions");
  const inWords = useFillingWords();
  const { bar, fillings } = useFillings(cart);
  const taking = useAction(async (filling: CartFillingRow) => {
    const { whole } = inWords(filling);
    const { refused, undo } = await putLines([lineOf(filling)]);
    if (refused.size > 0) showToast(t("fillRefused", { product: filling.product.name ?? filling.sku }));
    else showUndo(t("filled", { what: whole }), undo);
  });
  if (bar?.state !== "under" || choice.isLater) return null;
  if (fillings === undefined) return keepsPlace && <div data-loading className="h-filler" />;
  const chosen = chosenOf(fillings, choice);
  if (chosen === undefined) return <NothingFills cart={cart} />;
  return (
    <div id="fill" ref={isAskedFor() ? showNow : undefined}>
      <FillingCard
        fillings={fillings}
        chosen={chosen}
        onChoose={(sku) => onChoice({ ...choice, sku })}
        missing={bar.words.note ?? ""}
        picture={movedPicture}
        plan={(filling) => <Plan cart={cart} filling={filling} />}
        isBusy={taking.isBusy}
        onTake={(filling) => void taking.run(filling)}
        onLater={() => onChoice({ ...choice, isLater: true })}
      />
    </div>
  );
}

function useFillings(cart: CartView) {
  const bar = useBarLine(cart);
  const { id, version } = cart.answer;
  const isUnder = bar?.state === "under";
  return { bar, fillings: useCartFillings({ cartId: id, version: version ?? 0, isUnder }) };
}

function chosenOf(fillings: readonly CartFillingRow[], { sku }: FillerChoice): CartFillingRow | undefined {
  return fillings.find((filling) => filling.sku === sku) ?? fillings[0];
}

interface AfterFillingProps {
  readonly checkout: CheckoutCart;
  readonly choice: FillerChoice;
}

/** Beside the sums what mends the amount: what goes when it is too much, or what the goods come to with what is proposed. */
export function AmountMended({ checkout, choice }: AfterFillingProps) {
  const { cart } = checkout;
  const isOver = useBarLine(cart)?.state === "over";
  if (!isOver) return <AfterFilling checkout={checkout} choice={choice} />;
  return <TakeOffButton cart={cart} taken={takeOffOf(cart)} look="whole" />;
}

/** What the goods come to with what is proposed, and whether nothing else stands in the way then. */
function AfterFilling({ checkout: { cart, reasons }, choice }: AfterFillingProps) {
  const t = useTexts("suggestions");
  const { bar, fillings } = useFillings(cart);
  const chosen = chosenOf(fillings ?? [], choice);
  if (bar?.state !== "under" || choice.isLater || chosen === undefined) return null;
  const { totals, currency, obstacles } = cart.quote;
  const isLast = reasons.length === obstacles.filter(({ kind }) => kind === "limit-crossed").length;
  const minor = plus(totals.netMinor, wholeToMinor(chosen.net.value ?? 0));
  return (
    <div className="text-hop-ink">
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{t("netAfter")}</span>
        <span className="whitespace-nowrap">{formatMoney({ minor, currency })}</span>
      </p>
      {isLast && <p className="text-small">{t("sendableAfter")}</p>}
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
