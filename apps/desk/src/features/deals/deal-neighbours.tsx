import { useQuery } from "@tanstack/react-query";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { paths } from "../../shared/paths.ts";
import { dealsAddress } from "./offers-address.ts";
import { dealsQuery } from "./use-deals.ts";

/** Back to the list, on to the next package deal and the one before (DLIST-05). */
export function DealNeighbours({ sku, note }: { readonly sku: string; readonly note: string }) {
  const list = useListBehind(dealsAddress);
  const { data } = useQuery({
    ...dealsQuery(list ?? dealsAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>{note}</span>
      <Neighbours
        {...{ id: sku, list, address: dealsAddress, path: paths.bundles() }}
        rows={data?.items.map((deal) => ({ id: deal.sku, name: deal.name }))}
        hrefOf={paths.bundle}
      />
    </span>
  );
}
