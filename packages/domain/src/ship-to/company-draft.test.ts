import { describe, expect, test } from "vitest";
import { type CompanyDraft, faultsOfCompany, faultsOfTerms } from "./company-draft.ts";
import { isCompanyNumber, isIban, nextCustomerNumber } from "./company-number.ts";

const sound: CompanyDraft = {
  ...{ id: "C6", erpNumber: "7000006", name: "Hostinec U Lípy", country: "CZE", customerType: "POS" },
  ...{ ico: "80000011", dic: "CZ80000011", icDph: "", street: "Náves 1", city: "Lipovrch", zip: "549 01" },
  ...{ iban: "", gln: "", invoiceEmail: "faktury@ulipy.example" },
};
const slovak = { country: "SVK", dic: "9922055561", icDph: "SK9922055561" } as const;

describe("DCUST-01 what a new company may be", () => {
  test.each<[string, Partial<CompanyDraft>, object | undefined]>([
    ["all of it said", {}, undefined],
    ["no payer of VAT", { dic: "" }, undefined],
    ["a Slovak one", slovak, undefined],
    ["a number with a space", { id: "C 6" }, { field: "id", kind: "number-invalid" }],
    ["no number in the ERP", { erpNumber: "" }, { field: "erpNumber", kind: "number-invalid" }],
    ["no name", { name: " " }, { field: "name", kind: "text-missing" }],
    ["a name too long", { name: "ž".repeat(121) }, { field: "name", kind: "text-too-long" }],
    [
      "a country that we do not deliver to",
      { country: "POL" },
      { field: "country", kind: "country-unknown" },
    ],
    ["no type", { customerType: "" }, { field: "customerType", kind: "type-unknown" }],
    ["a wrong check digit", { ico: "80000012" }, { field: "ico", kind: "ico-invalid" }],
    ["a Slovak DIČ of a Czech", { dic: "9922055561" }, { field: "dic", kind: "dic-invalid" }],
    ["an IČ DPH of a Czech", { icDph: "SK9922055561" }, { field: "icDph", kind: "ic-dph-invalid" }],
    ["a Czech DIČ of a Slovak", { ...slovak, dic: "CZ80000011" }, { field: "dic", kind: "dic-invalid" }],
    [
      "no address for invoices",
      { invoiceEmail: "faktury" },
      { field: "invoiceEmail", kind: "email-invalid" },
    ],
    ["an account that is none", { iban: "CZ0000" }, { field: "iban", kind: "iban-invalid" }],
    ["a GLN with a slip", { gln: "2909805001016" }, { field: "gln", kind: "gln-invalid" }],
  ])("%s", (_case, part, fault) => {
    expect(faultsOfCompany({ ...sound, ...part })).toEqual(fault === undefined ? [] : [fault]);
  });
});

test.each([
  ["80000011", true],
  ["25596641", true],
  ["80000012", false],
  ["8000001", false],
  ["8000001a", false],
])("DCUST-01 the company number %s is proved by its check digit", (ico, isOne) => {
  expect(isCompanyNumber(ico)).toBe(isOne);
});

test.each([
  ["CZ6508000000192000145399", true],
  ["CZ6508000000192000145398", false],
  ["CZ65 0800", false],
])("an account %s is proved by its digits", (iban, isOne) => {
  expect(isIban(iban)).toBe(isOne);
});

test.each([
  ["C5", "C6"],
  ["C9", "C10"],
  ["0099", "0100"],
  ["500501", "500502"],
  [undefined, "C1"],
  ["Klásek", "C1"],
])("DCUST-01 the number behind %s is proposed", (highest, next) => {
  expect(nextCustomerNumber(highest, "C1")).toBe(next);
});

test.each([
  [{ dueDays: 14, paymentMethod: "transfer", creditLimit: null }, undefined],
  [{ dueDays: 1.5, paymentMethod: "transfer", creditLimit: null }, "days-invalid"],
  [{ dueDays: 0, paymentMethod: "shells", creditLimit: null }, "payment-unknown"],
  [{ dueDays: 0, paymentMethod: "cash", creditLimit: -1 }, "amount-invalid"],
])("DCUST-02 terms %o", (terms, kind) => {
  expect(faultsOfTerms(terms).map((fault) => fault.kind)).toEqual(kind === undefined ? [] : [kind]);
});

test("DCUST-01 all that is wrong is told at once, each of its field", () => {
  const empty = { ...sound, erpNumber: "", name: "", ico: "1", city: "", invoiceEmail: "", iban: "x" };
  expect(faultsOfCompany(empty).map(({ field }) => field)).toEqual([
    ...["erpNumber", "name", "city", "ico", "invoiceEmail", "iban"],
  ]);
  const terms = { dueDays: -1, paymentMethod: "shells", creditLimit: -1 };
  expect(faultsOfTerms(terms).map(({ field }) => field)).toEqual(["dueDays", "paymentMethod", "creditLimit"]);
});
