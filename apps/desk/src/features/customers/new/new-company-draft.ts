import { aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";

/** The shape of it. */
export const aNewCompany = objectOf({
  ...{ id: aText, erpNumber: aText, name: aText, country: aText, customerType: aText, ico: aText },
  ...{ dic: aText, icDph: aText, street: aText, city: aText, zip: aText, gln: aText, iban: aText },
  ...{ invoiceEmail: aText, priceList: aText, dueDays: aText, paymentMethod: aText, creditLimit: aText },
});

/** A new company as a form has it. */
export type NewCompany = ValueOf<typeof aNewCompany>;
