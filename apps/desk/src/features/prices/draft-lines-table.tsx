import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { formatAmount, formatDayMonth, formatPercent } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { money } from "../../kit/money.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { PriceField, SaveBar, type TypedPrices } from "./typed-prices.tsx";
import { useRemoveLines } from "./use-change-draft.ts";
import type { Draft, DraftLine } from "./use-drafts.ts";

interface DraftLinesTableProps {
  readonly draft: Draft;
  readonly typed: TypedPrices;
  readonly rows: readonly DraftLine[];
}

/** The lines of a page; new prices are typed in place, and saved together. */
export function DraftLinesTable({ draft, typed, rows }: DraftLinesTableProps) {
  const t = useTexts("price-desk");
  const removing = useRemoveLines();
  const mayChange = draft.may.includes("change");
  const isPending = draft.state === "open" || draft.state === "waiting";
  const asTyped = mayChange ? typed.lineOf : (line: DraftLine) => line;
  async function remove({ priceList, sku }: DraftLine) {
    const ended = await removing.run({ id: draft.id, version: draft.version, lines: [{ priceList, sku }] });
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("removed"));
  }
  const columns = [
    ...useColumns({ typed: mayChange ? typed : undefined, asTyped, isPending }),
    ...(mayChange
      ? [
          {
            key: "remove",
            header: t("drop"),
            isHeaderHidden: true,
            cell: (line: DraftLine) => (
              <IconButton
                icon="trash"
                size="small"
                label={t("remove", { name: line.name, list: line.priceList })}
                isBusy={removing.isBusy}
                onClick={() => void remove(line)}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <RefusalAlert action={removing} title={t("notDone")} />
      <DeskTable
        caption={t("goods")}
        columns={columns}
        rows={rows}
        rowKey={({ priceList, sku }) => `${priceList} ${sku}`}
        nameOf={({ name }) => name}
        markOf={(line) =>
          line.isConflict || (isPending && asTyped(line)?.isOver === true) ? "wrong" : undefined
        }
      />
      {mayChange && <SaveBar typed={typed} />}
    </>
  );
}

interface ColumnsOf {
  readonly typed: TypedPrices | undefined;
  /** The line as what is typed in it makes it. */
  readonly asTyped: TypedPrices["lineOf"];
  readonly isPending: boolean;
}

/** Who must agree is told as long as somebody must; a price that is typed shows at once what it changes. */
function useColumns({ typed, asTyped, isPending }: ColumnsOf): readonly Column<DraftLine>[] {
  const t = useTexts("price-desk");
  return [
    {
      key: "goods",
      header: t("goods"),
      isRowHeader: true,
      isWide: true,
      cell: ({ name, sku }) => (
        <>
          <span className="font-semibold">{name}</span>
          <span className="block text-fine text-ink-soft">{sku}</span>
        </>
      ),
    },
    { key: "list", header: t("list"), cell: ({ priceList }) => priceList },
    { key: "old", header: t("today"), align: "end", cell: (line) => <Old line={line} /> },
    {
      key: "new",
      header: t("newPrice"),
      align: "end",
      cell: (line) =>
        typed === undefined ? (
          <strong>{formatAmount(toMinor(line.baseMinor))}</strong>
        ) : (
          <PriceField line={line} typed={typed} />
        ),
    },
    {
      key: "difference",
      header: t("difference"),
      align: "end",
      cell: (line) => <Difference line={asTyped(line)} />,
    },
    {
      key: "pays",
      header: t("pays"),
      align: "end",
      cell: (line) => {
        const shown = asTyped(line);
        return shown === undefined ? "–" : money(shown.yourMinor, shown.currency);
      },
    },
    {
      key: "notes",
      header: t("state"),
      isHeaderHidden: true,
      cell: (line) => <LineNotes line={asTyped(line) ?? line} isPending={isPending} />,
    },
  ];
}

function Old({ line: { oldBaseMinor } }: { readonly line: DraftLine }) {
  const t = useTexts("price-desk");
  return oldBaseMinor == null ? t("noPrice") : formatAmount(toMinor(oldBaseMinor));
}

function Difference({ line }: { readonly line: DraftLine | undefined }) {
  const t = useTexts("price-desk");
  if (line === undefined) return "–";
  const { oldBaseMinor, baseMinor, percent, oldYourMinor, yourMinor } = line;
  if (oldBaseMinor == null) return t("firstPrice");
  const by = baseMinor - oldBaseMinor;
  if (percent === 0) return <span className="text-ink-soft">{t("unchanged")}</span>;
  const isDearer = by > 0 || (by === 0 && yourMinor > (oldYourMinor ?? 0));
  return (
    <>
      <strong>{signed(formatPercent(percent), isDearer)}</strong>
      <span className="block text-fine text-ink-soft">
        {signed(formatAmount(toMinor(Math.abs(by))), isDearer)}
      </span>
    </>
  );
}

function signed(text: string, isDearer: boolean): string {
  return `${isDearer ? "+" : "−"}${text}`;
}

function LineNotes({ line, isPending }: { readonly line: DraftLine; readonly isPending: boolean }) {
  const t = useTexts("price-desk");
  const { isConflict, nowYourMinor, isOver, isTyped, laterFrom, leafletTo, currency } = line;
  const day = (text: string) => formatDayMonth(toLocalDate(text));
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {isConflict && (
        <Flag
          tone="last"
          text={
            nowYourMinor == null ? t("conflictNone") : t("conflict", { price: money(nowYourMinor, currency) })
          }
        />
      )}
      {isOver && isPending && <Flag tone="last" text={t("second")} />}
      {isTyped && <Flag tone="muted" text={t("typed")} />}
      {leafletTo != null && (
        <Flag
          tone="muted"
          text={leafletTo === "infinity" ? t("promoOpen") : t("promo", { day: day(leafletTo) })}
        />
      )}
      {laterFrom != null && <Flag tone="muted" text={t("later", { day: day(laterFrom) })} />}
    </span>
  );
}
