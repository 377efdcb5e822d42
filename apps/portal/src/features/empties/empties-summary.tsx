import type { Totals as CartTotals } from "@vycep/domain/cart/quote";
import { type Currency, type Minor, NO_MONEY, plus } from "@vycep/domain/kernel/money";
import { usePageKey } from "@vycep/shell/page/use-page-key";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { BarFigure, BottomBar } from "@vycep/ui/layout/bottom-bar.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import { ExpectedBack } from "../../shared/ordering/expected-back.tsx";
import { palletsInWords } from "./empties-words.ts";
import type { EmptiesWork } from "./use-empties-draft.ts";

interface EmptiesSummaryProps {
  readonly work: EmptiesWork;
  readonly currency: Currency;
  /** Of the goods; undefined for a collection of empties alone. */
  readonly goods: CartTotals | undefined;
  readonly onContinue: () => void;
  readonly onNothing: (() => void) | undefined;
}

/** How full it gets, what comes back, and the way on. */
export function EmptiesSummary({ work, currency, goods, onContinue, onNothing }: EmptiesSummaryProps) {
  const t = useTexts("empties");
  const { whole, split, maxPallets } = work.plan;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const refund = plus(split.first.refundMinor, split.second?.refundMinor ?? NO_MONEY);
  const sent = goods === undefined ? NO_MONEY : plus(goods.grossMinor, goods.depositMinor);
  const blocked =
    split.left === null
      ? undefined
      : t("tooMuchText", { pallets: palletsInWords(t, split.left.palletThousandths) });
  usePageKey("go-on", () => {
    if (blocked === undefined && !work.isSaving) onContinue();
  });
  const cont = goods === undefined ? t("continueDelivery") : t("continue");
  return (
    <>
      <div className="desktop:sticky desktop:top-5">
        <Card title={t("limitAndDeposits")}>
          <div className="grid gap-4">
            {maxPallets !== null && <Limit work={work} maxPallets={maxPallets} />}
            <Totals
              rows={
                goods === undefined
                  ? split.second === null
                    ? []
                    : [
                        { label: t("refundFirst"), value: money(split.first.refundMinor) },
                        { label: t("refundSecond"), value: money(split.second.refundMinor) },
                      ]
                  : [
                      { label: t("goodsNet"), value: money(goods.netMinor) },
                      { label: t("vat"), value: money(goods.vatMinor) },
                      { label: t("depositsNew"), value: money(goods.depositMinor) },
                    ]
              }
              total={
                goods === undefined
                  ? { label: t("toYou"), value: money(refund) }
                  : { label: t("toPay"), value: money(sent) }
              }
            />
            {goods !== undefined && (
              <ExpectedBack toPayMinor={sent} refundMinor={refund} currency={currency} />
            )}
            <p className="text-small text-pretty text-ink-soft">{t("note")}</p>
            <div className="grid gap-2 max-mobile:hidden">
              <Button
                size="large"
                isWide
                isBusy={work.isSaving}
                disabledReason={blocked}
                onClick={onContinue}
              >
                {cont}
              </Button>
            </div>
            {onNothing !== undefined && (
              <Button variant="quiet" isWide onClick={onNothing}>
                {t("nothing")}
              </Button>
            )}
          </div>
        </Card>
      </div>
      <BottomBar>
        <BarFigure label={t("toReturnCount", { count: formatCount(whole.units) })}>{money(refund)}</BarFigure>
        <Button size="small" isBusy={work.isSaving} disabledReason={blocked} onClick={onContinue}>
          {t("continueShort")}
        </Button>
      </BottomBar>
    </>
  );
}

function Limit({ work, maxPallets }: { readonly work: EmptiesWork; readonly maxPallets: number }) {
  const t = useTexts("empties");
  const { whole } = work.plan;
  const limit = palletsInWords(t, maxPallets * 1000);
  const pallets = palletsInWords(t, whole.palletThousandths);
  const over = whole.palletThousandths - maxPallets * 1000;
  return (
    <Meter
      label={t("limit")}
      value={whole.palletThousandths}
      max={Math.max(maxPallets * 1000, whole.palletThousandths)}
      tick={over > 0 ? maxPallets * 1000 : undefined}
      valueText={t("limitInWords", { pallets, limit })}
      fromText={`${pallets} · ${formatWeight(whole.grams / 1000)}`}
      toText={over > 0 ? t("above", { pallets: palletsInWords(t, over), limit }) : limit}
      size="thick"
    />
  );
}
