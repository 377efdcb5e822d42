import { Table, type TableProps } from "@vycep/ui/data/table.tsx";
import type { ListBasics } from "./list-address.ts";
import type { ListPage } from "./list-page.ts";
import { ListPages } from "./list-pages.tsx";
import type { ListInHand } from "./use-list-address.ts";

interface ListTableProps<Row, State extends ListBasics>
  extends Omit<TableProps<Row>, "rows" | "sort" | "onSort" | "isBare" | "empty"> {
  readonly list: Pick<ListInHand<State>, "sort" | "onSort" | "hrefOf">;
  readonly page: ListPage<Row>;
  readonly pageSize: number;
  /** All that were found, counted in the genitive: "76 objednávek". */
  readonly all: string;
}

/** A page of rows, cards on mobile, sorted by its columns, with the pages at its foot inside the same frame. */
export function ListTable<Row, State extends ListBasics>(props: ListTableProps<Row, State>) {
  const { list, page, pageSize, all, ...table } = props;
  return (
    <div className="overflow-hidden rounded-large border border-line bg-foam">
      <Table {...table} isBare rows={page.rows} sort={list.sort} onSort={list.onSort} />
      <div className="border-t border-line">
        <ListPages {...page} pageSize={pageSize} all={all} hrefFor={list.hrefOf} />
      </div>
    </div>
  );
}
