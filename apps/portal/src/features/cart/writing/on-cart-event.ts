import { nameParts } from "@vycep/domain/catalog/name-parts";
import { queryClient } from "@vycep/shell/api/query-client";
import { writesUnderWay } from "@vycep/shell/api/writes-under-way";
import { machineTimers } from "@vycep/shell/clock/clock";
import { toastStore } from "@vycep/shell/messages/toasts";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { paths } from "../../../shared/paths.ts";
import { amountsInWords } from "../lines/amounts-in-words.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import { cartQuery } from "../reading/cart-query.ts";
import { type CartChange, changeBetween } from "./cart-change.ts";
import { isKnownVersion } from "./cart-truth.ts";
import { cartAnswered } from "./write-cart.ts";

/** Answers of this page's own writes come within so long after the server tells of them. */
const calmMs = 300;

let isLooking = false;

/**
 * The cart is at this version now. What this page has done or read itself is no news; anything else is read, and told
 * once, politely, in words (C21).
 */
export async function onCartEvent(told: {
  readonly cartId: string;
  readonly version: number;
}): Promise<void> {
  if (isLooking || isKnownVersion(told)) return;
  isLooking = true;
  try {
    await calm();
    const before = cachedCart(queryClient);
    if (before === undefined || isKnownVersion(told)) return;
    await queryClient.refetchQueries({ queryKey: cartQuery().queryKey });
    const after = cachedCart(queryClient);
    const change = after && changeBetween(before, after);
    if (change) await tell(change);
  } finally {
    isLooking = false;
  }
}

/** Waits until no write and no reading of the cart of this page is under way, and a moment longer. */
async function calm(): Promise<void> {
  do {
    await cartAnswered();
    await new Promise<void>((resolve) => machineTimers.after(calmMs, resolve));
  } while (writesUnderWay.get() > 0 || queryClient.isFetching({ queryKey: cartQuery().queryKey }) > 0);
}

async function tell(change: CartChange): Promise<void> {
  await loadTexts(["events", "products"]);
  const isInCart = location.pathname.startsWith(paths.cart());
  const label = textsOf("events")("show");
  toastStore.show({
    text: inWords(change),
    tone: "info",
    ...(!isInCart && change.kind !== "gone" && { action: { label, href: paths.cart() } }),
  });
}

function inWords(change: CartChange): string {
  const t = textsOf("events");
  switch (change.kind) {
    case "line-set":
    case "line-added": {
      const { product, amounts } = change;
      const amount = amountsInWords(textsOf("products"), product, amounts);
      return t(change.kind, { product: nameParts(product.name ?? "").title, amount });
    }
    case "line-removed":
      return t("line-removed", { product: nameParts(change.product.name ?? "").title });
    case "lines":
      return t("lines", { count: change.count });
    case "delivery":
    case "notes":
    case "empties":
    case "gone":
      return t(change.kind);
  }
}
