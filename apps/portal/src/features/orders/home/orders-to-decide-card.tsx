import { useQuery } from "@tanstack/react-query";
import type { OrderRow } from "@vycep/contract/orders/orders.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import { CancelRow } from "../cancel/cancel-row.tsx";
import { KeepPrice } from "../detail/keep-price.tsx";
import { openOrdersQuery } from "./use-arriving-orders.ts";

/** Orders that came out above the customer's limit and wait for an answer (B14); nothing at all when none does. */
export function OrdersToDecideCard() {
  const rows =
    useQuery(openOrdersQuery()).data?.sopList.filter(({ aboveLimit }) => aboveLimit !== null) ?? [];
  if (rows.length === 0) return null;
  return (
    <Card isFlush>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <ToDecide key={row.orderNumber} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function ToDecide({ row }: { readonly row: OrderRow }) {
  const t = useTexts("orders");
  const { orderNumber: number, shipToId, shipToName, currency } = row;
  const difference = formatMoney({ minor: wholeToMinor(row.aboveLimit ?? 0), currency });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5 max-mobile:gap-x-3 max-mobile:px-4">
      <span className="grid size-11 flex-none place-items-center rounded-normal bg-red-tint text-red-ink">
        <Icon name="warning" />
      </span>
      <p className="min-w-0 flex-1 basis-64">
        <RichText text={t("aboveLimitBy", { difference })} />
        <span className="block text-fine text-ink-soft">
          <Anchor href={paths.order(number)} className="text-bottle underline underline-offset-text">
            {number}
          </Anchor>
          {` · ${shipToName}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5 max-mobile:ml-14">
        <KeepPrice order={{ number, shipToId }} isSmall />
        <CancelRow row={row} />
      </div>
    </li>
  );
}
