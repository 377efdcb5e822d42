import { useRouter } from "@tanstack/react-router";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useRoundWords } from "../../features/calendar/use-round-words.ts";
import { EmptyCart } from "../../features/cart/summary/empty-cart.tsx";
import { type CheckoutStep, CheckoutSteps } from "../../features/checkout/checkout-steps.tsx";
import { OrderingClosed } from "../../features/home-shell/ordering-closed.tsx";
import { orderingState } from "../../features/home-shell/ordering-state.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser, useOpenPermissions } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { RepeatButton } from "../orders/repeat-button.tsx";
import { useBasketNotes } from "./cart-notes.ts";
import { BasketSummary, type NextAction } from "./cart-summary.tsx";
import { useBasketPlace } from "./use-cart-place.ts";
import { type Basket, type BasketState, useBasket } from "./use-cart-step.ts";

interface BasketFrameProps {
  readonly title: (basket: Basket) => string;
  /** The step of the bar; the recap comes after the last one and has no bar. */
  readonly step?: CheckoutStep;
  readonly tools?: (basket: Basket) => ReactNode;
  readonly next: (basket: Basket) => NextAction;
  /** Instead of the sum at the side. */
  readonly aside?: ((basket: Basket) => ReactNode) | undefined;
  /** Whether the page has something to say without goods too; else an empty cart is the first step. */
  readonly staysWhenEmpty?: boolean;
  readonly children: (basket: Basket) => ReactNode;
}

/** What all pages of the basket share: title, steps, the sum at the side, and what they say while there is nothing. */
export function BasketFrame({ title, step, tools, next, aside, children, staysWhenEmpty }: BasketFrameProps) {
  const t = useTexts("cart");
  const state = useBasket();
  const wasFilled = useWasFilled(state.kind);
  useFreshStep(step);
  useBasketPlace(step ?? "recap", state.kind === "filled" ? state.basket.cart : undefined);
  switch (state.kind) {
    case "loading":
      return <BasketSkeleton />;
    case "closed":
      return <ClosedBasket />;
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
        <EmptyBasket
          delivery={state.delivery}
          isHere={step === "contents" || staysWhenEmpty === true}
          wasFilled={wasFilled}
        />
      );
    case "filled": {
      const { basket } = state;
      return (
        <>
          <PageTitle title={title(basket)} tools={tools?.(basket)} />
          {step !== undefined && <Steps basket={basket} step={step} />}
          <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-7 max-[1100px]:grid-cols-1 max-mobile:gap-stack">
            <div className="grid min-w-0 gap-stack">{children(basket)}</div>
            {aside === undefined ? (
              <BasketSummary
                basket={basket}
                next={next(basket)}
                here={step === "payment" ? undefined : step}
              />
            ) : (
              aside(basket)
            )}
          </div>
        </>
      );
    }
  }
}

/** No place to order for, so no cart either: the same words as on the home page (SHIPTO-11, OP-152). */
function ClosedBasket() {
  const t = useTexts("cart");
  const state = orderingState(useOpenPermissions().has("Catalogue"), useCurrentUser().shipTos);
  return (
    <>
      <PageTitle title={t("cart")} />
      <OrderingClosed state={state.kind === "open" ? { kind: "no-catalogue" } : state} />
    </>
  );
}

export function BasketSkeleton() {
  const t = useTexts("cart");
  return (
    <>
      <PageTitle title={t("cart")} />
      <SkeletonRows label={t("loading")} rows={5} />
    </>
  );
}

function Steps({ basket, step }: { readonly basket: Basket; readonly step: CheckoutStep }) {
  return <CheckoutSteps current={step} notes={useBasketNotes(basket)} />;
}

/** A step is a page of its own to the reader: it begins at the top, with the focus on its heading. */
function useFreshStep(step: string | undefined): void {
  useEffect(
    function beginAtTop() {
      if (isFirstStep) {
        isFirstStep = false;
        return;
      }
      if (step === undefined) return;
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    },
    [step],
  );
}

let isFirstStep = true;

/** Whether the page has shown goods before. */
function useWasFilled(kind: BasketState["kind"]): RefObject<boolean> {
  const wasFilled = useRef(false);
  useEffect(
    function noteGoods() {
      if (kind === "filled") wasFilled.current = true;
    },
    [kind],
  );
  return wasFilled;
}

interface EmptyBasketProps {
  readonly delivery: Delivery;
  /** False on the later steps: without goods there is only the first one, also for who comes back by history. */
  readonly isHere: boolean;
  readonly wasFilled: RefObject<boolean>;
}

function EmptyBasket({ delivery, isHere, wasFilled }: EmptyBasketProps) {
  const router = useRouter();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    function returnToFirstStep() {
      if (!isHere) void router.navigate({ href: paths.cart(), replace: true });
    },
    [router, isHere],
  );
  useEffect(
    function takeLostFocus() {
      if (!wasFilled.current || document.activeElement !== document.body) return;
      const heading = ref.current?.querySelector<HTMLElement>("h2");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    },
    [wasFilled],
  );
  const t = useTexts("cart");
  const mayOpen = useMayOpen();
  const round = useRoundWords(delivery.chosenDay);
  const { method } = delivery;
  const places = method === undefined ? null : delivery.limitsOf(method)?.maxPallets;
  const hint = round === undefined ? t("emptyText") : t("emptyHint", { ...round });
  return (
    <>
      <PageTitle title={t("cart")} />
      <div ref={ref}>
        <EmptyCart
          places={places ?? usualPlaces}
          hint={hint}
          actions={
            mayOpen({ name: "order-detail" }) && (
              <Suspense fallback={null}>
                <RepeatButton delivery={delivery} />
              </Suspense>
            )
          }
        />
      </div>
    </>
  );
}

/** Of a truck whose limits are not known: a standard order's. */
const usualPlaces = 6;
