import { tiedName } from "@vycep/domain/catalog/name-parts";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatNearDay, formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { unitInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { MoveLine, MovePreview } from "./move-calls.ts";
import { moneyIn, nameOf, type PictureOf, sentence } from "./moved-product.ts";
import { useShortDay } from "./use-short-day.ts";

interface MovePreviewPanelProps {
  readonly preview: MovePreview;
  readonly picture: PictureOf | undefined;
}

/** What moving the cart changes, line by line and the worst first; what stays as it is, is one line (INPROG-23). */
export function MovePreviewPanel({ preview, picture }: MovePreviewPanelProps) {
  const t = useTexts("move");
  const { lines, blockers } = preview;
  const { money, round } = moneyIn(preview.currency);
  const changed = lines.filter(({ fate }) => fate !== "unchanged");
  const minimum = preview.progress_bar_data.iMaximumOrderCash;
  return (
    <section
      aria-label={t("whatChanges")}
      className="rounded-normal border-field border-line px-5 py-4 max-mobile:border-0 max-mobile:p-0"
    >
      <header className="flex justify-between gap-4">
        <h3 className="type-label text-ink-soft">{t("whatChanges")}</h3>
        <p className="text-small text-ink-soft">
          {t("changedOf", { changed: changed.length, count: lines.length })}
        </p>
      </header>
      <ul>
        {changed.map((line) => (
          <ChangedLine key={line.sku} {...{ line, picture, preview }} />
        ))}
        <Unchanged
          lines={lines.filter(({ fate }) => fate === "unchanged")}
          isAll={changed.length === 0}
          total={money}
        />
      </ul>
      <div className="mt-1 border-t border-ink pt-3">
        <Sums preview={preview} />
        {blockers.length === 0 && minimum !== null && minimum !== undefined && (
          <p className="mt-1 flex items-center gap-1.5 text-small text-bottle">
            <Icon name="check" size="small" />
            {t("minimumMet", { sum: round(minimum) })}
          </p>
        )}
        {blockers.map(({ code, message }) => (
          <p key={code} className="mt-1 flex gap-1.5 text-small font-semibold text-red-strong">
            <Icon name="warning" size="small" />
            {message}
          </p>
        ))}
        {preview.empties_before > preview.empties_after && (
          <p className="mt-1 text-small text-ink-soft">{t("emptiesStay")}</p>
        )}
      </div>
    </section>
  );
}

/** What the goods cost now and after the move, and the day that another place or way brings with it. */
function Sums({ preview }: { readonly preview: MovePreview }) {
  const t = useTexts("move");
  const dayOf = useShortDay();
  const { net_before: before, net_after: after, from, to } = preview;
  const { money, difference } = moneyIn(preview.currency);
  const isSame = before === after;
  const isAnotherWay = to.ship_to_id !== from.ship_to_id || to.delivery_method !== from.delivery_method;
  const dayAfter = isAnotherWay && to.delivery_date !== from.delivery_date ? to.delivery_date : undefined;
  return (
    <dl className="grid gap-y-0.5">
      {!isSame && <Sum label={t("netNow")}>{money(before)}</Sum>}
      {!isSame && <Sum label={t("difference")}>{difference(after - before)}</Sum>}
      <Sum label={t(isSame ? "netGoods" : "netAfter")} isMain>
        {money(after)}
      </Sum>
      {dayAfter != null && <Sum label={t("dayAfter")}>{dayOf(dayAfter)}</Sum>}
    </dl>
  );
}

interface SumProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: string;
}

function Sum({ label, isMain = false, children }: SumProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-3",
        !isMain && "text-small text-ink-soft",
      )}
    >
      <dt className={isMain ? "font-bold" : ""}>{label}</dt>
      <dd className={classNames("whitespace-nowrap", isMain && "text-lead font-bold")}>{children}</dd>
    </div>
  );
}

interface RowProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
  readonly sum: string;
  readonly underSum?: ReactNode;
  readonly isBad?: boolean;
}

