import { useRouter } from "@tanstack/react-router";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { usePageKey } from "@vycep/shell/page/use-page-key";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { BarFigure, BottomBar } from "@vycep/ui/layout/bottom-bar.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { CapacityView } from "../../features/capacity/capacity-view.tsx";
import { CartTotals } from "../../features/cart/prices/cart-totals.tsx";
import { PricesNote } from "../../features/cart/prices/prices-note.tsx";
import type { MendingPlace } from "../../features/cart/summary/obstacle-words.ts";
import { ExpectedBack } from "../../shared/ordering/expected-back.tsx";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import type { CheckoutCart, Reason } from "./use-checkout-cart.ts";

// Nobody waits for it: the cart stands before.
const CartContracts = lazy(() =>
  import("../../features/contracts/cart-contracts.tsx").then((file) => ({ default: file.CartContracts })),
);

/** The main action of a page: a way on, or the sending itself. */
export type NextAction = {
  readonly label: string;
  /** Fits beside the total in the bar of mobile. */
  readonly shortLabel: string;
  /** Under the button. */
  readonly note?: ReactNode;
} & (
  | {
      readonly kind: "go";
      readonly href: string;
      /** The slower way, step by step, beside the one for those who know. */
      readonly steps?: { readonly href: string; readonly label: string } | undefined;
    }
  | {
      readonly kind: "send";
      readonly isBusy: boolean;
      readonly onSend: () => void;
      /** What stands in the way besides the cart itself. */
      readonly reasons?: readonly Reason[] | undefined;
    }
);

interface CartSummaryProps {
  readonly checkout: CheckoutCart;
  readonly next: NextAction;
  /** Under the sums. */
  readonly sums?: ReactNode;
  /** What the cart leads on to: beside the sums, on a phone below them. */
  readonly after?: ReactNode;
  /** Where the reader is: nobody is sent to where they are. */
  readonly here: MendingPlace | undefined;
}

/** How full the truck is, what it costs, what is missing, and the way on; on mobile the last two stay in sight. */
export function CartSummary({ checkout, next, sums, after, here }: CartSummaryProps) {
  const t = useTexts("cart");
  const { cart } = checkout;
  const reasons = [...checkout.reasons, ...((next.kind === "send" && next.reasons) || [])];
  const isAsked = useGoOnByKeys(next, reasons);
  return (
    <>
      <section
        id={sumsId}
        tabIndex={-1}
        aria-label={t("summary")}
        className="rounded-large @6xl:row-span-2 desktop:sticky desktop:top-5"
      >
        <Card>
          <div className="grid gap-4">
            <Capacity checkout={checkout} />
            <CartTotals quote={cart.quote} />
            <EmptiesBack checkout={checkout} />
            {sums}
            <Contracts checkout={checkout} />
            <Reasons reasons={reasons} here={here} />
            <div className="grid gap-3 max-mobile:hidden">
              <div id={nextId}>
                <NextButton next={next} reasons={reasons} isShort={false} />
              </div>
              <p role="status" className="text-small font-semibold text-amber-ink empty:hidden">
                {isAsked && t("sendByKeys")}
              </p>
            </div>
            {next.kind === "go" && next.steps !== undefined && (
              <StepsLink {...next.steps} reasons={reasons} />
            )}
            {next.note}
            <PricesNote cart={cart} isToldElsewhere={next.kind === "send"} />
          </div>
        </Card>
      </section>
      {after !== undefined && <div className="min-w-0 empty:hidden @6xl:col-start-1">{after}</div>}
      <MobileBar cart={cart} reasons={reasons} next={next} />
    </>
  );
}

/** What comes back for the empties that are planned; a collection has nothing to pay beside it. */
function EmptiesBack({ checkout: { cart } }: Pick<CartSummaryProps, "checkout">) {
  const { answer, quote, isCollection } = cart;
  const refund = answer.empties_plan?.total.value ?? 0;
  if (isCollection) return null;
  return (
    <ExpectedBack
      toPayMinor={quote.totals.grandTotalMinor}
      refundMinor={wholeToMinor(refund)}
      currency={quote.currency}
      href={paths.cartEmpties()}
    />
  );
}

/** How far the contracts are for which the goods count (B10), for who may see contracts; it comes after the cart. */
function Contracts({ checkout: { cart } }: Pick<CartSummaryProps, "checkout">) {
  const mayOpen = useMayOpen();
  if (!mayOpen({ name: "contracts" })) return null;
  return (
    <Suspense fallback={null}>
      <CartContracts lines={cart.quote.lines} />
    </Suspense>
  );
}

