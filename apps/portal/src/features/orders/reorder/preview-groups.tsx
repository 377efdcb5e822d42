import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import type { BoxUnit } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { type DrawGoods, GoodsCell, type PicturedGoods } from "../../../shared/products/goods-cell.tsx";
import type { LineChange } from "../../../shared/reorder/line-change.ts";
import { LineRemarks } from "../detail/line-remarks.tsx";

/** One line as it would be now. */
export interface PreviewLine {
  readonly id: string;
  readonly goods: PicturedGoods & { readonly name: string };
  readonly unit: BoxUnit;
  /** Boxes that would come; of a line that cannot come, those that were wanted. */
  readonly boxes: number;
  /** At today's price, without VAT; undefined for what cannot come. */
  readonly netMinor: Minor | undefined;
  readonly changes: readonly LineChange[];
  /** Why it cannot come, in words. */
  readonly whyNot?: string | undefined;
  /** What can be done about that, beside the reason. */
  readonly fix?: ReactNode;
}

interface PreviewGroupsProps {
  readonly label: string;
  readonly preview: {
    readonly currency: Currency;
    readonly refused: readonly PreviewLine[];
    readonly changed: readonly PreviewLine[];
    readonly same: readonly PreviewLine[];
  };
  readonly draw: DrawGoods;
}

/** The lines of a preview in three groups: what needs a look first, what is as it was last. */
export function PreviewGroups({ label, preview, draw }: PreviewGroupsProps) {
  const t = useTexts("reorder");
  const { same, changed, refused, currency } = preview;
  const row = (line: PreviewLine) => <PreviewRow key={line.id} {...{ line, draw, currency }} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list without a control is scrolled by keyboard too
    <section aria-label={label} tabIndex={0} className="grid gap-6 rounded-small">
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

interface PreviewRowProps {
  readonly line: PreviewLine;
  readonly draw: DrawGoods;
  readonly currency: Currency;
}

function PreviewRow({ line, draw, currency }: PreviewRowProps) {
  const boxes = useProductWords();
  const { goods, unit, netMinor, fix } = line;
  return (
    <li className="border-t border-line px-3.5 py-2.5 first:border-t-0">
      <div className="flex items-center justify-between gap-4">
        <GoodsCell goods={goods} draw={draw}>
          <LineRemarks {...line} currency={currency} />
        </GoodsCell>
        <span className="flex-none text-right">
          <span className="block">{boxesInWords(boxes, unit, line.boxes)}</span>
          {netMinor !== undefined && (
            <strong className="block whitespace-nowrap">{formatMoney({ minor: netMinor, currency })}</strong>
          )}
        </span>
      </div>
      {fix !== undefined && <div className="mt-1 ml-14">{fix}</div>}
    </li>
  );
}
