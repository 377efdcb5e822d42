import { vatIdOf } from "@vycep/contract/cart/cart-address.codec";
import { encodeCustomerAddress } from "@vycep/contract/ship-to/customer-address.codec";
import type { Deps } from "../../platform/deps.ts";
import { pageInfo, pagingOf } from "../../platform/list/paging.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { orderingPlace, placesOf } from "../access/access.facts.ts";
import { type ShipTo, shipTosById } from "./ship-to.facts.ts";

/** The places that somebody may order for, the usual one first; one statement for a request. */
const placesToOrderFor = perRequest(
  async (deps: Deps, context: RequestContext): Promise<readonly ShipTo[]> => {
    const actor = await context.actor();
    const allowed = placesOf(actor).filter(({ shipToId }) => orderingPlace(actor, shipToId).ok);
    const known = await shipTosById(
      deps.db,
      allowed.map(({ shipToId }) => shipToId),
    );
    const usual = await usualPlaceId(context);
    const places = allowed.flatMap(({ shipToId }) => known.get(shipToId) ?? []);
    return places.toSorted(
      (left, right) => Number(right.facts.id === usual) - Number(left.facts.id === usual),
    );
  },
);

/** The ship-tos as Magento's addresses of a customer (D36): those that orders may go to. */
export async function customerAddresses(deps: Deps, context: RequestContext) {
  const usual = await usualPlaceId(context);
  return (await placesToOrderFor(deps, context)).map((place) =>
    encodeCustomerAddress(place, place.facts.id === usual),
  );
}

type PageInput = Parameters<typeof pagingOf>[0];

export async function customerAddressPage(deps: Deps, context: RequestContext, args: PageInput) {
  const paging = pagingOf(args, { usual: 20 });
  const all = await customerAddresses(deps, context);
  return {
    items: all.slice(paging.offset, paging.offset + paging.limit),
    page_info: pageInfo(paging, all.length),
    total_count: all.length,
  };
}

/** Where orders begin: the person's own default, else the first that is offered (OP-72). */
export async function usualPlaceId(context: RequestContext): Promise<string | null> {
  const place = orderingPlace(await context.actor(), undefined);
  return place.ok ? place.value.shipToId : null;
}

/** What the usual place says of the customer. */
export async function usualPlace(deps: Deps, context: RequestContext) {
  const usual = await usualPlaceId(context);
  const place = (await placesToOrderFor(deps, context)).find(({ facts }) => facts.id === usual);
  return place && { customerType: place.facts.customerType, vatId: vatIdOf(place.payer) || null };
}
