import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatDate } from "@vycep/words/engine/format";

interface PriceUpdateFailedProps {
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/** The brewery gave no prices: the order can be sent all the same, and what happens then is said before (PRICE-06, ERROR-44). */
export function PriceUpdateFailed({ isBusy, onTryAgain }: PriceUpdateFailedProps) {
  const t = useTexts("checkout");
  return (
    <Alert
      tone="warning"
      isLive
      title={t("priceUpdateFailed")}
      action={
        <Button variant="outline" isBusy={isBusy} onClick={onTryAgain}>
          {t("retry")}
        </Button>
      }
    >
      {t("priceUpdateFailedText")}
    </Alert>
  );
}

interface DateExpiredProps {
  readonly message: string;
  readonly nextDay: LocalDate | undefined;
  readonly onTakeDay: (day: LocalDate) => void;
}

/** The brewery takes nothing more for the chosen day: the next one is one tap away (OP-22, B1). */
export function DateExpired({ message, nextDay, onTakeDay }: DateExpiredProps) {
  const t = useTexts("checkout");
  return (
    <Alert
      tone="error"
      isLive
      title={t("dateExpired")}
      action={
        nextDay !== undefined && (
          <Button onClick={() => onTakeDay(nextDay)}>{t("takeDay", { day: formatDate(nextDay) })}</Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
