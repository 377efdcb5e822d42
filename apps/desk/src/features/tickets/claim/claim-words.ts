import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { currencyOf, homeMarket } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatDayMonth, formatRoundMoney } from "@vycep/words/engine/format";
import type { Claim } from "./use-claim.ts";

const languages = ["cs", "sk", "en"] as const;
const reasons = ["short", "damaged", "wrong", "short-dated", "spoiled"] as const;

/** What is said of a claim in more than one place. */
export function useClaimWords(claim: Claim) {
  const t = useTexts("claim-desk");
  const { order, deliveryDay, invoice, shipToName, aloneUpToMinor, language } = claim;
  const day = formatDayMonth(toLocalDate(deliveryDay));
  const bill = invoice == null ? t("notInvoiced") : t("invoiceOf", { number: invoice });
  const spoken = languages.find((one) => one === language);
  return {
    deliveryText: [shipToName, t("deliveryOf", { order, day }), bill].join(" · "),
    billText: bill,
    languageText: spoken === undefined ? language : t(`language.${spoken}`),
    /** Limits are in the currency of the market at home, whatever the credit is in. */
    limitText: (who: "alone" | "second") => {
      if (aloneUpToMinor == null) return t("aloneAlways");
      if (aloneUpToMinor === 0) return t("secondAlways");
      return t(who, {
        limit: formatRoundMoney({ minor: toMinor(aloneUpToMinor), currency: currencyOf(homeMarket()) }),
      });
    },
  };
}

/** Why goods are claimed; a reason that a newer server tells is shown as it is. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts("claim-desk");
  return (reason) => {
    const known = reasons.find((one) => one === reason);
    return known === undefined ? reason : t(`reason.${known}`);
  };
}
