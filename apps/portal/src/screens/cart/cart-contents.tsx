import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useAction } from "@vycep/shell/actions/use-action";
import { showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useBarLine } from "../../features/capacity/use-bar-line.ts";
import { CartAnnouncer } from "../../features/cart/lines/cart-announcer.tsx";
import { CartLines } from "../../features/cart/lines/cart-lines.tsx";
import { exportCart } from "../../features/cart/paper/export-cart.ts";
import { PriceNews } from "../../features/cart/prices/price-news.tsx";
import type { CartLineView, CartView } from "../../features/cart/reading/cart-view.ts";
import { leaveCart } from "../../features/cart/writing/leave-cart.ts";
import { savedTitle } from "../../shared/ordering/saved-title.ts";
import { tellCartSaved } from "../../shared/ordering/tell-cart-saved.ts";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { AmountMended, CartFiller, type FillerChoice } from "./cart-filler.tsx";
import { CartFrame } from "./cart-frame.tsx";
import { linePicture } from "./line-picture.tsx";
import { MovedAbove } from "./moved-above.tsx";
import { RecommendedGoods } from "./recommended-goods.tsx";
import type { CheckoutCart } from "./use-checkout-cart.ts";
import { useWayOn } from "./use-way-on.ts";

// The question comes when somebody reaches for it.
const SaveForLaterDialog = lazy(() =>
  import("../../features/cart/summary/save-for-later-dialog.tsx").then((file) => ({
    default: file.SaveForLaterDialog,
  })),
);

/** Step 1/3: what is in the cart, changed in place (CHECKOUT-02). */
export function CartContents() {
  const t = useTexts("cart");
  const mayOpen = useMayOpen();
  const hasDetail = mayOpen({ name: "productsDetail" });
  const wayOn = useWayOn();
  const [filling, setFilling] = useState<FillerChoice>({ isLater: false });
  return (
    <CartFrame
      step="contents"
      title={({ cart }) => t("cartFor", { place: cart.answer.outlet_details?.name ?? "" })}
      tools={(checkout) => (
        <>
          <SaveForLaterButton checkout={checkout} />
          <ClearButton />
          <MoreMenu checkout={checkout} />
        </>
      )}
      next={wayOn}
      after={({ cart }) => <RecommendedGoods cart={cart} readiness="ready" />}
      sums={(checkout) => <AmountMended checkout={checkout} choice={filling} />}
    >
      {({ cart, delivery }) => (
        <>
          <MovedAbove delivery={delivery} />
          <PriceNews cart={cart} />
          <AroundLines cart={cart} choice={filling} onChoice={setFilling}>
            <Card isFlush>
              <CartLines
                lines={cart.lines}
                currency={cart.quote.currency}
                picture={linePicture}
                name={hasDetail ? linkedName : undefined}
              />
            </Card>
          </AroundLines>
          <CartAnnouncer cart={cart} />
        </>
      )}
    </CartFrame>
  );
}

interface AroundLinesProps {
  readonly cart: CartView;
  readonly choice: FillerChoice;
  readonly onChoice: (choice: FillerChoice) => void;
  readonly children: ReactNode;
}

/**
 * Who opens a cart that is short sees first what fills it up; who falls short while writing finds it under the lines,
 * where it pushes none of them away.
 */
function AroundLines({ children, ...props }: AroundLinesProps) {
  const isUnder = useBarLine(props.cart)?.state === "under";
  const [isAbove] = useState(isUnder);
  return (
    <>
      {isAbove && <CartFiller {...props} keepsPlace />}
      {children}
      {!isAbove && <CartFiller {...props} keepsPlace={false} />}
    </>
  );
}

function linkedName({ sku }: CartLineView, title: string) {
  return (
    <Anchor href={paths.product(sku)} className="rounded-small hover:underline">
      {title}
    </Anchor>
  );
}

/** Puts the cart aside under a name, for which where, how and when is proposed (CART-08). */
function SaveForLaterButton({ checkout: { cart, delivery } }: { readonly checkout: CheckoutCart }) {
  const t = useTexts("cart");
  const deliveryTexts = useTexts("delivery");
  const [isOpen, setOpen] = useState(false);
  const { method, date } = delivery;
  const proposedTitle = savedTitle([
    method && deliveryTexts(`method.${method}`),
    date && formatDayMonth(date),
    cart.answer.outlet_details?.name ?? undefined,
  ]);
  async function saveUnder(title: string) {
    await leaveCart.saveForLater(title);
    tellCartSaved(title);
  }
  const saving = useAction(saveUnder, { showsOwnFailure: true });
  return (
    <>
      <Button variant="outline" icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("saveForLater")}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveForLaterDialog
            proposedTitle={proposedTitle}
            isBusy={saving.isBusy}
            failure={<FailureAlert action={saving} />}
            onSave={(title) => void saving.run(title)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The cart as a table to keep, and tables into the cart (C17). */
function MoreMenu({ checkout: { cart } }: { readonly checkout: CheckoutCart }) {
  const t = useTexts("cart");
  const { run: save } = useAction((format: "csv" | "xlsx") => exportCart(t, cart.lines, format));
  return (
    <Menu
      label={t("more")}
      trigger={<Icon name="dots" />}
      groups={[
        [
          { id: "csv", label: t("exportCsv"), icon: "download", onSelect: () => void save("csv") },
          { id: "xlsx", label: t("exportXlsx"), icon: "download", onSelect: () => void save("xlsx") },
        ],
        [
          { id: "fast-entry", label: t("fromTable"), icon: "upload", href: paths.fastEntry() },
          { id: "cellar", label: t("countCellar"), icon: "keg", href: paths.cellar() },
        ],
      ]}
    />
  );
}

/** Takes everything out at once; the way back stands in the note that says so. */
function ClearButton() {
  const t = useTexts("cart");
  const { run: clear, isBusy } = useAction(async () => showUndo(t("cleared"), await leaveCart.clear()));
  return (
    <Button variant="outline" icon="trash" isBusy={isBusy} onClick={() => void clear()}>
      {t("clear")}
    </Button>
  );
}
