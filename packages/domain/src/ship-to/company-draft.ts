import type { CustomerType } from "../access/customer-type.ts";
import { type Country, homeCountryOf, marketOf } from "../market/market.ts";
import { isCompanyNumber, isIban } from "./company-number.ts";
import { isGln } from "./gln.ts";
import { LONGEST_SHIP_TO_TEXT } from "./ship-to-draft.ts";

/** How companies pay. */
export const PAYMENT_METHODS = ["transfer", "direct debit", "cash"] as const;

/** When and how a company pays, and how much it may owe (DCUST-02). */
export type CompanyTerms = {
  readonly dueDays: number;
  readonly paymentMethod: string;
  readonly creditLimit: number | null;
};

/** How a new company pays until somebody who may sets it otherwise. */
export const USUAL_TERMS: CompanyTerms = { dueDays: 14, paymentMethod: "transfer", creditLimit: null };

/** A company as somebody writes it down for the first time (DCUST-01); numbers that it has not are empty. */
export type CompanyDraft = {
  readonly id: string;
  readonly erpNumber: string;
  readonly name: string;
  readonly country: Country | undefined;
  readonly customerType: CustomerType;
  readonly ico: string;
  readonly dic: string;
  readonly icDph: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly iban: string;
  readonly gln: string;
  readonly invoiceEmail: string;
};

/** Which part of a company is to blame, and why. */
export type CompanyFault = {
  readonly field: keyof CompanyDraft | keyof CompanyTerms;
  readonly kind:
    | "number-invalid"
    | "text-missing"
    | "text-too-long"
    | "country-unknown"
    | "type-unknown"
    | "ico-invalid"
    | "dic-invalid"
    | "ic-dph-invalid"
    | "iban-invalid"
    | "gln-invalid"
    | "email-invalid"
    | "days-invalid"
    | "payment-unknown"
    | "amount-invalid";
};

const texts = ["name", "street", "city", "zip"] as const;
/** Numbers of countries whose own rules are known; those of others only look like one. */
const dicOf: Readonly<Record<string, RegExp>> = { CZE: /^(CZ\d{8,10})?$/, SVK: /^(\d{10})?$/ };
const someNumber = /^([A-Z]{0,2}[A-Z0-9]{4,14})?$/;
const icDphOf: Readonly<Record<string, RegExp>> = { CZE: /^$/, SVK: /^(SK\d{10})?$/ };

/**
 * Whether companies of a country go by eight digits of its register, as we can prove them.
 *
 * @example hasRegisterNumber("POL") // false
 */
export function hasRegisterNumber(country: Country): boolean {
  return dicOf[country] !== undefined;
}

/**
 * Whether companies of a country have a number for VAT beside that of the tax office.
 *
 * @example hasVatNumber("CZE") // false
 */
export function hasVatNumber(country: Country): boolean {
  return country !== "CZE";
}

/**
 * Whether a customer can go by a number: letters, digits and hyphens, twenty at most (DCUST-01).
 *
 * @example isCustomerNumber("500 101") // false
 */
export function isCustomerNumber(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/.test(text);
}

/**
 * All for which a company cannot be written down like this, at most one of a field: it goes by numbers, is one by the register's number,
 * and pays tax by the rules of its country (DCUST-01).
 *
 * @example
 *   faultsOfCompany({ id: "C 6", erpNumber: "7", name: "", country: "CZE", customerType: "POS", ico: "80000011", dic: "", icDph: "",
 *     street: "Náves 1", city: "Lipovrch", zip: "549 01", iban: "", gln: "", invoiceEmail: "a@b.example" })
 *   // [{ field: "id", kind: "number-invalid" }, { field: "name", kind: "text-missing" }]
 */
export function faultsOfCompany(draft: CompanyDraft): readonly CompanyFault[] {
  return [...faultsOfWho(draft), ...faultsOfRegister(draft), ...faultsOfReach(draft)];
}

