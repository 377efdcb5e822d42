import type { TaxParty, TaxSeller } from "./tax-paper.ts";
import { type XmlElement, xml } from "./xml.ts";

/** A seller or buyer as ISDOC writes them. */
export function partyOf(party: TaxParty): readonly XmlElement[] {
  const { street, building } = addressOf(party.street);
  const schemes = [
    [party.icDph === "" ? party.dic : party.icDph, "VAT"],
    ...(party.icDph === "" ? [] : [[party.dic, "TIN"]]),
  ].filter(([id]) => id !== "");
  return [
    xml("PartyIdentification", [xml("ID", party.ico)]),
    xml("PartyName", [xml("Name", party.name)]),
    xml("PostalAddress", [
      xml("StreetName", street),
      xml("BuildingNumber", building),
      xml("CityName", party.city),
      xml("PostalZone", party.zip.replaceAll(" ", "")),
      xml("Country", [
        xml("IdentificationCode", party.country),
        xml("Name", countryNames[party.country] ?? party.country),
      ]),
    ]),
    ...schemes.map(([id = "", scheme = ""]) =>
      xml("PartyTaxScheme", [xml("CompanyID", id), xml("TaxScheme", scheme)]),
    ),
  ];
}

/** What ISDOC wants of the seller besides. */
export function sellerOf({ register, phone, email }: TaxSeller): readonly XmlElement[] {
  return [
    xml("RegisterIdentification", [xml("Preformatted", register)]),
    xml("Contact", [xml("Telephone", phone), xml("ElectronicMail", email)]),
  ];
}

const countryNames: Readonly<Record<string, string>> = { CZ: "Česká republika", SK: "Slovenská republika" };

/** The number of the house is what stands last in a street. */
function addressOf(line: string): { readonly street: string; readonly building: string } {
  const parts = /^(.*\S)\s+(\d\S*)$/.exec(line);
  return parts ? { street: parts[1] ?? "", building: parts[2] ?? "" } : { street: line, building: "" };
}
