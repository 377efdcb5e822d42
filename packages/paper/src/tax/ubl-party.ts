import type { TaxParty } from "./tax-paper.ts";
import { type XmlElement, xml } from "./xml.ts";

/** Under which register Peppol knows a company's address, and its number: the Slovak DIČ, the Czech VAT number. */
const registers: Readonly<Record<string, { readonly address: string; readonly company: string }>> = {
  CZ: { address: "9929", company: "0154" },
  SK: { address: "0245", company: "0158" },
};

/** A seller or buyer as Peppol writes them. */
export function partyOf(party: TaxParty): XmlElement {
  const { name, street, city, zip, country, ico, dic, icDph } = party;
  const register = registers[country];
  const vatNumber = icDph === "" ? dic : icDph;
  return xml("cac:Party", [
    register && dic !== "" ? xml("cbc:EndpointID", dic, { schemeID: register.address }) : undefined,
    xml("cac:PartyName", [xml("cbc:Name", name)]),
    xml("cac:PostalAddress", [
      xml("cbc:StreetName", street),
      xml("cbc:CityName", city),
      xml("cbc:PostalZone", zip),
      xml("cac:Country", [xml("cbc:IdentificationCode", country)]),
    ]),
    vatNumber === "" ? undefined : xml("cac:PartyTaxScheme", [xml("cbc:CompanyID", vatNumber), scheme()]),
    xml("cac:PartyLegalEntity", [
      xml("cbc:RegistrationName", name),
      xml("cbc:CompanyID", ico, register ? { schemeID: register.company } : {}),
    ]),
  ]);
}

/** The tax that is spoken of. */
export function scheme(): XmlElement {
  return xml("cac:TaxScheme", [xml("cbc:ID", "VAT")]);
}
