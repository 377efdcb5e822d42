import { machineTimers } from "@vycep/shell/clock/clock";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { useEffect, useEffectEvent, useState } from "react";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { cartSession } from "../cart-session.ts";
import type { CartView } from "../reading/cart-view.ts";
import { useChangedLine } from "./announce-line.ts";

/** Long enough to gather the presses of a button, short enough to belong to them. */
const calmMs = 700;

/** Says once, politely, what the cart holds of a product after its number was changed while the page is open (C24). */
export function CartAnnouncer({ cart }: { readonly cart: CartView | undefined }) {
  const t = useProductWords();
  const changed = useChangedLine();
  const [changedBefore] = useState(changed);
  const [message, setMessage] = useState("");
  const say = useEffectEvent(() => {
    if (changed === undefined) return;
    const { sku, name } = changed;
    const line = cart?.bySku.get(sku);
    if (cart === undefined || line === undefined) return setMessage(t("announceOut", { product: name }));
    const boxes = boxesInWords(t, boxUnitOf(line.product), line.quoted.boxes);
    const money = formatMoney({ minor: line.quoted.netMinor, currency: cart.quote.currency });
    setMessage(t("announceIn", { product: name, boxes, money }));
  });
  useEffect(
    function sayWhenIdle() {
      if (changed === undefined || changed === changedBefore) return;
      let isCurrent = true;
      // Nothing is told that the server does not know.
      const tell = async () => {
        const isAnswered = await cartSession().whenIdle();
        if (isAnswered && isCurrent) say();
      };
      const stop = machineTimers.after(calmMs, () => void tell());
      return () => {
        isCurrent = false;
        stop();
      };
    },
    [changed, changedBefore],
  );
  return <LiveRegion message={message} />;
}
