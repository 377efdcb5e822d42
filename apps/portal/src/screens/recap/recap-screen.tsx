import { wholeToMinor } from "@vycep/contract/whole-currency";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { writesSettled } from "@vycep/shell/api/writes-under-way";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { PaperTools } from "@vycep/shell/print/paper-tools.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { cartSession } from "../../features/cart/cart-session.ts";
import { keptNote } from "../../features/cart/notes/kept-notes.ts";
import { RecapLines } from "../../features/cart/paper/recap-lines.tsx";
import { useRecapSheet } from "../../features/cart/paper/recap-sheet.ts";
import { PriceChangeNotice } from "../../features/cart/prices/price-change-notice.tsx";
import { toldChanges } from "../../features/cart/prices/price-changes.ts";
import { PriceNews } from "../../features/cart/prices/price-news.tsx";
import { useUnseenPrices } from "../../features/cart/prices/seen-prices.ts";
import { lowerSentTotal } from "../../features/cart/prices/sent-total.ts";
import { type PriceUpdateState, usePriceUpdate } from "../../features/cart/prices/use-price-update.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { readCartAgain } from "../../features/cart/reading/read-cart-again.ts";
import { prefetchCart, useCart } from "../../features/cart/reading/use-cart.ts";
import { useCartInHand } from "../../features/cart/reading/use-cart-in-hand.ts";
import { unansweredOrder } from "../../features/checkout/order-key.ts";
import { flawOfLimit, focusLimit, limitDraft } from "../../features/checkout/price-limit.ts";
import { PriceLimitCard } from "../../features/checkout/price-limit-card.tsx";
import { DateExpired, PriceUpdateFailed } from "../../features/checkout/price-update-notice.tsx";
import { SendOutcome } from "../../features/checkout/send-outcome.tsx";
import type { SendState } from "../../features/checkout/use-send-order.ts";
import { EmptiesNote } from "../../features/empties/empties-note.tsx";
import { isStepNeeded, useCartEmpties } from "../../features/empties/use-cart-empties.ts";
import { takeDay } from "../../features/preferences/take-day.ts";
import { handOver, useVisit } from "../../features/punch-out/use-visit.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { CartFrame, CartSkeleton } from "../cart/cart-frame.tsx";
import { paymentInWords } from "../cart/cart-notes.ts";
import { emptiesOf } from "../cart/empties-of.ts";
import { linePicture } from "../cart/line-picture.tsx";
import type { CheckoutCart, Reason } from "../cart/use-checkout-cart.ts";
import { RecapHead } from "./recap-head.tsx";
import { TermsNote } from "./terms-note.tsx";
import { useSending } from "./use-sending.ts";

/** ROUTE-47, CHECKOUT-06: everything once more, and the sending of the order exactly once (CHECKOUT-08, C9). */
export const recapScreen: Screen = {
  component: RecapScreen,
  load: ({ queryClient: client }) => prefetchCart(client),
  pending: CartSkeleton,
};

/** The purchasing system gets the cart as it is on the server, with what was still on its way (B16). */
async function takeCartHome(): Promise<void> {
  await cartSession().whenSaved();
  await writesSettled();
  handOver("cart");
}

/** On a phone the order is sent from any part of the page, of which this is the top. */
function bringIntoView(outcome: Element | null): void {
  outcome?.scrollIntoView({ block: "center" });
}

type Day = NonNullable<CartView["deliveryDate"]>;

