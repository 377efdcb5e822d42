import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  invoiceAnswerSchema,
  invoiceLineSchema,
  invoicePartySchema,
  invoicePaymentSchema,
} from "./invoice.rest.ts";

/** Every amount of a paper is told like this. */
const minor = (what: string) => `${what}, in minor units: haléře, cents.`;

export const invoiceFields = [
  told(invoicePartySchema, {
    name: "What the firm is called.",
    street: words.street,
    city: words.city,
    zip: words.zip,
    country: "Country of the seat.",
    ico: words.ico,
    dic: words.dic,
    icDph: words.icDph,
  }),
  told(invoiceLineSchema, {
    kind: "goods; deposit-out for packaging that came along; deposit-back for packaging that went back.",
    orderNumber: `${words.order} Null where the line belongs to none.`,
    sku: `${words.sku} Null of deposits.`,
    name: "What the goods or the packaging are called, in the language of the call; null of packaging in general.",
    quantity: "Of goods boxes, of deposits pieces.",
    unitMinor: minor("Price of one without VAT; of packaging its deposit"),
    amountMinor: minor("What the line comes to without VAT, below nought where something is given back"),
    vatPct: "Rate of VAT in percent; null of deposits, which carry none.",
  }),
  told(invoicePaymentSchema, {
    iban: "Account to pay to, as IBAN.",
    account: "The same as people in Czechia and Slovakia write it: 2000000202/0000.",
    variableSymbol: "Variable symbol, by which the payment is known.",
    amountMinor: minor("What is still to be paid"),
    due: "Last day to pay, yyyy-MM-dd.",
    qr: "Code that the bank's app reads; null where banks read neither kind.",
    "qr.kind": "spayd is QR Platba in CZK, pay-by-square that of Slovak banks in EUR.",
    "qr.text": "What the QR code holds.",
  }),
  told(invoiceAnswerSchema, {
    number: "Number of the paper.",
    kind: "invoice, or credit-note with amounts below nought.",
    shipToId: words.place,
    shipToName: "What the place was called when the paper was issued.",
    issued: "Day of issue, yyyy-MM-dd.",
    taxPoint: "Day of taxable supply (DUZP), yyyy-MM-dd.",
    due: "Last day to pay, yyyy-MM-dd.",
    currency: words.currency,
    state:
      "paid; due; overdue, only where payments are told at all; direct-debit: the brewery draws it; to-settle and settled are credit notes that were not and were settled.",
    daysLate: "Days since it was due; below nought the days that are left.",
    netMinor: minor("Goods without VAT"),
    vatMinor: minor("VAT of all rates together"),
    depositsOutMinor: minor("Deposits of packaging that came along"),
    depositsBackMinor: minor("Deposits of packaging that went back, nought or below"),
    roundingMinor: minor("What was added or taken off so that cash can pay it"),
    totalMinor: minor("What the paper comes to: goods, VAT, deposits and rounding"),
    paidMinor: minor("What was paid of it so far"),
    openMinor: minor("What is still to be paid, nought of a credit note"),
    vat: "VAT by rate.",
    "vat.ratePct": "Rate in percent.",
    "vat.baseMinor": minor("What the rate is taken of"),
    "vat.vatMinor": minor("VAT of this rate"),
    lines: "Goods and deposits; empty of history that is known by its sums alone.",
    payments: "Payments that were told, the earliest first.",
    "payments.day": "Day of the payment, yyyy-MM-dd.",
    "payments.amountMinor": minor("What was paid, below nought where it was given back"),
    orders: "Orders that it bills.",
    "orders.number": words.order,
    "orders.delivered": "Day of their delivery, yyyy-MM-dd.",
    seller: "The brewery, as it stood on the paper.",
    buyer: "The company, as it stood on the paper.",
    corrects:
      "Of a credit note the number of the paper that it corrects; null of others, and where none was named.",
    reason: "Of a credit note why, as it stands on the paper; null of others, and where none was given.",
    correctedBy: "Numbers of the credit notes that correct this invoice.",
    payment: "How to pay what is open; null where nothing is, and where the brewery draws it.",
  }),
];
