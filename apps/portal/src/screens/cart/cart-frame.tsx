import { Navigate } from "@tanstack/react-router";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { SkipLink } from "@vycep/ui/navigation/skip-link.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { useRoundWords } from "../../features/calendar/use-round-words.ts";
import { EmptyCart } from "../../features/cart/summary/empty-cart.tsx";
import { type CheckoutStep, CheckoutSteps } from "../../features/checkout/checkout-steps.tsx";
import { OrderingClosed } from "../../features/home-shell/ordering-closed.tsx";
import { orderingState } from "../../features/home-shell/ordering-state.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser, useOpenPermissions } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { RepeatButton, repeatButtonPlace } from "../orders/repeat-button.tsx";
import { useCartNotes } from "./cart-notes.ts";
import { CartSummary, type NextAction, nextId, sumsId } from "./cart-summary.tsx";
import { MovedAbove } from "./moved-above.tsx";
import { useCartPlace } from "./use-cart-place.ts";
import { type CheckoutCart, useCheckoutCart } from "./use-checkout-cart.ts";

interface CartFrameProps {
  readonly title: (checkout: CheckoutCart) => string;
  /** The step of the bar; the recap comes after the last one and has no bar. */
  readonly step?: CheckoutStep;
  readonly tools?: (checkout: CheckoutCart) => ReactNode;
  readonly next: (checkout: CheckoutCart) => NextAction;
  /** Under the sums at the side. */
  readonly sums?: (checkout: CheckoutCart) => ReactNode;
  /** Instead of the sum at the side. */
  readonly aside?: ((checkout: CheckoutCart) => ReactNode) | undefined;
  /** Whether the page has something to say without goods too; else an empty cart is the first step. */
  readonly staysWhenEmpty?: boolean;
  /** Below all that, on a phone below the sum too. */
  readonly after?: ((checkout: CheckoutCart) => ReactNode) | undefined;
  readonly children: (checkout: CheckoutCart) => ReactNode;
}

/** What all pages of the cart share: title, steps, the sum at the side, and what they say while there is nothing. */
export function CartFrame(props: CartFrameProps) {
  const { title, step, tools, next, sums, aside, after, children, staysWhenEmpty } = props;
  const t = useTexts("cart");
  const state = useCheckoutCart();
  const [wasFilled, setWasFilled] = useState(false);
  if (state.kind === "filled" && !wasFilled) setWasFilled(true);
  useCartPlace(step ?? "recap", state.kind === "filled" ? state.checkout.cart : undefined);
  switch (state.kind) {
    case "loading":
      return <CartSkeleton />;
    case "closed":
      return <ClosedCart />;
    case "failed":
      return (
        <>
          <PageTitle title={t("cart")} />
          <Alert tone="error" isLive action={<Button onClick={state.retry}>{t("retry")}</Button>}>
            {t("failed")}
          </Alert>
        </>
      );
    case "empty":
      return (
        <EmptyCartPage
          delivery={state.delivery}
          isHere={step === "contents" || staysWhenEmpty === true}
          wasFilled={wasFilled}
        />
      );
    case "filled": {
      const { checkout } = state;
      return (
        <>
          <PageTitle title={title(checkout)} tools={tools?.(checkout)} skips={<Skips />} />
          {step !== undefined && <Steps checkout={checkout} step={step} />}
          <div className="@container">
            <div className="grid grid-cols-1 items-start gap-7 max-mobile:gap-stack @6xl:grid-cols-aside @6xl:grid-rows-[auto_1fr]">
              <div className="grid min-w-0 gap-stack">{children(checkout)}</div>
              {aside === undefined ? (
                <CartSummary
                  checkout={checkout}
                  next={next(checkout)}
                  sums={sums?.(checkout)}
                  after={after?.(checkout)}
                  here={step === "payment" ? undefined : step}
                />
              ) : (
                aside(checkout)
              )}
            </div>
          </div>
        </>
      );
    }
  }
}

/** No place to order for, so no cart either: the same words as on the home page (SHIPTO-11, OP-152). */
function ClosedCart() {
  const t = useTexts("cart");
  const state = orderingState(useOpenPermissions().has("Catalogue"), useCurrentUser().shipTos);
  return (
    <>
      <PageTitle title={t("cart")} />
      <OrderingClosed state={state.kind === "open" ? { kind: "no-catalogue" } : state} />
    </>
  );
}

export function CartSkeleton() {
  const t = useTexts("cart");
  return (
    <>
      <PageTitle title={t("cart")} />
      <SkeletonRows label={t("loading")} rows={5} />
    </>
  );
}

/** From the heading to the sums and on is one Tab, however much stands between. */
function Skips() {
  const t = useTexts("cart");
  return (
    <>
      <SkipLink label={t("skipToNext")} targetId={nextId} />
      <SkipLink label={t("skipToSums")} targetId={sumsId} />
    </>
  );
}

function Steps({ checkout, step }: { readonly checkout: CheckoutCart; readonly step: CheckoutStep }) {
  return <CheckoutSteps current={step} notes={useCartNotes(checkout)} />;
}

interface EmptyCartPageProps {
  readonly delivery: Delivery;
  /** False on the later steps: without goods there is only the first one, also for who comes back by history. */
  readonly isHere: boolean;
  /** Whether the page has shown goods before. */
  readonly wasFilled: boolean;
}

function EmptyCartPage({ delivery, isHere, wasFilled }: EmptyCartPageProps) {
  const t = useTexts("cart");
  const mayOpen = useMayOpen();
  const round = useRoundWords(delivery.chosenDay);
  const { method } = delivery;
  const places = method === undefined ? null : delivery.limitsOf(method)?.maxPallets;
  const hint = round === undefined ? t("emptyText") : t("emptyHint", { ...round });
  return (
    <>
      {!isHere && toFirstStep}
      <PageTitle title={t("cart")} />
      <MovedAbove delivery={delivery} />
      <div ref={wasFilled ? takeLostFocus : undefined}>
        <EmptyCart
          places={places ?? usualPlaces}
          hint={hint}
          actions={
            mayOpen({ name: "order-detail" }) && (
              <Suspense fallback={repeatButtonPlace}>
                <RepeatButton delivery={delivery} />
              </Suspense>
            )
          }
        />
      </div>
    </>
  );
}

/** One and the same element, so that it leads there once however often the page is drawn. */
const toFirstStep = <Navigate to={paths.cart()} replace />;

/** What had the focus has gone with the goods. */
function takeLostFocus(page: HTMLDivElement | null): void {
  if (page === null || document.activeElement !== document.body) return;
  const heading = page.querySelector<HTMLElement>("h2");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Of a truck whose limits are not known: a standard order's. */
const usualPlaces = 6;
