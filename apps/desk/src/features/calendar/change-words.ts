import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { weekdayNear } from "../../kit/weekday-near.ts";
import type { DeliveryKind } from "../../shared/graphql.gen/graphql.ts";
import type { Change } from "./use-changes.ts";

const allKinds = 4;

/** Changes of deliveries in words: their days, for whom, and what becomes of them. */
export function useChangeWords() {
  const t = useTexts("calendar-desk");
  const language = useLanguage();
  const nearDay = (text: string) => weekdayNear(toLocalDate(text), language);
  const longDay = (day: string) => formatWeekdayDate(toLocalDate(day), language);
  return {
    nearDay,
    longDay,
    momentOf: (moment: string) => `${nearDay(moment.slice(0, 10))} ${moment.slice(11)}`,
    kindsOf: (kinds: readonly DeliveryKind[]) =>
      kinds.length === allKinds ? t("allKinds") : kinds.map((kind) => t(`kind.${kind}`)).join(", "),
    whatOf: ({ typeOfChange, newDay }: Pick<Change, "typeOfChange" | "newDay">) => {
      if (typeOfChange === "cancelled") return t("isCancelled");
      return typeOfChange === "added" ? t("isAdded") : t("movedTo", { day: nearDay(newDay ?? "") });
    },
    /** For whom it was; of an imported one that is known by its places alone. */
    scopeOf: ({ scope }: Pick<Change, "scope">) => {
      if (scope == null) return;
      const { market, customerType, companies, shipTos, zips } = scope;
      const parts = [
        market,
        customerType === "POS" || customerType === "WHS" ? t(`type.${customerType}`) : customerType,
        zips.length > 0 && t("zip", { zips: zips.join(", ") }),
        companies.length > 0 && t("companies", { count: companies.length }),
        shipTos.length > 0 && t("places", { count: shipTos.length }),
      ].filter(Boolean);
      return parts.length === 0 ? t("everybody") : parts.join(" · ");
    },
  };
}
