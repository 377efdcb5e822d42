import { nameParts } from "@vycep/domain/catalog/name-parts";
import { queryClient } from "@vycep/shell/api/query-client";
import { writesUnderWay } from "@vycep/shell/api/writes-under-way";
import { machineTimers } from "@vycep/shell/clock/clock";
import { toastStore } from "@vycep/shell/messages/toasts";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { paths } from "../../../shared/paths.ts";
import { cartSession } from "../cart-session.ts";
import { amountsInWords } from "../lines/amounts-in-words.ts";
import { cachedCart, cartKey } from "../reading/cart-cache.ts";
import { type CartChange, changeBetween } from "./cart-change.ts";

/** Answers of this page's own writes come within so long after the server tells of them. */
const calmMs = 300;

/**
 * Follows the versions of the cart that the server tells of. What this page has done or read itself is no news; anything
 * else is read, and told once, politely, in words (C21).
 */
export function createOnCartEvent(): (told: ToldVersion) => Promise<void> {
  let isLooking = false;
  return async (told) => {
    if (isLooking || cartSession().versions.isKnown(told)) return;
    isLooking = true;
    try {
      await look(told);
    } finally {
      isLooking = false;
    }
  };
}

interface ToldVersion {
  readonly cartId: string;
  readonly version: number;
}

async function look(told: ToldVersion): Promise<void> {
  await calm();
  const before = cachedCart(queryClient);
  if (before === undefined || cartSession().versions.isKnown(told)) return;
  await queryClient.refetchQueries({ queryKey: cartKey });
  const after = cachedCart(queryClient);
  const change = after && changeBetween(before, after);
  if (change) await tell(change);
}

/** Waits until no write and no reading of the cart of this page is under way, and a moment longer. */
async function calm(): Promise<void> {
  do {
    await cartSession().whenIdle();
    await new Promise<void>((resolve) => machineTimers.after(calmMs, resolve));
  } while (writesUnderWay.get() > 0 || queryClient.isFetching({ queryKey: cartKey }) > 0);
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
