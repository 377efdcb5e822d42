import type { DeliveryToClaim } from "@vycep/contract/claims/claims.rest";
import type { ExpectedCredit } from "@vycep/domain/claims/expected-credit";
import type { Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { BarFigure, BottomBar } from "@vycep/ui/layout/bottom-bar.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";

interface ClaimSumProps {
  readonly credit: ExpectedCredit;
  readonly currency: DeliveryToClaim["currency"];
  readonly count: number;
  readonly isBusy: boolean;
  readonly blocked: string | undefined;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** What comes back for what is marked, and sending it: beside the lines, on a telephone at the thumb. */
export function ClaimSum({ credit, currency, count, isBusy, blocked, onSend, children }: ClaimSumProps) {
  const t = useTexts("claims");
  const isMobile = useIsMobile();
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const send = (
    <Button
      size={isMobile ? "small" : "large"}
      isWide={!isMobile}
      isBusy={isBusy}
      disabledReason={blocked}
      onClick={onSend}
    >
      {t(isMobile ? "sendShort" : "send")}
    </Button>
  );
  return (
    <>
      <Card title={t("expected")}>
        <div className="grid gap-4">
          <Totals
            rows={[
              { label: t("expectedNet"), value: money(credit.netMinor) },
              { label: t("expectedVat"), value: money(credit.vatMinor) },
              { label: t("expectedDeposit"), value: money(credit.depositMinor) },
              ...(credit.roundingMinor === 0
                ? []
                : [{ label: t("expectedRounding"), value: money(credit.roundingMinor) }]),
            ]}
            total={{ label: t("claimed", { count }), value: money(credit.totalMinor) }}
          />
          {children}
          {!isMobile && send}
        </div>
      </Card>
      {isMobile && (
        <BottomBar>
          <BarFigure label={t("expected")} isGood>
            {money(credit.totalMinor)}
          </BarFigure>
          {send}
        </BottomBar>
      )}
    </>
  );
}
