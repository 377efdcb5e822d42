import type { TakenOff } from "@vycep/domain/capacity/take-off";
import { shortName } from "@vycep/domain/catalog/name-parts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { METHODS } from "@vycep/domain/transport/method";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button, type ButtonVariant } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import type { BarLineState } from "../features/capacity/use-bar-line.ts";
import type { CartView } from "../features/cart/reading/cart-view.ts";
import { takeOffCart, takeOffOf } from "../features/cart/writing/take-off.ts";
import { paths } from "../shared/paths.ts";

interface OrderBarFixProps {
  readonly bar: BarLineState;
  readonly cart: CartView;
  readonly onMove: (day: LocalDate) => void;
  /** On a phone: fewer words, and amber on the dark bar. */
  readonly isShort: boolean;
}

/** The next thing to do about the order, named: take off, fill up, move, or go on to the cart; nothing for an empty one. */
export function OrderBarFix({ bar, cart, onMove, isShort }: OrderBarFixProps) {
  const t = useTexts("delivery");
  const language = useLanguage();
  const look = (variant: ButtonVariant) => ({
    variant: isShort ? ("amber" as const) : variant,
    size: "small" as const,
  });
  if (bar.state === "empty") return null;
  if (bar.state === "over") {
    const taken = takeOffOf(cart);
    if (taken.length > 0) return <TakeOffButton cart={cart} taken={taken} isShort={isShort} />;
  }
  if (bar.state === "under") {
    const isTruck = cart.method !== undefined && METHODS[cart.method].kind === "truck";
    return (
      <ButtonLink href={paths.cartFilling()} {...look("outline")}>
        {t(isTruck && !isShort ? "barFillTruck" : "barFill")}
      </ButtonLink>
    );
  }
  const closed = bar.obstacles.find((one) => one.kind === "day-closed");
  const nextDay = bar.state === "blocked" ? closed?.nextDay : undefined;
  if (nextDay) {
    const day = formatWeekdayNear(nextDay, language);
    return (
      <Button {...look("outline")} onClick={() => onMove(nextDay)}>
        {t(isShort ? "moveToShort" : "moveTo", { day })}
      </Button>
    );
  }
  return (
    <ButtonLink href={paths.cart()} {...look(bar.state === "fine" ? "primary" : "outline")}>
      {t("barToCart")}
    </ButtonLink>
  );
}

interface TakeOffButtonProps {
  readonly cart: CartView;
  readonly taken: readonly TakenOff[];
  readonly isShort: boolean;
}

/** "Ubrat 4 palety Lipovrch 11, sud 50 l": says what it does, does it, and can be taken back. */
function TakeOffButton({ cart, taken, isShort }: TakeOffButtonProps) {
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
      variant={isShort ? "amber" : "danger"}
      size="small"
      aria-label={whole}
      onClick={() => takeOffCart(cart, taken, t("tookOff", { what }))}
    >
      {isShort ? short : <Narrowed whole={whole} short={short} />}
    </Button>
  );
}

/** All of it where there is room, and else the amount. */
function Narrowed({ whole, short }: { readonly whole: string; readonly short: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="tablet:hidden">{whole}</span>
      <span className="hidden tablet:inline">{short}</span>
    </span>
  );
}