function Row({ picture, title, note, sum, underSum, isBad = false }: RowProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <div className="grid size-11 flex-none place-items-center rounded-normal bg-floor p-1">{picture}</div>
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-bold text-pretty">{title}</p>
        <p className="text-small text-pretty text-ink-soft">{note}</p>
      </div>
      <div className="flex-none text-right">
        <p className={classNames("font-bold whitespace-nowrap", isBad && "text-red-strong")}>{sum}</p>
        {underSum !== undefined && <p className="text-fine whitespace-nowrap text-ink-soft">{underSum}</p>}
      </div>
    </li>
  );
}

interface ChangedLineProps {
  readonly line: MoveLine;
  readonly picture: PictureOf | undefined;
  readonly preview: MovePreview;
}

function ChangedLine({ line, picture, preview }: ChangedLineProps) {
  const t = useTexts("move");
  const { money, amount, difference } = moneyIn(preview.currency);
  const { fate, product, unit_price_before: was, unit_price_after: will } = line;
  const why = useReason(line, preview.to.delivery_date);
  const isAside = fate === "set_aside";
  const isPriced = fate === "dearer" || fate === "cheaper";
  const goesAs = useAmountAfter(line);
  return (
    <Row
      picture={picture?.(product)}
      title={tiedName(nameOf(product, line.sku))}
      note={
        fate === "regrouped" ? (
          t("goesAs", { amount: goesAs })
        ) : isPriced ? (
          <>
            {why} {t("amountStays")}
          </>
        ) : (
          <>
            {!isAside && <span>{t("toMend")} </span>}
            <strong className="text-red-strong">{why}</strong> {isAside && t("putAside")}
          </>
        )
      }
      sum={line.difference === 0 ? money(line.net_after) : difference(line.difference)}
      underSum={
        isPriced ? (
          <>
            <s className="max-mobile:block">
              <span className="sr-only">{t("priceBefore")} </span>
              {amount(was)}
            </s>{" "}
            {money(will)}
          </>
        ) : undefined
      }
      isBad={isAside}
    />
  );
}

/** How much of a line goes, in the units in which it goes: "1 paleta + 1 vrstva". */
function useAmountAfter(line: MoveLine): string {
  const t = useProductWords();
  const amounts = [
    ["pallets", line.number_of_pallet_after],
    ["layers", line.number_of_layer_after],
    ["packages", line.number_of_packages_after],
  ] as const;
  return amounts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => unitInWords(t, line.product, { unit, count }))
    .join(" + ");
}

/** Why a line changes on the day that it would come, in words. */
function useReason(line: MoveLine, day: string | null | undefined): string {
  const t = useTexts("move");
  const { fate, message, sold_from: from, sold_to: to, promo_before: before, promo_after: after } = line;
  const on = (one: string) => formatNearDay(toLocalDate(one), localNow().date);
  const percent = (value: number) => formatPercent(-Math.abs(value));
  if (fate === "set_aside" && day && to && to < day) return sentence(t("soldUntil", { day: on(to) }));
  if (fate === "set_aside" && day && from && from > day) return sentence(t("soldFrom", { day: on(from) }));
  if (message) return message;
  if (before?.valid_to && !after)
    return sentence(t("promoEnds", { percent: percent(before.percentage), day: on(before.valid_to) }));
  if (after?.valid_from && !before)
    return sentence(t("promoStarts", { percent: percent(after.percentage), day: on(after.valid_from) }));
  return t("newPrice");
}

function Unchanged({
  lines,
  isAll,
  total,
}: {
  readonly lines: readonly MoveLine[];
  readonly isAll: boolean;
  readonly total: (sum: number) => string;
}) {
  const t = useTexts("move");
  if (lines.length === 0) return null;
  const names = lines.slice(0, 3).map(({ product, sku }) => tiedName(nameOf(product, sku)));
  const sum = lines.reduce((all, { net_after: net }) => all + net, 0);
  return (
    <Row
      picture={<Icon name="check" />}
      title={t(isAll ? "allUnchanged" : "unchanged", { count: lines.length })}
      note={names.join(" · ") + (lines.length > names.length ? " …" : "")}
      sum={total(sum)}
    />
  );
}
