import { useAction } from "@vycep/shell/actions/use-action";
import { showUndo } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { CapacityView } from "../../features/capacity/capacity-view.tsx";
import { AmountSteppers } from "../../features/cart/lines/amount-steppers.tsx";
import { prefetchCart, useCart } from "../../features/cart/reading/use-cart.ts";
import { CartMissing } from "../../features/cart/summary/cart-missing.tsx";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import { EmptyShelf } from "../../features/catalog/list/empty-shelf.tsx";
import { ListSkeleton } from "../../features/catalog/list/list-skeleton.tsx";
import type { SuggestedCartAnswer } from "../../features/suggestions/suggested-cart-answer.ts";
import { SuggestedLines } from "../../features/suggestions/suggested-lines.tsx";
import { SuggestionSum } from "../../features/suggestions/suggestion-sum.tsx";
import { suggestedCartsQuery, useSuggestedCarts } from "../../features/suggestions/use-suggested-carts.ts";
import { type Suggestion, useSuggestion } from "../../features/suggestions/use-suggestion.ts";
import { sourceNote, variantNotes } from "../../features/suggestions/variant-notes.ts";
import { VariantSwitch } from "../../features/suggestions/variant-switch.tsx";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { SuggestedGoods } from "./suggested-goods.tsx";

/** ROUTE-08, ROUTE-09, OP-36: what the place may need next, to be checked, changed and put into the cart in one go. */
export const suggestedCartScreen: Screen = {
  component: SuggestedCartScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(suggestedCartsQuery());
    prefetchCart(queryClient);
  },
};

function SuggestedCartScreen() {
  const t = useTexts("suggestions");
  const { data: place, error, refetch } = useSuggestedCarts();
  const title = place
    ? t("titleFor", { place: place.shipping_address.name ?? place.ship_to_id })
    : t("title");
  return (
    <>
      <PageTitle title={title} />
      {place ? (
        <SuggestedPlace key={place.ship_to_id} place={place} />
      ) : place === null ? (
        <Nothing title={t("noneTitle")} />
      ) : error === null ? (
        <ListSkeleton />
      ) : (
        <EmptyState
          title={t("failedTitle")}
          actions={
            <Button size="large" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          }
        >
          {t("failedText")}
        </EmptyState>
      )}
    </>
  );
}

function SuggestedPlace({ place }: { readonly place: SuggestedCartAnswer }) {
  const t = useTexts("suggestions");
  const { cart, ...cartState } = useCart();
  const suggestion = useSuggestion(place, cart);
  const { variant, pick, answer, view, isTruck, mayOrder } = suggestion;
  if (answer === undefined || view === undefined) {
    return <Nothing title={t("noneTitle")} text={place.blocker?.message} />;
  }
  return (
    <>
      <VariantSwitch current={variant} notes={variantNotes(place, t)} onPick={pick} />
      {mayOrder && cart === undefined && <CartMissing state={cartState} />}
      {!mayOrder && view.rows.length > 0 && (
        <div className="mb-4">
          <Alert tone="info">{t("toRead")}</Alert>
        </div>
      )}
      {view.rows.length === 0 ? (
        <Nothing title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-stack wide:grid-cols-aside-small">
          <SuggestedLines
            view={view}
            goods={({ product }) => <SuggestedGoods product={product} />}
            editing={
              mayOrder
                ? {
                    quantity: (row) => (
                      <AmountSteppers
                        product={row.product}
                        amounts={row.amounts}
                        isTruck={isTruck}
                        onChange={(unit, count) => suggestion.change(row, unit, count)}
                      />
                    ),
                    onCheck: suggestion.check,
                  }
                : undefined
            }
          />
          <div className="wide:sticky wide:top-4">
            <Sum suggestion={suggestion} source={sourceNote(answer, t)} />
          </div>
        </div>
      )}
    </>
  );
}

function Sum({ suggestion, source }: { readonly suggestion: Suggestion; readonly source: string }) {
  const { view, isWithCart, isWholesale } = suggestion;
  if (view === undefined) return null;
  const { method, together } = view;
  return (
    <SuggestionSum
      view={view}
      isWithCart={isWithCart}
      capacity={
        method !== undefined &&
        together.cartProgress !== null && (
          <CapacityView
            look="card"
            method={method}
            load={together.load}
            netMinor={together.totals.netMinor}
            currency={together.currency}
            limits={together.limits}
            progress={together.cartProgress}
            isWholesale={isWholesale}
          />
        )
      }
      add={suggestion.mayOrder && <AddButton suggestion={suggestion} />}
      source={source}
    />
  );
}

/** What is checked goes into the cart in one call; the way back stands in the note that says so. */
function AddButton({ suggestion: { view, obstacle } }: { readonly suggestion: Suggestion }) {
  const t = useTexts("suggestions");
  const delivery = useTexts("delivery");
  const taken = view?.taken ?? [];
  const { run: add, isBusy } = useAction(async () => {
    const { refused, undo } = await putLines(taken);
    const added = taken.length - refused.size;
    const text =
      refused.size === 0 ? t("added", { count: added }) : t("someRefused", { added, refused: refused.size });
    showUndo(text, undo);
  });
  const method = view?.method === undefined ? "" : delivery(`method.${view.method}`);
  return (
    <Button
      size="large"
      isWide
      icon="cart"
      isBusy={isBusy}
      onClick={() => void add()}
      reasonPlace="below"
      disabledReason={
        obstacle && (obstacle === "method" ? t("off.method", { method }) : t(`off.${obstacle}`))
      }
    >
      {t("add", { count: taken.length })}
    </Button>
  );
}

function Nothing({ title, text }: { readonly title: string; readonly text?: string | undefined }) {
  const t = useTexts("suggestions");
  const mayOpen = useMayOpen();
  return (
    <EmptyState
      picture={<EmptyShelf />}
      title={title}
      actions={
        mayOpen({ name: "products" }) && (
          <ButtonLink href={paths.products()} size="large">
            {t("openCatalogue")}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
