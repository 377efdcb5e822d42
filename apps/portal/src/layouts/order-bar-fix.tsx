import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button, type ButtonVariant } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Narrowed } from "@vycep/ui/layout/narrowed.tsx";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import type { BarLineState } from "../features/capacity/use-bar-line.ts";
import type { CartView } from "../features/cart/reading/cart-view.ts";
import { TakeOffButton } from "../features/cart/summary/take-off-button.tsx";
import { takeOffOf } from "../features/cart/writing/take-off.ts";
import { isByTruck } from "../shared/ordering/by-truck.ts";
import type { Delivery } from "../shared/ordering/use-delivery.ts";
import { paths } from "../shared/paths.ts";

interface OrderBarFixProps {
  readonly bar: BarLineState;
  readonly cart: CartView;
  readonly onMove: (day: NonNullable<Delivery["date"]>) => void;
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
    if (taken.length > 0)
      return <TakeOffButton cart={cart} taken={taken} look={isShort ? "phone" : "line"} />;
  }
  if (bar.state === "under") {
    return (
      <ButtonLink href={paths.cartFilling()} {...look("outline")}>
        {t(isByTruck(cart.method) && !isShort ? "barFillTruck" : "barFill")}
      </ButtonLink>
    );
  }
  const closed = bar.obstacles.find((one) => one.kind === "day-closed");
  const nextDay = bar.state === "blocked" ? closed?.nextDay : undefined;
  if (nextDay) {
    const day = formatWeekdayNear(nextDay, language);
    return (
      <Button {...look("outline")} onClick={() => onMove(nextDay)}>
        {isShort ? (
          t("moveToShort", { day })
        ) : (
          <Narrowed whole={t("moveTo", { day })} short={t("moveToShort", { day })} />
        )}
      </Button>
    );
  }
  return (
    <ButtonLink href={paths.cart()} {...look(bar.state === "fine" ? "primary" : "outline")}>
      {t("barToCart")}
    </ButtonLink>
  );
}