function faultsOfWho(draft: CompanyDraft): readonly CompanyFault[] {
  const { country, customerType } = draft;
  const isKnown = homeCountryOf(marketOf(country)) === country;
  const isType = customerType === "POS" || customerType === "WHS";
  return [
    ...(["id", "erpNumber"] as const)
      .filter((field) => !isCustomerNumber(draft[field]))
      .map((field) => ({ field, kind: "number-invalid" }) as const),
    ...faultsIf(!isKnown, { field: "country", kind: "country-unknown" }),
    ...faultsIf(!isType, { field: "customerType", kind: "type-unknown" }),
    ...faultsOfTexts(draft),
  ];
}

function faultsIf(isOne: boolean, fault: CompanyFault): readonly CompanyFault[] {
  return isOne ? [fault] : [];
}

type CompanyTexts = Pick<CompanyDraft, (typeof texts)[number]>;

/**
 * Why a company cannot be called like this, or found there (DCUST-02).
 *
 * @example whyNotTexts({ name: "", street: "Náves 1", city: "Lipovrch", zip: "549 01" }) // { field: "name", kind: "text-missing" }
 */
export function whyNotTexts(draft: CompanyTexts): CompanyFault | undefined {
  return faultsOfTexts(draft)[0];
}

function faultsOfTexts(draft: CompanyTexts): readonly CompanyFault[] {
  return texts.flatMap((field) =>
    draft[field].trim() === ""
      ? [{ field, kind: "text-missing" } as const]
      : faultsIf([...draft[field]].length > LONGEST_SHIP_TO_TEXT, { field, kind: "text-too-long" }),
  );
}

function faultsOfRegister({ ico, dic, icDph, country }: CompanyDraft): readonly CompanyFault[] {
  const isRegistered =
    country !== undefined && hasRegisterNumber(country) ? isCompanyNumber(ico) : /^[A-Z0-9]{4,14}$/.test(ico);
  const isTaxNumber = (dicOf[country ?? ""] ?? someNumber).test(dic);
  const isVatNumber = (icDphOf[country ?? ""] ?? someNumber).test(icDph);
  return [
    ...faultsIf(!isRegistered, { field: "ico", kind: "ico-invalid" }),
    ...faultsIf(!isTaxNumber, { field: "dic", kind: "dic-invalid" }),
    ...faultsIf(!isVatNumber, { field: "icDph", kind: "ic-dph-invalid" }),
  ];
}

function faultsOfReach({ gln, iban, invoiceEmail }: CompanyDraft): readonly CompanyFault[] {
  return [
    ...faultsIf(!isInvoiceAddress(invoiceEmail), { field: "invoiceEmail", kind: "email-invalid" }),
    ...faultsIf(iban !== "" && !isIban(iban), { field: "iban", kind: "iban-invalid" }),
    ...faultsIf(gln !== "" && !isGln(gln), { field: "gln", kind: "gln-invalid" }),
  ];
}

/**
 * Whether invoices can be sent there.
 *
 * @example isInvoiceAddress("fakturace@klasek.example") // true
 */
export function isInvoiceAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+$/.test(text) && text.length <= 200;
}

/**
 * Why a company cannot pay like this (DCUST-02).
 *
 * @example whyNotTerms({ dueDays: 400, paymentMethod: "cash", creditLimit: null }) // { field: "dueDays", kind: "days-invalid" }
 */
export function whyNotTerms(terms: CompanyTerms): CompanyFault | undefined {
  return faultsOfTerms(terms)[0];
}

/**
 * All for which a company cannot pay like this, one of a field (DCUST-02).
 *
 * @example faultsOfTerms({ dueDays: 14, paymentMethod: "cash", creditLimit: -1 }) // [{ field: "creditLimit", kind: "amount-invalid" }]
 */
export function faultsOfTerms({
  dueDays,
  paymentMethod,
  creditLimit,
}: CompanyTerms): readonly CompanyFault[] {
  const isDays = Number.isInteger(dueDays) && dueDays >= 0 && dueDays <= 365;
  const isMethod = PAYMENT_METHODS.some((method) => method === paymentMethod);
  const isSound = creditLimit === null || (Number.isSafeInteger(creditLimit) && creditLimit >= 0);
  return [
    ...faultsIf(!isDays, { field: "dueDays", kind: "days-invalid" }),
    ...faultsIf(!isMethod, { field: "paymentMethod", kind: "payment-unknown" }),
    ...faultsIf(!isSound, { field: "creditLimit", kind: "amount-invalid" }),
  ];
}
