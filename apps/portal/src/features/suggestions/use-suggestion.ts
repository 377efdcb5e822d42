import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { keptOf, type SuggestionVariant } from "@vycep/domain/suggestions/amounts-cache";
import { variantOf } from "@vycep/domain/suggestions/variants";
import { localNow } from "@vycep/shell/clock/clock";
import { useMemo, useState } from "react";
import { useChoice } from "../../shared/ordering/choice.ts";
import { selectableShipTosOf, useVisitor } from "../../shared/user/current-user.ts";
import { amountsOf, keepLines, useKeptAmounts } from "./kept-amounts.ts";
import type { SuggestedCartAnswer, VariantAnswer } from "./suggested-cart-answer.ts";
import { type SuggestedRow, type SuggestedView, type ViewFacts, viewVariant } from "./suggested-view.ts";

/** Why the suggestion cannot go into the cart now. */
export type NotAddable = "method" | "cart" | "none";

export interface Suggestion {
  readonly variant: SuggestionVariant;
  readonly pick: (variant: SuggestionVariant) => void;
  readonly answer: VariantAnswer | undefined;
  readonly view: SuggestedView | undefined;
  readonly isTruck: boolean;
  readonly isWithCart: boolean;
  readonly isWholesale: boolean;
  /** Whether the person may order for the place; who may not reads the suggestion and changes nothing. */
  readonly mayOrder: boolean;
  readonly obstacle: NotAddable | undefined;
  readonly change: (row: SuggestedRow, unit: OrderUnit, count: number) => void;
  readonly check: (rows: readonly SuggestedRow[], isChecked: boolean) => void;
}

type CartInHand = { readonly lines: ViewFacts["inCart"]; readonly method: string | undefined };

/** The suggestion that is shown, with what the customer makes of it; it begins with the way that is chosen. */
export function useSuggestion(place: SuggestedCartAnswer, cart: CartInHand | undefined): Suggestion {
  const { shippingMethod } = useChoice();
  const visitor = useVisitor();
  const kept = useKeptAmounts();
  const [picked, pick] = useState<SuggestionVariant>();
  const wanted = picked ?? (shippingMethod && variantOf(shippingMethod)) ?? "standard";
  const variant = place[wanted] ? wanted : place.standard ? "standard" : "truck";
  const answer = place[variant] ?? undefined;
  const { ship_to_id: shipToId } = place;
  const ofPlace = kept[shipToId]?.[variant];
  const isWithCart = cart !== undefined && cart.lines.length > 0 && cart.method === answer?.delivery_method;
  const inCart = isWithCart ? cart.lines : noLines;
  const isWholesale = visitor?.isWholesale === true;
  const view = useMemo(
    () => answer && viewVariant(answer, { amounts: amountsOf(ofPlace, answer), inCart, now: localNow() }),
    [answer, ofPlace, inCart],
  );
  const mayOrder =
    visitor !== undefined && selectableShipTosOf(visitor).some((one) => one.shipToId === shipToId);
  return {
    variant,
    pick,
    answer,
    view,
    isTruck: variant === "truck",
    isWithCart,
    isWholesale,
    mayOrder,
    obstacle: obstacleOf(view, { hasCart: cart !== undefined, shippingMethod }),
    change: (row, unit, count) =>
      keepLines(shipToId, variant, {
        [row.sku]: keptOf({ ...row.amounts, [unit]: count }, row.isChecked || count > row.amounts[unit]),
      }),
    check: (rows, isChecked) =>
      keepLines(
        shipToId,
        variant,
        Object.fromEntries(rows.map(({ sku, amounts }) => [sku, keptOf(amounts, isChecked)])),
      ),
  };
}

const noLines: ViewFacts["inCart"] = [];

interface AddFacts {
  readonly hasCart: boolean;
  readonly shippingMethod: string | undefined;
}

function obstacleOf(
  view: SuggestedView | undefined,
  { hasCart, shippingMethod }: AddFacts,
): NotAddable | undefined {
  if (!hasCart) return "cart";
  if (view?.method !== shippingMethod) return "method";
  return view === undefined || view.taken.length === 0 ? "none" : undefined;
}
