import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import type { DeskList } from "../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { Moment } from "../../kit/moment.tsx";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { CreditUse, moneyText, Standing } from "./customer-money.tsx";
import { type ShipTosState, shipTosAddress } from "./customers-address.ts";
import type { ShipToRow } from "./use-customers.ts";
import { useWeekdayText } from "./weekday-text.ts";

interface ShipTosTableProps {
  /** Of the list of all places; those of one company stand without it. */
  readonly list?: Pick<DeskList<ShipTosState>, "state" | "sort" | "onSort">;
  readonly rows: readonly ShipToRow[];
  /** Where rows can be chosen. */
  readonly selection?: Selection | undefined;
}

/** Places in rows; each leads to its record, which knows the list it was opened from (DLIST-05). */
export function ShipTosTable({ list, rows, selection }: ShipTosTableProps) {
  const t = useTexts("customers");
  const columns = useColumns(list === undefined);
  const from = list && behindList(shipTosAddress, list.state);
  return (
    <DeskTable
      list="ship-tos"
      caption={t("shipTos")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.shipTo(id) + (from ?? "")}
      selection={selection}
      sort={list?.sort}
      onSort={list?.onSort}
    />
  );
}

function useColumns(isOfCompany: boolean): readonly Column<ShipToRow>[] {
  const t = useTexts("customers");
  const weekdayText = useWeekdayText();
  return [
    {
      ...{ key: "number", header: t("number"), isRowHeader: true, isSortable: true },
      cell: ({ id }) => id,
    },
    {
      ...{
        key: "name",
        header: isOfCompany ? t("shipTo") : t("shipToAndCompany"),
        isWide: true,
        isSortable: true,
      },
      cell: ({ name, companyId, companyName }) => (
        <span className="grid justify-items-start">
          <strong>{name}</strong>
          {!isOfCompany && (
            <Anchor
              href={paths.company(companyId)}
              className="text-fine text-ink-soft hover:text-bottle hover:underline"
            >
              {companyName}
            </Anchor>
          )}
        </span>
      ),
    },
    { key: "city", header: t("city"), cell: ({ city }) => city },
    { key: "priceList", header: t("priceList"), cell: ({ priceList }) => priceList },
    {
      ...{ key: "days", header: t("days") },
      cell: ({ weekdays }) => (
        <span className="block w-max max-w-40 whitespace-normal">{weekdayText(weekdays)}</span>
      ),
    },
    ...(isOfCompany
      ? []
      : [{ key: "limit", header: t("limit"), cell: ({ money }: ShipToRow) => <CreditUse money={money} /> }]),
    {
      ...{ key: "unpaid", header: t("unpaid"), align: "end" },
      cell: ({ unpaidMinor, money }) => moneyText(unpaidMinor, money.currency),
    },
    {
      ...{ key: "lastOrder", header: t("lastOrder") },
      cell: ({ lastOrderAt }) => (lastOrderAt == null ? t("never") : <Moment at={lastOrderAt} />),
    },
    { key: "standing", header: t("standing"), cell: (row) => <Standing {...row} /> },
  ];
}