function RecapScreen() {
  const t = useTexts("checkout");
  const user = useCurrentUser();
  const visit = useVisit(user.uid);
  const { cart } = useCart();
  const cartInHand = useCartInHand();
  const { state, sent, send, repeat, reset } = useSending();
  const [takenDay, setTakenDay] = useState<Day>();
  const isBusy = state.kind === "sending";
  const pending = isBusy ? undefined : unansweredOrder();
  const prices = usePriceUpdate(cart, { asks: state.kind === "idle" && cart?.lines.length !== 0 });
  const isProvisional = prices.outcome?.kind === "failed";

  /** A limit that cannot stand is mended first. */
  function sendUnlessFlawed(shown: CartView, total = shown.quote.totals.grandTotalMinor / 100) {
    const flaw = flawOfLimit(limitDraft(shown.id), wholeToMinor(total));
    if (isProvisional && flaw !== undefined) focusLimit();
    else send(shown, total);
  }
  /** Two texts of which one has to be chosen first, where both are shown (C21). */
  function undecidedNotes({ answer }: CartView): readonly Reason[] {
    const kept = [keptNote("noteForDriver", answer), keptNote("customerOrderNumber", answer)];
    const isOpen = kept.some(({ theirs }) => theirs !== undefined);
    return isOpen ? [{ text: t("noteUndecided"), place: "delivery" }] : [];
  }
  // Also when its cart, of which an order was made after all, is gone from the page before anybody could ask again.
  const isEarlierUnanswered = pending !== undefined && cart !== undefined && pending.cartId !== cart.id;

  function takeProposedDay({ delivery }: CheckoutCart, day: Day) {
    if (delivery.calendar === undefined) return;
    setTakenDay(day);
    takeDay(day, delivery.calendar, { user, cart: cartInHand });
    reset();
    showToast(t("dayTaken", { day: formatDate(day) }));
  }
  return (
    <>
      {isEarlierUnanswered && (
        <div className="pt-5">
          <Alert
            tone="warning"
            title={t("unknownTitle")}
            action={<Button onClick={repeat}>{t("pendingCheck")}</Button>}
          >
            {t("pendingText")}
          </Alert>
        </div>
      )}
      <CartFrame
        title={() => t("recap")}
        tools={({ cart: shown }) => (
          <RecapPaper cart={shown} isProvisional={prices.outcome?.kind === "failed"} />
        )}
        staysWhenEmpty={isEarlierUnanswered || state.kind !== "idle"}
        next={(checkout) => ({
          kind: "send",
          label: t(visit === undefined ? "send" : "takeHome"),
          shortLabel: t(visit === undefined ? "sendShort" : "takeHomeShort"),
          isBusy,
          onSend: () => (visit === undefined ? sendUnlessFlawed(checkout.cart) : void takeCartHome()),
          reasons: [...undecidedNotes(checkout.cart), ...reasonsOfUpdate(checkout, prices)],
          note: <TermsNote />,
        })}
      >
        {(checkout) => (
          <>
            {state.kind === "ended" && !isEarlierUnanswered && (
              <div ref={bringIntoView} className="grid gap-stack">
                <SendOutcome
                  outcome={state.outcome}
                  onRepeat={repeat}
                  onReload={() => void readCartAgain().then(reset)}
                  onTakeDay={(day) => takeProposedDay(checkout, day)}
                  onSendAgain={() => sendUnlessFlawed(checkout.cart)}
                  priceChange={(refusal, total) => (
                    <PriceChangeNotice
                      seenMinor={sent?.quote.totals.grandTotalMinor ?? NO_MONEY}
                      nowTotal={total}
                      currency={checkout.cart.quote.currency}
                      changes={toldChanges(refusal.changed_lines, [
                        ...(sent?.lines ?? []),
                        ...checkout.cart.lines,
                      ])}
                      isBusy={isBusy}
                      onAccept={() => sendUnlessFlawed(checkout.cart, total)}
                    />
                  )}
                />
              </div>
            )}
            <UpdateOutcome
              cart={checkout.cart}
              prices={prices}
              onTakeDay={(day) => takeProposedDay(checkout, day)}
            />
            {!isPriceRefused(state) && (
              <PriceSince
                cart={checkout.cart}
                isBusy={isBusy}
                onAccept={(total) => sendUnlessFlawed(checkout.cart, total)}
              />
            )}
            <DayMoved checkout={checkout} takenDay={takenDay} />
            <RecapHead cart={checkout.cart} />
            {checkout.cart.lines.length > 0 && <RecapLines cart={checkout.cart} picture={linePicture} />}
            <RecapEmpties cart={checkout.cart} />
          </>
        )}
      </CartFrame>
    </>
  );
}

