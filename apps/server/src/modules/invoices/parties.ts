import type { InvoiceParty } from "@vycep/contract/invoices/invoice.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Market, parseCountry, storeCountryOf } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { AppError } from "../../platform/errors.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";

/** Who sells, with what the law wants on papers beside the name. */
export type Seller = InvoiceParty & {
  readonly register: string;
  readonly iban: string;
  readonly email: string;
  readonly phone: string;
};

/** Seller and buyer, and where the goods went, as they stand on a paper for good. */
export type Parties = {
  readonly seller: Seller;
  readonly buyer: InvoiceParty;
  readonly place: Pick<InvoiceParty, "name" | "street" | "city" | "zip"> & { readonly market: Market };
};

/** Who sells in a market on a day (D08); undefined where no row says it. */
export async function sellerOn(db: Db, market: Market, day: LocalDate): Promise<Seller | undefined> {
  const { rows } = await sql<Seller>`
    select name, street, city, zip, country, ico, dic, ic_dph as "icDph", register, iban, email, phone from seller
    where market = ${market} and valid_from <= ${day}::date and (valid_to is null or valid_to >= ${day}::date)`.execute(
    db,
  );
  return rows[0];
}

/** The same; where no row says it, papers of the market are refused, and other orders go on. */
export async function sellerOf(db: Db, market: Market, day: LocalDate): Promise<Seller> {
  const seller = await sellerOn(db, market, day);
  if (seller !== undefined) return seller;
  throw new AppError("unprocessable", {
    code: "seller-missing",
    message: `Nobody sells in ${market} on ${day}: import sellers.`,
  });
}

/** The parties of a paper that goes to a place, as they are on a day. */
export async function partiesOf(db: Db, place: ShipTo, day: LocalDate): Promise<Parties> {
  return partiesWith(await sellerOf(db, place.market, day), place);
}

/** The same of a seller that is known. */
export function partiesWith(seller: Seller, { facts, market, street, city, zip, payer }: ShipTo): Parties {
  return {
    seller,
    buyer: {
      name: payer.name,
      street: payer.street,
      city: payer.city,
      zip: payer.zip,
      country: isoCountry(payer.country),
      ico: payer.ico,
      dic: payer.dic,
      icDph: payer.icDph,
    },
    place: { name: facts.name, street, city, zip, market },
  };
}

/** Companies are kept with three letters, papers want two. */
function isoCountry(country: string): string {
  return parseCountry(country) === undefined ? country : storeCountryOf(country);
}
