import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { ListTable } from "@vycep/shell/list/list-table.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { signed } from "./balances-table.tsx";
import type { EmptiesState } from "./empties-address.ts";
import { formatValue } from "./report-words.tsx";
import { type AccountPage, type Movement, pageSize } from "./use-reporting.ts";

interface MovementsTableProps {
  readonly list: ListInHand<EmptiesState>;
  readonly page: AccountPage;
}

/** Two of the same day, type and order may be alike in all that they say: what comes again is counted. */
function keysOf(movements: readonly Movement[]): (movement: Movement) => string {
  const times = new Map<string, number>();
  const keys = new Map(
    movements.map((movement) => {
      const { day, code, kind, orderNumber } = movement;
      const name = [day, code, kind, orderNumber].join(" ");
      const before = times.get(name) ?? 0;
      times.set(name, before + 1);
      return [movement, `${name} ${before}`];
    }),
  );
  return (movement) => keys.get(movement) ?? "";
}

/** Every delivery, return and stock-taking with the balance after it, the newest first (B3). */
export function MovementsTable({ list, page }: MovementsTableProps) {
  const t = useTexts("reporting");
  const mayOpenOrders = useMayOpen()({ name: "order-detail" });
  const order = (number: string | null) =>
    number !== null && (mayOpenOrders ? <Link href={paths.order(number)}>{number}</Link> : number);
  return (
    <section aria-labelledby="movements">
      <h2 id="movements" className="type-heading mb-3">
        {t("movements")}
      </h2>
      <ListTable
        list={list}
        page={page}
        pageSize={pageSize}
        all={t("movementsFound", { count: page.total })}
        caption={t("movements")}
        rowKey={keysOf(page.rows)}
        mobileCard={(row) => (
          <div className="flex items-baseline justify-between gap-3">
            <div className="min-w-0">
              <b>{row.name}</b>
              <p className="text-small text-ink-soft">
                {`${formatDate(toLocalDate(row.day))} · ${t(`movement.${row.kind}`)} `}
                {order(row.orderNumber)}
              </p>
            </div>
            <div className="flex-none text-right">
              <b>{signed(row.change)}</b>
              <p className="text-small text-ink-soft">{t("leaves", { balance: formatValue(row.balance) })}</p>
            </div>
          </div>
        )}
        columns={[
          {
            key: "day",
            header: t("day"),
            isRowHeader: true,
            cell: ({ day }) => formatDate(toLocalDate(day)),
          },
          { key: "type", header: t("type"), isWide: true, cell: ({ name }) => name },
          { key: "kind", header: t("movement"), cell: ({ kind }) => t(`movement.${kind}`) },
          { key: "order", header: t("order"), cell: ({ orderNumber }) => order(orderNumber) },
          { key: "change", header: t("change"), align: "end", cell: ({ change }) => signed(change) },
          {
            key: "balance",
            header: t("balance"),
            align: "end",
            cell: ({ balance }) => (
              <b className={balance < 0 ? "text-red-strong" : ""}>{formatValue(balance)}</b>
            ),
          },
        ]}
      />
    </section>
  );
}