/** What the brewery has against the order; what the cart has against it is said already. */
function reasonsOfUpdate({ reasons }: CheckoutCart, { outcome }: PriceUpdateState): readonly Reason[] {
  if (reasons.length > 0) return [];
  if (outcome?.kind === "cannot-proceed") return [{ text: outcome.message, place: "contents" }];
  return outcome?.kind === "expired" ? [{ text: outcome.message, place: "delivery" }] : [];
}

interface UpdateOutcomeProps {
  readonly cart: CartView;
  readonly prices: PriceUpdateState;
  readonly onTakeDay: (day: Day) => void;
}

/** How the price update ended, where there is something to say or to do (PRICE-06, OP-22). */
function UpdateOutcome({ cart, prices: { outcome, isUnderWay, update }, onTakeDay }: UpdateOutcomeProps) {
  if (outcome?.kind === "failed") {
    const { currency, totals } = cart.quote;
    return (
      <>
        <PriceUpdateFailed isBusy={isUnderWay} onTryAgain={update} />
        <PriceLimitCard
          key={cart.id}
          cartId={cart.id}
          totalMinor={totals.grandTotalMinor}
          currency={currency}
        />
      </>
    );
  }
  if (outcome?.kind !== "expired") return null;
  return <DateExpired message={outcome.message} nextDay={outcome.nextDay} onTakeDay={onTakeDay} />;
}

interface PriceSinceProps {
  readonly cart: CartView;
  readonly isBusy: boolean;
  readonly onAccept: (total: number) => void;
}

/** What costs something else than the customer saw, also on an earlier page: a risen total that was sent, or lines. */
function PriceSince({ cart, isBusy, onAccept }: PriceSinceProps) {
  const { changes } = useUnseenPrices(cart);
  const seenMinor = lowerSentTotal(cart);
  const nowTotal = cart.quote.totals.grandTotalMinor / 100;
  if (seenMinor === undefined) return <PriceNews cart={cart} />;
  return (
    <PriceChangeNotice
      seenMinor={seenMinor}
      nowTotal={nowTotal}
      currency={cart.quote.currency}
      changes={changes}
      isBusy={isBusy}
      onAccept={() => onAccept(nowTotal)}
    />
  );
}

/** The refusal of a risen total has a list of its own (C12). */
function isPriceRefused(state: SendState): boolean {
  if (state.kind !== "ended" || state.outcome.kind !== "refused") return false;
  return state.outcome.refusals.some(({ code }) => code === "PRICE_CHANGED");
}

interface RecapPaperProps {
  readonly cart: CartView;
  readonly isProvisional: boolean;
}

function RecapPaper({ cart, isProvisional }: RecapPaperProps) {
  const t = useTexts("checkout");
  const { answer } = cart;
  const sheet = useRecapSheet({
    cart,
    payment: paymentInWords(answer, t),
    note: keptNote("noteForDriver", answer).text,
    ownNumber: keptNote("customerOrderNumber", answer).text,
    isProvisional,
  });
  return <PaperTools view={sheet} />;
}

/** What goes back, where the way of transport takes anything back (EMPTIES-02). */
function RecapEmpties({ cart }: { readonly cart: CartView }) {
  const { data } = useCartEmpties(emptiesOf(cart));
  const plan = cart.answer.empties_plan;
  if (plan === null && isStepNeeded(data) !== true) return null;
  return <EmptiesNote plan={plan ?? undefined} />;
}

interface DayMovedProps {
  readonly checkout: CheckoutCart;
  readonly takenDay: Day | undefined;
}

/** The day that was seen is not silently another one: its cut-off passed while the page stood (B1), or somebody chose another (C21). */
function DayMoved({ checkout: { cart, delivery }, takenDay }: DayMovedProps) {
  const t = useTexts("checkout");
  const [seen] = useState(cart.deliveryDate);
  const day = cart.deliveryDate;
  if (seen === undefined || day === undefined || seen === day || day === takenDay) return null;
  const isOpen = delivery.offeredDays.some(({ date }) => date === seen);
  return (
    <Alert tone="warning" isLive>
      {t(isOpen ? "dayChanged" : "dayMoved", { seen: formatDate(seen), day: formatDate(day) })}
    </Alert>
  );
}
