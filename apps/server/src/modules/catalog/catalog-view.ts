import { configAllows } from "@vycep/domain/access/permission";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { keepDate } from "@vycep/domain/preferences/preferences";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { forbidden } from "../../platform/errors.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { homeMarket, orderingPlace, requirePermission } from "../access/access.facts.ts";
import { marketInSql, readConfig } from "../market/market.facts.ts";
import { type ShipTo, shipToWith } from "../ship-to/ship-to.facts.ts";
import type { OfferView } from "./catalog.facts.ts";
import type { GoodsAt } from "./goods-at.ts";
import { rangeVersion } from "./range/range.repo.ts";
import type { Range } from "./range/range.ts";
import { rangeOf } from "./range/range-of.ts";

/** How one request sees the catalogue: whose prices, which day, what may be ordered. */
export type CatalogView = OfferView & {
  readonly actor: Actor;
  readonly at: GoodsAt;
  readonly shipTo: ShipTo | undefined;
  readonly range: Range;
};

/**
 * Who holds the permission Catalogue anywhere sees the catalogue. Prices and ordering are those of the chosen place,
 * and only if the actor may order there; for a place that is suspended, without the permission, foreign or missing
 * (the last two look alike, C16) the list comes without prices and each product says why.
 */
async function catalogView(
  deps: Deps,
  context: RequestContext,
  choice: RequestContext["choice"] = context.choice,
): Promise<CatalogView> {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const today = deps.clock.now().date;
  const place = orderingPlace(actor, choice.shipToId);
  const { shipTo, market, config, range } = await placeAndRange(
    deps.db,
    { actor, shipToId: place.ok ? place.value.shipToId : undefined },
    today,
  );
  if (!configAllows(config.sections, "Catalogue")) throw forbidden("Catalogue");

  const method = shipTo && chosenMethod(shipTo, choice.method);
  const date: LocalDate = keepDate(choice.deliveryDate ?? null, today) ?? today;
  const customerType = (place.ok ? place.value.customerType : undefined) ?? shipTo?.facts.customerType ?? "";
  return {
    actor,
    shipTo,
    range,
    at: {
      market,
      date,
      priceList: shipTo?.priceList ?? null,
      companyId: shipTo?.payer.id,
      shipToId: shipTo?.facts.id,
    },
    market,
    date,
    method,
    currency: shipTo ? shipTo.currency : null,
    configuredUnits: method === undefined ? [] : config.orderableUnits(customerType, method),
    refusal: place.ok ? undefined : place.refusal.kind,
  };
}

type Place = { readonly actor: Actor; readonly shipToId: ShipToId | undefined };

/** The place, the configuration of its market and the goods as they stand; one statement where the place is known. */
async function placeAndRange(db: Db, { actor, shipToId }: Place, today: LocalDate) {
  const beside = (market: RawBuilder<unknown>) =>
    sql<MarketFacts>`json_build_array(${marketInSql.config(market, today)}, ${rangeVersion})`;
  const found = shipToId === undefined ? undefined : await shipToWith(db, shipToId, beside);
  const shipTo = found?.shipTo;
  const market = shipTo?.market ?? homeMarket(actor);
  const [config, version] = found?.beside ?? (await marketFacts(db, beside(sql`${market}::text`)));
  return { shipTo, market, config: readConfig(config), range: await rangeOf(db, version) };
}

type MarketFacts = readonly [config: string, rangeVersion: string];

async function marketFacts(db: Db, facts: RawBuilder<MarketFacts>): Promise<MarketFacts> {
  const { rows } = await sql<{ facts: MarketFacts }>`select ${facts} as facts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row.facts;
}

/** The same for every field of one request, loaded once. */
export const catalogViewOnce = perRequest((deps: Deps, context) => catalogView(deps, context));

/** The same for another place than the chosen one, by the chosen method and day. */
export function catalogViewAt(deps: Deps, context: RequestContext, shipToId: ShipToId): Promise<CatalogView> {
  return catalogView(deps, context, { ...context.choice, shipToId });
}

/** The method asked for while the place is offered it, else the one to begin with (TRANSPORT-29…32). */
function chosenMethod(shipTo: ShipTo, asked: CatalogView["method"]): CatalogView["method"] {
  return defaultMethod({ offered: offeredMethods(shipTo.facts), cartHasItems: false, storedMethod: asked });
}
