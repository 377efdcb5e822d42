import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { onServerClock } from "@vycep/shell/clock/clock";
import { useStore } from "@vycep/shell/storage/store";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { cartSession } from "../cart-session.ts";
import type { CartView } from "../reading/cart-view.ts";
import { usePriceUpdate } from "./use-price-update.ts";

interface PricesNoteProps {
  readonly cart: CartView;
  /** The page says by itself how an update ended. */
  readonly isToldElsewhere: boolean;
}

/** Whose prices these are, when they were read, and the price update as an action of its own (PRICE-04, PRICE-05). */
export function PricesNote({ cart, isToldElsewhere }: PricesNoteProps) {
  const t = useTexts("cart");
  const readAt = useStore(cartSession().readAt);
  const { outcome, isUnderWay, update } = usePriceUpdate(cart, { asks: false });
  if (readAt === undefined) return null;
  const { date, minutes } = localMomentIn(onServerClock(readAt), "Europe/Prague");
  const news =
    isToldElsewhere || outcome === undefined
      ? ""
      : t(outcome.kind === "failed" ? "priceUpdateFailed" : "pricesUpdated");
  return (
    <div className="grid justify-items-start gap-1.5 text-small text-ink-soft">
      <p>{t("pricesAt", { moment: `${formatDate(date)}\u00a0${formatTime(Math.floor(minutes))}` })}</p>
      <div data-print="hide">
        <Button variant="outline" size="small" icon="repeat" isBusy={isUnderWay} onClick={update}>
          {t("updatePrices")}
        </Button>
      </div>
      <p role="status" className="font-medium text-ink empty:hidden">
        {news}
      </p>
    </div>
  );
}
