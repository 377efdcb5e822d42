import type { TakenOff } from "@vycep/domain/capacity/take-off";
import { shortName } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Narrowed } from "@vycep/ui/layout/narrowed.tsx";
import type { CartView } from "../reading/cart-view.ts";
import { takeOffCart } from "../writing/take-off.ts";

interface TakeOffButtonProps {
  readonly cart: CartView;
  readonly taken: readonly TakenOff[];
  /** In the bar under the header, in its own on a phone, or where there is room for all of it. */
  readonly look: "line" | "phone" | "whole";
}

/** "Ubrat 4 palety Lipovrch 11, sud 50 l": says what it does, does it, and can be taken back. */
export function TakeOffButton({ cart, taken, look }: TakeOffButtonProps) {
  const t = useTexts("delivery");
  const [first] = taken;
  const products = new Set(taken.map(({ sku }) => sku));
  if (first === undefined) return null;
  const amountOf = ({ unit, count }: TakenOff) =>
    t(unit === "pallets" ? "palletsToRemove" : unit === "layers" ? "layersToRemove" : "piecesToRemove", {
      count,
    });
  const nameOf = (sku: string) => shortName(cart.bySku.get(sku)?.product.name ?? sku);
  const amount = amountOf(first);
  const whole =
    taken.length === 1
      ? t("takeOff", { amount, product: nameOf(first.sku) })
      : t("takeOffSome", { count: products.size });
  const short = taken.length === 1 ? t("takeOffShort", { amount }) : whole;
  const what = taken.map((one) => `${amountOf(one)} ${nameOf(one.sku)}`).join("; ");
  return (
    <Button
      variant={look === "phone" ? "amber" : "danger"}
      size="small"
      aria-label={whole}
      onClick={() => takeOffCart(cart, taken, t("tookOff", { what }))}
    >
      {look === "phone" ? (
        short
      ) : look === "whole" ? (
        whole
      ) : (
        <span className="whitespace-nowrap">
          <Narrowed whole={whole} short={short} />
        </span>
      )}
    </Button>
  );
}