/** Reading A of the capacity (OP-01). */
function Capacity({ checkout: { cart } }: Pick<CartSummaryProps, "checkout">) {
  const user = useCurrentUser();
  const { cartProgress, load, totals, currency, limits } = cart.quote;
  if (cart.method === undefined || cartProgress === null) return null;
  return (
    <CapacityView
      look="card"
      method={cart.method}
      load={load}
      netMinor={totals.netMinor}
      currency={currency}
      limits={limits}
      progress={cartProgress}
      isWholesale={user.isWholesale}
    />
  );
}

/** Never a dead button without a word: each reason, and where it is mended. */
function Reasons({ reasons, here }: Pick<CartSummaryProps, "here"> & Pick<CheckoutCart, "reasons">) {
  const t = useTexts("cart");
  const checkout = useTexts("checkout");
  if (reasons.length === 0) return null;
  const places = new Set(reasons.map(({ place }) => place).filter((place) => place !== here));
  return (
    <Alert
      tone="warning"
      title={t("cannotContinue")}
      action={
        places.size > 0 && (
          <span className="flex flex-wrap gap-x-4">
            {[...places].map((place) => (
              <Link key={place} href={placePaths[place]}>
                {checkout(`mend.${place}`)}
              </Link>
            ))}
          </span>
        )
      }
    >
      <ul className="mt-1 grid gap-1">
        {reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

const placePaths: Readonly<Record<MendingPlace, string>> = {
  contents: paths.cart(),
  delivery: paths.cartStep("delivery"),
  catalogue: paths.products(),
  empties: paths.cartEmpties(),
};

/** Where the skip links of the page lead. */
export const sumsId = "cart-sums";
export const nextId = "cart-next";

/**
 * Ctrl Enter does what the main button does, by the same guards. An order is not sent by it unasked: it goes to the
 * button first and says so, and the next one sends.
 */
function useGoOnByKeys(next: NextAction, reasons: readonly Reason[]): boolean {
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  usePageKey("go-on", () => {
    const button = document.querySelector<HTMLElement>(`#${nextId} button`);
    if (reasons.length > 0 || (next.kind === "send" && !isAsked)) {
      button?.focus();
      setAsked(reasons.length === 0);
    } else if (next.kind === "go") void router.navigate({ href: next.href });
    else if (!next.isBusy) next.onSend();
  });
  return isAsked && next.kind === "send" && !next.isBusy && reasons.length === 0;
}

interface NextButtonProps {
  readonly next: NextAction;
  readonly reasons: readonly Reason[];
  readonly isShort: boolean;
}

function NextButton({ next, reasons, isShort }: NextButtonProps) {
  const router = useRouter();
  const label = isShort ? next.shortLabel : next.label;
  const blocked = reasons.length === 0 ? undefined : inOneText(reasons);
  if (next.kind === "go" && blocked === undefined) {
    return (
      <ButtonLink
        href={next.href}
        isWide={!isShort}
        size={isShort ? "small" : "large"}
        iconAfter="chevron-right"
      >
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={next.kind === "send" ? "amber" : "primary"}
      isWide={!isShort}
      size={isShort ? "small" : "large"}
      isBusy={next.kind === "send" && next.isBusy}
      disabledReason={blocked}
      onClick={next.kind === "send" ? next.onSend : () => void router.navigate({ href: next.href })}
    >
      {label}
    </Button>
  );
}

interface StepsLinkProps extends Pick<NextButtonProps, "reasons"> {
  readonly href: string;
  readonly label: string;
}

/** The slower way; what stands in the way of the main button stands in its way as well. */
function StepsLink({ href, label, reasons }: StepsLinkProps) {
  if (reasons.length === 0) {
    return (
      <ButtonLink href={href} variant="outline" isWide>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button variant="outline" isWide disabledReason={inOneText(reasons)}>
      {label}
    </Button>
  );
}

function inOneText(reasons: readonly Reason[]): string {
  return reasons.map(({ text }) => text).join(" ");
}

/** Total and main button; the first thing in their way stands in place of what the total is, all of them with the button. */
function MobileBar({
  cart,
  reasons,
  next,
}: Pick<CheckoutCart, "cart" | "reasons"> & Pick<CartSummaryProps, "next">) {
  const t = useTexts("cart");
  const { totals, currency } = cart.quote;
  const [firstReason] = reasons;
  return (
    <BottomBar>
      <BarFigure label={firstReason?.text ?? t("toPay")} isAmiss={firstReason !== undefined}>
        {formatMoney({ minor: totals.grandTotalMinor, currency })}
      </BarFigure>
      <NextButton next={next} reasons={reasons} isShort />
    </BottomBar>
  );
}
