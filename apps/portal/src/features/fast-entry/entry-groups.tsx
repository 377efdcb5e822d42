import { useTexts } from "@vycep/shell/words/i18n";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { type ReactNode, useId, useState } from "react";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { BadRow, type BadRowProps } from "./bad-row.tsx";
import { GoingRow } from "./entry-rows.tsx";
import type { EntryState, PreviewOption, PreviewRow, PreviewView } from "./preview-view.ts";
import type { RowCheck } from "./use-typed-row.ts";

export interface EntryGroupsProps {
  readonly view: PreviewView;
  readonly picture: (product: ProductRow) => ReactNode;
  readonly check: RowCheck;
  readonly onUse: (row: PreviewRow, option: PreviewOption) => void;
  readonly onEdit: (row: PreviewRow, text: string, isLeft: boolean) => void;
  readonly onRemove: (rows: readonly PreviewRow[]) => void;
  readonly onDownload: () => void;
}

/** The rows by what became of them: what is to be solved first. */
export function EntryGroups({ view, picture, check, onUse, onEdit, onRemove, onDownload }: EntryGroupsProps) {
  const t = useTexts("fast-entry");
  const { bad, adjusted, good } = view.byState;
  const partsOf = (row: PreviewRow): BadRowProps => ({
    row,
    picture,
    check,
    onUse: (option) => onUse(row, option),
    onEdit: (text, isLeft) => onEdit(row, text, isLeft),
    onRemove: () => onRemove([row]),
  });
  return (
    <div data-card className="overflow-hidden rounded-large border border-line bg-foam">
      <Group
        state="bad"
        rows={bad}
        aside={
          <>
            <LinkAction onClick={onDownload} icon="download">
              {t("download")}
            </LinkAction>
            <LinkAction onClick={() => onRemove(bad)}>{t("removeBad", { count: bad.length })}</LinkAction>
          </>
        }
        draw={(row) => <BadRow key={row.id} {...partsOf(row)} />}
      />
      <Group
        state="adjusted"
        rows={adjusted}
        draw={(row) => <ChangeableRow key={row.id} {...partsOf(row)} />}
      />
      <Group
        state="good"
        rows={good}
        isFoldable
        draw={(row) => <ChangeableRow key={row.id} {...partsOf(row)} />}
      />
    </div>
  );
}

/** A row that goes in; whoever meant another thing changes its words in their place, as in one that stays out. */
function ChangeableRow(props: BadRowProps) {
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <BadRow {...props} onLeave={() => setChanging(false)} />;
  return <GoingRow row={props.row} picture={props.picture} onChange={() => setChanging(true)} />;
}

interface GroupProps {
  readonly state: EntryState;
  readonly rows: readonly PreviewRow[];
  readonly draw: (row: PreviewRow) => ReactNode;
  readonly aside?: ReactNode;
  readonly isFoldable?: boolean;
}

const heads = {
  bad: { look: "bg-foam text-red-strong", icon: "warning" },
  adjusted: { look: "bg-amber-tint text-amber-ink", icon: "pencil" },
  good: { look: "bg-bottle-tint text-hop-ink", icon: "check" },
} as const;

/** So many rows are drawn at a time: two thousand pictures help nobody. */
const step = 50;

function Group({ state, rows, draw, aside, isFoldable = false }: GroupProps) {
  const t = useTexts("fast-entry");
  const id = useId();
  const [shown, setShown] = useState(step);
  const [isOpen, setOpen] = useState(true);
  if (rows.length === 0) return null;
  const left = rows.length - shown;
  const { look, icon } = heads[state];
  return (
    <section aria-labelledby={id} className="border-t border-line first:border-t-0">
      <div
        className={classNames(
          "flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4.5 py-3 max-mobile:px-4",
          look,
        )}
      >
        <h2 id={id} className="flex items-center gap-2.5 text-lead font-semibold">
          <Icon name={icon} />
          {`${t(`group.${state}`)} ${formatCount(rows.length)}`}
        </h2>
        <div className="flex flex-wrap gap-x-5 text-small">
          {aside}
          {isFoldable && (
            <LinkAction onClick={() => setOpen(!isOpen)}>{t(isOpen ? "fold" : "unfold")}</LinkAction>
          )}
        </div>
      </div>
      {isOpen && <ul>{rows.slice(0, shown).map(draw)}</ul>}
      {isOpen && left > 0 && (
        <p className="border-t border-line px-4.5 py-3 text-center">
          <LinkAction onClick={() => setShown(shown + step * 4)}>
            {t("showMore", { count: Math.min(left, step * 4) })}
          </LinkAction>
        </p>
      )}
    </section>
  );
}
