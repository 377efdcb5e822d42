import { Anchor } from "@vycep/ui/anchor.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { Card } from "@vycep/ui/card.tsx";
import { useState } from "react";
import { CartAnnouncer } from "../features/cart/cart-announcer.tsx";
import { CartLines } from "../features/cart/cart-lines.tsx";
import { clearCart } from "../features/cart/clear-cart.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import { showFailure } from "../shared/messages/action-errors.ts";
import { showToast } from "../shared/messages/toasts.ts";
import { useMayOpen } from "../shared/page/menu-entries.ts";
import { paths } from "../shared/paths.ts";
import { BasketFrame } from "./basket-frame.tsx";
import { linePicture } from "./line-picture.tsx";

/** Step 1/3: what is in the cart, changed in place (CHECKOUT-02). */
export function CartContents() {
  const t = useTexts("cart");
  const mayOpen = useMayOpen();
  const hasDetail = mayOpen({ name: "productsDetail" });
  return (
    <BasketFrame
      step="contents"
      title={({ cart }) => t("cartFor", { place: cart.answer.outlet_details?.name ?? "" })}
      tools={() => <ClearButton />}
      next={() => ({
        kind: "go",
        href: paths.cartStep("delivery"),
        label: t("continueToDelivery"),
        shortLabel: t("next"),
      })}
    >
      {({ cart }) => (
        <>
          <Card isFlush>
            <CartLines
              lines={cart.lines}
              currency={cart.quote.currency}
              picture={linePicture}
              name={
                hasDetail
                  ? ({ sku }, title) => (
                      <Anchor href={paths.product(sku)} className="rounded-small hover:underline">
                        {title}
                      </Anchor>
                    )
                  : undefined
              }
            />
          </Card>
          <CartAnnouncer cart={cart} />
        </>
      )}
    </BasketFrame>
  );
}

/** Takes everything out at once; the way back stands in the note that says so. */
function ClearButton() {
  const t = useTexts("cart");
  const [isBusy, setBusy] = useState(false);
  async function clear() {
    setBusy(true);
    try {
      const putBack = await clearCart();
      showToast(t("cleared"), { label: t("undo"), onAct: () => void putBack().catch(showFailure) });
    } catch (cause) {
      showFailure(cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" icon="trash" isBusy={isBusy} onClick={() => void clear()}>
      {t("clear")}
    </Button>
  );
}
