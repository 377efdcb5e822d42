import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { palletPlaces } from "../../features/cart/reading/pallet-places.ts";
import type { CheckoutStep } from "../../features/checkout/checkout-steps.tsx";
import { useProductWords } from "../../shared/products/box-words.ts";
import type { CheckoutCart } from "./use-checkout-cart.ts";

/** What is known of each step already: how much, how and when, on what terms. */
export function useCartNotes({ cart, delivery }: CheckoutCart): Readonly<Record<CheckoutStep, string>> {
  const t = useTexts("checkout");
  const words = {
    cart: useTexts("cart"),
    delivery: useTexts("delivery"),
    empties: useTexts("empties"),
    products: useProductWords(),
  };
  const language = useLanguage();
  const { lines, quote, answer } = cart;
  const { method, date } = delivery;
  const how = [
    method === undefined ? undefined : words.delivery(`method.${method}`),
    date === undefined ? undefined : formatWeekdayDate(date, language),
  ].filter((part) => part !== undefined);
  return {
    contents: [
      cart.isCollection
        ? words.empties("pieces", { count: quote.load.boxes })
        : words.cart("items", { count: lines.length }),
      words.products("count.pallet", { count: palletPlaces(quote) }),
    ].join(", "),
    delivery: how.length === 0 ? t("notChosen") : how.join(", "),
    payment: paymentInWords(answer, t),
    empties: t("lastStep"),
  };
}

type Answer = CheckoutCart["cart"]["answer"];

/** "Převodem na účet, splatnost 14 dní". */
export function paymentInWords(
  { available_payment_methods: methods, payer_details: payer }: Answer,
  t: ReturnType<typeof useTexts<"checkout">>,
): string {
  const title = methods?.[0]?.title;
  const days = payer?.due_days ?? 0;
  return [title, days > 0 ? t("due", { count: days }) : undefined].filter(Boolean).join(", ");
}
