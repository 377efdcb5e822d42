import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import { PriceChangeList } from "./price-change-list.tsx";
import type { PriceChange } from "./price-changes.ts";

interface PriceChangeNoticeProps {
  readonly seenMinor: Minor;
  /** In whole currency, as the refusal tells it. */
  readonly nowTotal: number;
  readonly currency: Currency;
  readonly changes: readonly PriceChange[];
  readonly isBusy: boolean;
  readonly onAccept: () => void;
}

/** The total rose since the customer saw it: by how much, through what, and the one tap that accepts it (C12). */
export function PriceChangeNotice(props: PriceChangeNoticeProps) {
  const { seenMinor, nowTotal, currency, changes, isBusy, onAccept } = props;
  const nowMinor = wholeToMinor(nowTotal);
  const t = useTexts("cart");
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return (
    <section role="alert" className="rounded-large bg-amber-tint p-card text-amber-ink">
      <h2 className="type-heading">{t("priceChanged")}</h2>
      <p className="mt-1.5">
        <RichText text={t("priceChangedText", { seen: money(seenMinor), now: money(nowMinor) })} />
      </p>
      <PriceChangeList changes={changes} currency={currency} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="amber" isBusy={isBusy} onClick={onAccept}>
          {t("acceptPrice", { now: money(nowMinor) })}
        </Button>
        <ButtonLink href={paths.cart()} variant="outline">
          {t("editContents")}
        </ButtonLink>
      </div>
    </section>
  );
}
