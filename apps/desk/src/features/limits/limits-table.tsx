import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import type { Selection } from "../../kit/selection.ts";
import type { Limit } from "./use-limits.ts";

interface LimitsTableProps {
  readonly rows: readonly Limit[];
  readonly selection: Selection | undefined;
  /** Who may change one opens it. */
  readonly onOpen: ((limit: Limit) => void) | undefined;
}

const tones = { holds: "done", ahead: "fresh", over: "muted" } as const;
const icons = { holds: "check", ahead: "clock", over: "close" } as const;

/** Limits in rows, with what is left of each. */
export function LimitsTable({ rows, selection, onOpen }: LimitsTableProps) {
  const t = useTexts("limits-desk");
  const desk = useTexts("desk");
  const columns: readonly Column<Limit>[] = [
    {
      ...{ key: "product", header: t("product"), isRowHeader: true, isWide: true },
      cell: (limit) => <Product limit={limit} onOpen={onOpen} />,
    },
    {
      ...{ key: "place", header: t("place"), isWide: true },
      cell: ({ shipToId, shipToName, companyName }) => (
        <span className="grid">
          <strong className="truncate">{shipToName}</strong>
          <span className="truncate text-fine text-ink-soft">{`${shipToId} · ${companyName}`}</span>
        </span>
      ),
    },
    {
      ...{ key: "standing", header: t("standing") },
      cell: ({ standing }) => (
        <Status tone={tones[standing]} icon={icons[standing]} text={t(`standing.${standing}`)} />
      ),
    },
    {
      ...{ key: "used", header: t("used"), align: "end" },
      cell: ({ boxesOrdered, maxBoxes }) =>
        t("usedOf", { ordered: formatCount(boxesOrdered), max: formatCount(maxBoxes) }),
    },
    {
      ...{ key: "left", header: t("left"), align: "end" },
      cell: (limit) => <strong>{formatCount(boxesLeft(limit))}</strong>,
    },
    {
      ...{ key: "from", header: t("from"), align: "end" },
      cell: ({ validFrom }) => formatDate(toLocalDate(validFrom)),
    },
    {
      ...{ key: "to", header: t("to"), align: "end" },
      cell: ({ validTo }) => (validTo == null ? t("noEnd") : formatDate(toLocalDate(validTo))),
    },
  ];
  return (
    <DeskTable
      list="product-limits"
      caption={desk("productLimits")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      selection={selection}
      nameOf={({ productName, shipToName }) => `${productName}, ${shipToName}`}
    />
  );
}

function Product({ limit, onOpen }: Pick<LimitsTableProps, "onOpen"> & { readonly limit: Limit }) {
  const { productName, sku } = limit;
  return (
    <span className="grid justify-items-start">
      {onOpen === undefined ? (
        <strong>{productName}</strong>
      ) : (
        <button
          type="button"
          onClick={() => onOpen(limit)}
          className="rounded-small text-left font-bold text-bottle hover:underline"
        >
          {productName}
        </button>
      )}
      <span className="text-fine text-ink-soft">{sku}</span>
    </span>
  );
}
