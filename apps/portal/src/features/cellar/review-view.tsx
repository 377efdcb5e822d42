import { tiedName } from "@vycep/domain/catalog/name-parts";
import type { Failure } from "@vycep/shell/failures/api-error";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { ReactNode } from "react";
import type { CellarGoods, CellarRound, KeptCellar } from "./cellar-keys.ts";
import { momentInWords, moneyInWords } from "./cellar-words.ts";

interface ReviewViewProps {
  readonly cellar: KeptCellar;
  readonly round: CellarRound;
  readonly draw: (goods: CellarGoods) => ReactNode;
  readonly failure: Failure | undefined;
  readonly isSending: boolean;
  readonly onRetry: () => void;
  /** Where they can be sent only by whoever signs in. */
  readonly onSignIn: (() => void) | undefined;
  readonly onBack: () => void;
}

/** What the counts order, at the last known prices, while it waits for network. */
export function ReviewView(props: ReviewViewProps) {
  const { cellar, round, draw, failure, isSending, onRetry, onSignIn, onBack } = props;
  const t = useTexts("cellar");
  const ordered = cellar.goods.flatMap((goods) => {
    const count = round.counted[goods.sku];
    return count && count.ordered > 0 ? [{ goods, count }] : [];
  });
  const totalMinor = ordered.reduce(
    (sum, { goods, count }) => sum + (goods.unitMinor ?? 0) * count.ordered,
    0,
  );
  const moment = momentInWords(cellar.keptAtMs);
  return (
    <div className="mx-auto grid w-full max-w-form gap-4 px-4 py-4">
      <div>
        <h2 className="type-large">{t("reviewTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("reviewText", { moment })}</p>
      </div>
      {failure ? (
        <Alert tone="warning" title={t(onSignIn ? "waitsForSignIn" : "sendFailed")} isLive>
          {failure.kind === "refused" && <p className="mb-2">{failure.message}</p>}
          <Button size="small" variant="outline" isBusy={isSending} onClick={onSignIn ?? onRetry}>
            {t(onSignIn ? "signIn" : "retry")}
          </Button>
        </Alert>
      ) : (
        <Alert tone="info" isLive title={t(isSending ? "sending" : "keptOffline")} />
      )}
      {ordered.length === 0 ? (
        <p>{t("nothingOrdered")}</p>
      ) : (
        <>
          <ul className="rounded-large border border-line bg-foam px-4">
            {ordered.map(({ goods, count }) => (
              <li
                key={goods.sku}
                className="flex items-center gap-3 border-b border-line py-2.5 last:border-0"
              >
                <span className="size-touch flex-none">{draw(goods)}</span>
                <span className="min-w-0 flex-1">{tiedName(goods.name)}</span>
                <b className="type-heading">{t("amount", { count: count.ordered })}</b>
              </li>
            ))}
          </ul>
          <p className="type-heading">
            {t("orderSum", { total: moneyInWords(totalMinor, cellar.currency) })}
          </p>
        </>
      )}
      <Button size="large" variant="outline" isWide onClick={onBack}>
        {t("goOnCounting")}
      </Button>
    </div>
  );
}
