import { Navigate, useRouter } from "@tanstack/react-router";
import { failureOf } from "@vycep/shell/failures/api-error";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { setCartEmpties } from "../../features/cart/writing/set-cart-empties.ts";
import { EmptiesSummary } from "../../features/empties/empties-summary.tsx";
import { EmptiesTable } from "../../features/empties/empties-table.tsx";
import { dayInWords } from "../../features/empties/empties-words.ts";
import { SplitCard } from "../../features/empties/split-card.tsx";
import { isStepNeeded, useCartEmpties } from "../../features/empties/use-cart-empties.ts";
import { type EmptiesWork, useEmptiesDraft } from "../../features/empties/use-empties-draft.ts";
import { paths } from "../../shared/paths.ts";
import { CartFrame } from "./cart-frame.tsx";
import { emptiesOf } from "./empties-of.ts";
import { emptiesPicture } from "./empties-picture.tsx";
import type { CheckoutCart } from "./use-checkout-cart.ts";

/**
 * What goes back with the order (CHECKOUT-05, EMPTIES-01…03): after the three steps, or first of them where the order is
 * for empties alone (EMPTIES-04). Without any empties there is nothing to ask, and the recap follows (OP-120).
 */
export function CartEmpties() {
  const t = useTexts("empties");
  const router = useRouter();
  const { cart } = useCart();
  const query = useCartEmpties(emptiesOf(cart));
  const work = useEmptiesDraft({ answer: query.data, save: setCartEmpties });
  const isCollection = cart?.isCollection === true;
  const isSkipped = cart !== undefined && !isCollection && isStepNeeded(query.data) === false;

  async function goOn(what: "shown" | "nothing") {
    if (work === undefined || !(await work.keep(what))) return;
    await router.navigate({ href: isCollection ? paths.cartStep("delivery") : paths.cartRecap() });
  }
  return (
    <>
      {isSkipped && toRecap}
      <CartFrame
        step={isCollection ? "contents" : "empties"}
        title={() => t("title")}
        next={() => ({
          kind: "go",
          href: paths.cartRecap(),
          label: t("continue"),
          shortLabel: t("continueShort"),
        })}
        aside={
          work === undefined
            ? undefined
            : ({ cart: { quote } }) => (
                <EmptiesSummary
                  work={work}
                  currency={quote.currency}
                  goods={isCollection ? undefined : quote.totals}
                  onContinue={() => void goOn("shown")}
                  onNothing={isCollection ? undefined : () => void goOn("nothing")}
                />
              )
        }
      >
        {(checkout) =>
          work === undefined ? (
            <Waiting isFailed={query.isError} retry={() => void query.refetch()} />
          ) : (
            <Plan checkout={checkout} work={work} />
          )
        }
      </CartFrame>
    </>
  );
}

function Waiting({ isFailed, retry }: { readonly isFailed: boolean; readonly retry: () => void }) {
  const t = useTexts("empties");
  if (!isFailed) return <SkeletonRows label={t("loading")} rows={6} />;
  return (
    <Alert tone="error" isLive action={<Button onClick={retry}>{t("retry")}</Button>}>
      {t("failed")}
    </Alert>
  );
}

function Plan({ checkout: { cart }, work }: { readonly checkout: CheckoutCart; readonly work: EmptiesWork }) {
  const t = useTexts("empties");
  const delivery = useTexts("delivery");
  const { quote, isCollection, answer } = cart;
  const [onDay = "", date = ""] = dayInWords(answer.delivery_date).split(/ (?=\d)/);
  return (
    <>
      <p className="text-ink-soft">
        {date !== "" && `${t(isCollection ? "whenCollection" : "when", { onDay, date })} `}
        {t("prefilled")}
      </p>
      {work.failure !== undefined && (
        <Alert tone="error" isLive>
          {t("notSaved", { why: failureOf(work.failure).message ?? "" })}
        </Alert>
      )}
      <EmptiesTable work={work} currency={quote.currency} picture={emptiesPicture} />
      <SplitCard
        work={work}
        currency={quote.currency}
        date={answer.delivery_date}
        isCollection={isCollection}
        methodName={(method) => delivery(`method.${method}`)}
      />
    </>
  );
}

/** There is nothing to ask: as if this page had not been. One element, so that it leads there once. */
const toRecap = <Navigate to={paths.cartRecap()} replace />;
