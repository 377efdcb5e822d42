import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { payerSchema, soldToPlaceSchema, soldToSchema } from "./payers.rest.ts";
import { capacityRuleSchema, shipToRecordSchema, shipToSchema } from "./ship-to.rest.ts";

const place = {
  shiptosapid: words.place,
  name: words.placeName,
  street: words.street,
  city: words.city,
  zipcode: words.zip,
  status: words.placeStatus,
  deliveryWindow: "When goods are taken in, as it is shown: 7:00-11:00. Empty where nothing is agreed.",
  records: "One record for each way in which the place is served.",
  tankDays: "Weekdays of tank beer, 1 Monday … 7 Sunday; empty where those of type 1 hold.",
  unfilteredDays: "Weekdays of unfiltered beer, 1 Monday … 7 Sunday; empty where those of type 1 hold.",
  offeredMethods: "Ways of transport that are open to the place, values of `ordertypes`.",
};

const payer = {
  payerid: "Id of the company.",
  sapid: "Number of the company in the brewery's ERP.",
  name: "What the company is called.",
  street: words.street,
  city: words.city,
  zipcode: words.zip,
  country: "Country of the seat, which decides the market.",
  customerType: "POS sells to guests, WHS (wholesale) to others.",
  ico: words.ico,
  dic: words.dic,
  icDph: words.icDph,
  currency: words.currency,
  priceList: "Code of the price list that the company buys by.",
  dueDays: "Invoices are due after so many days.",
  paymentMethod: "How the company pays: transfer, direct debit or cash.",
  invoiceEmail: "Where invoices are sent; empty where nowhere.",
  gln: "Global location number (GS1) of the company; empty where it has none.",
};

export const shipToFields = [
  told(shipToRecordSchema, {
    shiptosapid: words.place,
    type: "1 is served on the usual round, PD by whole trucks.",
    scheduleDays: "Weekdays of such deliveries, 1 Monday … 7 Sunday.",
  }),
  told(capacityRuleSchema, {
    method: "Way of transport that the limits hold for, one of the values of `ordertypes`.",
    iMinimumOrderPallet: "An order has at least so many pallets; null is no such limit.",
    iMaximumOrderPallet: "An order has at most so many pallets; null is no such limit.",
    iMinimumOrderWeight: "An order weighs at least so many kilograms; null is no such limit.",
    iMaximumOrderWeight: "An order weighs at most so many kilograms; null is no such limit.",
    iMaximumOrderCash:
      "The value that an order has to reach, whatever the name says, in whole currency (1234.5); null is none.",
    iMinLitersTank: "An order has at least so many litres of tank beer; null is no such limit.",
    iMaxLitersTank: "An order has at most so many litres of tank beer; null is no such limit.",
  }),
  told(shipToSchema, {
    ...place,
    country: "Country of the place in three letters, such as CZE.",
    companyId: "Id of the company that the place belongs to.",
    companyName: "What that company is called.",
    market: words.market,
    currency: words.currency,
    customerType: "POS sells to guests, WHS (wholesale) to others.",
    isTankEnabled: "Whether tank beer may be ordered there.",
    isUnfilteredEnabled: "Whether unfiltered beer may be ordered there.",
    capacityRules: "Limits of orders, one for each way of transport that has any.",
  }),
  told(payerSchema, payer),
  told(soldToPlaceSchema, place),
  told(soldToSchema, { ...payer, shiptos: "Places of the company at which whoever asks has a role." }),
];
