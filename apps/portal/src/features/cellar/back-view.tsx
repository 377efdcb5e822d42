import { shortName, tiedName } from "@vycep/domain/catalog/name-parts";
import type { Change } from "@vycep/domain/cellar/changed-meanwhile";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import type { ReactNode } from "react";
import { changesOf } from "./back-rows.ts";
import type { CellarGoods, CellarRound, KeptCellar } from "./cellar-keys.ts";
import { momentInWords, moneyInWords } from "./cellar-words.ts";

interface BackViewProps {
  readonly cellar: KeptCellar;
  readonly round: CellarRound;
  readonly draw: (goods: CellarGoods) => ReactNode;
  readonly isBusy: boolean;
  /** Somebody else's amount instead of one's own. */
  readonly onTake: (sku: string, ordered: number) => void;
  readonly onToCart: () => void;
}

/** Back in the network: what is not as it was when it was counted, and whose amounts hold. */
export function BackView({ cellar, round, draw, isBusy, onTake, onToCart }: BackViewProps) {
  const t = useTexts("cellar");
  const { changes, unchanged } = changesOf(round, cellar);
  const isSame = changes.length === 0 && round.dayClosed === undefined;
  const goodsOf = (sku: string) => cellar.goods.find((one) => one.sku === sku);
  const nameOf = (sku: string) => goodsOf(sku)?.name ?? sku;
  const others = changes.filter((change) => change.kind === "other-person");
  return (
    <div className="mx-auto grid w-full max-w-form gap-4 px-4 py-4">
      <div>
        <h2 className="type-large">{t(isSame ? "nothingChanged" : "changedTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("countedSince", { moment: momentInWords(round.sinceMs) })}</p>
      </div>
      {round.dayClosed !== undefined && <Alert tone="warning" title={round.dayClosed} />}
      <ul className="rounded-large border border-line bg-foam px-4">
        {changes.map((change) => {
          const goods = goodsOf(change.sku);
          return (
            <li
              key={`${change.kind}-${change.sku}`}
              className="flex items-center gap-3 border-b border-line py-3 last:border-0"
            >
              <span className="size-touch flex-none rounded-control bg-floor p-1">
                {goods && draw(goods)}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block">{tiedName(nameOf(change.sku))}</b>
                <span className="text-small text-ink-soft">{wordsOf(change)}</span>
              </span>
              <Amount change={change} currency={cellar.currency} />
            </li>
          );
        })}
        {unchanged > 0 && (
          <li className="flex items-center gap-3 py-3">
            <span className="grid size-touch flex-none place-items-center rounded-control bg-floor text-hop">
              <Icon name="check" />
            </span>
            <b>{t("unchanged", { count: unchanged })}</b>
          </li>
        )}
      </ul>
      {others.map(({ sku, theirs }) => (
        <div key={sku} className="grid gap-2.5 rounded-large bg-bottle-tint p-4 text-bottle">
          <p className="flex gap-2.5">
            <Icon name="undo" />
            {t("takeTheirs", { product: shortName(nameOf(sku)) })}
          </p>
          <Button variant="outline" isWide isBusy={isBusy} onClick={() => onTake(sku, theirs)}>
            {t("take", { count: theirs })}
          </Button>
        </div>
      ))}
      <Button size="large" isWide onClick={onToCart}>
        {t("toCart")}
      </Button>
    </div>
  );

  function wordsOf(change: Change): string {
    switch (change.kind) {
      case "refused":
        return change.why;
      case "gone":
        return t("gone");
      case "price":
        return t("newPrice");
      case "cart":
        return t("cartWas", change);
      case "other-person":
        return t("otherPerson", change);
    }
  }
}

function Amount({ change, currency }: { readonly change: Change; readonly currency: string }) {
  const t = useTexts("cellar");
  if (change.kind === "refused" || change.kind === "gone") return null;
  if (change.kind === "price") {
    const { differenceMinor, ordered } = change;
    const sign = differenceMinor > 0 ? "+" : "";
    return (
      <span className="text-right whitespace-nowrap">
        <b className={differenceMinor > 0 ? "block text-red-ink" : "block text-hop-ink"}>
          {sign}
          {moneyInWords(differenceMinor, currency)}
        </b>
        <span className="text-small text-ink-soft">{t("amount", { count: ordered })}</span>
      </span>
    );
  }
  return (
    <span className="text-right whitespace-nowrap">
      <b className="block">{t("amount", { count: change.mine })}</b>
      <span className="text-small text-ink-soft">{t("yours")}</span>
    </span>
  );
}
