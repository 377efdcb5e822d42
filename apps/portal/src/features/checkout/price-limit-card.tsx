import type { CartId } from "@vycep/domain/kernel/ids";
import { type Currency, type Minor, minus, NO_MONEY } from "@vycep/domain/kernel/money";
import { signOfCurrency } from "@vycep/domain/market/market";
import { suggestPriceLimit } from "@vycep/domain/orders/price-limit";
import { useTexts } from "@vycep/shell/words/i18n";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatAmount, formatMoney } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { useState } from "react";
import { flawOfLimit, keepLimitDraft, type LimitDraft, limitDraft, priceLimitField } from "./price-limit.ts";

interface PriceLimitCardProps {
  readonly cartId: CartId;
  /** What the order comes to as it is shown. */
  readonly totalMinor: Minor;
  readonly currency: Currency;
}

/** How much an order with provisional prices may come to, where the customer wants to say it (B14). */
export function PriceLimitCard({ cartId, totalMinor, currency }: PriceLimitCardProps) {
  const t = useTexts("checkout");
  const [draft, setDraft] = useState<LimitDraft>(() => limitDraft(cartId) ?? { isOn: false, text: "" });
  const offered = formatAmount(suggestPriceLimit(totalMinor));

  function change(next: LimitDraft) {
    setDraft(next);
    keepLimitDraft(cartId, next);
  }
  return (
    <Card>
      <RadioGroup<"any" | "limit">
        look="cards"
        label={t("limitTitle")}
        value={draft.isOn ? "limit" : "any"}
        onChange={(id) => change({ isOn: id === "limit", text: draft.text || offered })}
        options={[
          { id: "any", label: t("limitAny"), description: t("limitAnyText") },
          {
            id: "limit",
            label: t("limitOwn"),
            description: t("limitOwnText"),
            details: (
              <LimitField
                draft={draft}
                totalMinor={totalMinor}
                currency={currency}
                onWrite={(text) => change({ isOn: true, text })}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

interface LimitFieldProps extends Pick<PriceLimitCardProps, "totalMinor" | "currency"> {
  readonly draft: LimitDraft;
  readonly onWrite: (text: string) => void;
}

function LimitField({ draft, totalMinor, currency, onWrite }: LimitFieldProps) {
  const t = useTexts("checkout");
  // Half an amount is no mistake yet.
  const [isTyping, setTyping] = useState(false);
  const flaw = isTyping ? undefined : flawOfLimit(draft, totalMinor);
  const minor = parseAmount(draft.text);
  const more = minus(minor ?? NO_MONEY, totalMinor);
  const total = formatMoney({ minor: totalMinor, currency });
  const difference = formatMoney({ minor: more, currency });

  function leave() {
    setTyping(false);
    if (minor !== undefined) onWrite(formatAmount(minor));
  }
  return (
    <div className="max-w-90">
      <TextField
        id={priceLimitField}
        label={t("limitField")}
        value={draft.text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        trailing={<span className="text-ink-soft">{signOfCurrency(currency)}</span>}
        onChange={(event) => {
          setTyping(true);
          onWrite(event.target.value);
        }}
        onBlur={leave}
        error={flaw && t(`limitFlaw.${flaw}`, { total })}
        hint={
          more > 0
            ? t("limitMore", { difference, total })
            : more === 0
              ? t("limitSame", { total })
              : undefined
        }
      />
    </div>
  );
}
