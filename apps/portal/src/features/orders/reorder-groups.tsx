import type { Currency } from "@vycep/domain/kernel/money";
import { Icon, type IconName } from "@vycep/ui/icon.tsx";
import type { ReactNode } from "react";
import { formatMoney } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import { unsoldInWords } from "../../shared/products/unsold-words.ts";
import { type DrawGoods, GoodsCell } from "./goods-cell.tsx";
import type { LineVerdict, Refused, ReorderPreview } from "./reorder-preview.ts";

interface ReorderGroupsProps {
  readonly number: string;
  readonly preview: ReorderPreview;
  readonly draw: DrawGoods;
}

/** The lines of a preview in three groups: what needs a look first, what is as it was last. */
export function ReorderGroups({ number, preview, draw }: ReorderGroupsProps) {
  const t = useTexts("orders");
  const { same, changed, refused, currency } = preview;
  const row = (verdict: LineVerdict) => <VerdictRow key={verdict.line.id} {...{ verdict, draw, currency }} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list without a control is scrolled by keyboard too
    <section aria-label={t("lines", { number })} tabIndex={0} className="grid gap-6 rounded-small">
      {refused.length > 0 && (
        <Group icon="error" title={t("refused", { count: refused.length })}>
          {refused.map(row)}
        </Group>
      )}
      {changed.length > 0 && (
        <Group icon="warning" title={t("changed", { count: changed.length })}>
          {changed.map(row)}
        </Group>
      )}
      {same.length > 0 && (
        <Group icon="check" title={t("same", { count: same.length })}>
          {same.map(row)}
        </Group>
      )}
    </section>
  );
}

interface GroupProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ icon, title, children }: GroupProps) {
  return (
    <section>
      <h3 className="type-heading mb-2 flex items-center gap-2">
        <Icon name={icon} size="small" />
        {title}
      </h3>
      <ul className="overflow-hidden rounded-normal border border-line">{children}</ul>
    </section>
  );
}

interface VerdictRowProps {
  readonly verdict: LineVerdict;
  readonly draw: DrawGoods;
  readonly currency: Currency;
}

function VerdictRow({ verdict, draw, currency }: VerdictRowProps) {
  const boxes = useProductWords();
  const { line } = verdict;
  const count = verdict.kind === "refused" ? line.ordered : verdict.boxes;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-3.5 py-2.5 first:border-t-0">
      <GoodsCell goods={line} draw={draw}>
        {verdict.kind === "refused" ? (
          <WhyNot verdict={verdict} />
        ) : (
          <WhatChanged verdict={verdict} currency={currency} />
        )}
      </GoodsCell>
      <span className="flex-none text-right">
        <span className="block">{boxesInWords(boxes, line.unit, count)}</span>
        {verdict.kind !== "refused" && (
          <strong className="block whitespace-nowrap">
            {formatMoney({ minor: verdict.netMinor, currency })}
          </strong>
        )}
      </span>
    </li>
  );
}

function WhyNot({ verdict: { reason, product } }: { readonly verdict: Refused }) {
  const t = useTexts("orders");
  const words = useProductWords();
  const told = product && unsoldInWords(words, product);
  const text = reason === "no-unit" ? t("refusedUnits") : (told ?? t("refusedGone"));
  return <span className="block text-fine text-red-strong">{text}</span>;
}

interface WhatChangedProps {
  readonly verdict: Exclude<LineVerdict, Refused>;
  readonly currency: Currency;
}

function WhatChanged({ verdict: { changes, line }, currency }: WhatChangedProps) {
  const t = useTexts("orders");
  const boxes = useProductWords();
  const money = (minor: number) => formatMoney({ minor, currency });
  const inBoxes = (count: number) => boxesInWords(boxes, line.unit, count);
  return changes.map((change) => (
    <span key={change.kind} className="block text-fine text-amber-ink">
      {change.kind === "price"
        ? t(change.nowMinor > change.beforeMinor ? "priceRose" : "priceFell", {
            before: money(change.beforeMinor),
            now: money(change.nowMinor),
          })
        : t(change.nowBoxes > change.beforeBoxes ? "quantityRaised" : "quantityChanged", {
            before: inBoxes(change.beforeBoxes),
            now: inBoxes(change.nowBoxes),
          })}
    </span>
  ));
}
