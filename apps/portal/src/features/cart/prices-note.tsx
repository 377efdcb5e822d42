import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { onServerClock } from "../../shared/clock.ts";
import { formatDate, formatTime } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { useStore } from "../../shared/store.ts";
import { cartReadAt } from "./cart-truth.ts";

/** Whose prices these are and when they were read (PRICE-04). */
export function PricesNote() {
  const t = useTexts("cart");
  const readAt = useStore(cartReadAt);
  if (readAt === undefined) return null;
  const { date, minutes } = localMomentIn(onServerClock(readAt), "Europe/Prague");
  return (
    <p className="text-small text-ink-soft">
      {t("pricesAt", { moment: `${formatDate(date)}\u00a0${formatTime(Math.floor(minutes))}` })}
    </p>
  );
}
