import { describe } from "vitest";
import { testRefusals } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { companies } from "../companies.ts";
import { content } from "../content.ts";
import { contractTerms } from "../contract-terms.ts";
import { contracts } from "../contracts.ts";
import { favourites } from "../favourites.ts";
import { permissionSchema } from "../permission-schema.ts";
import { rolePermissions } from "../role-permissions.ts";
import { shipTos } from "../ship-tos.ts";
import { tickets } from "../tickets.ts";
import { users } from "../users.ts";

const database = useDemo("2026-11-20");

const noDay = "is not a day written as 2026-12-31";
const unknown = "names nothing that is known";
const empty = "must not be empty";
const notListed = "is not one of the allowed values";
const form = "does not have the expected form";
const size = "is too small or too large";
const twice = "is used twice";
const ofAnother = "does not agree with the other data: the company of the ship-to";

describe("customers", () => {
  testRefusals(database, companies, [
    ["companies as they are", [{}, {}], "imported"],
    ["a company without the numbers that not every one has", [{ gln: "", iban: "", dic: "" }], "imported"],
    ["a GLN that is too short", [{ gln: "123" }], `2 gln 123 ${form}`],
    [
      "a GLN with a wrong check digit",
      [{ gln: "2909900000013" }],
      "2 gln 2909900000013 has a wrong check digit",
    ],
    ["a list that nobody has, once", [{ price_list: "CZ-NONE" }], `2 price_list CZ-NONE ${unknown}`],
    [
      "another currency than its list",
      [{ currency: "EUR" }],
      "2 currency EUR does not agree with the other data: price_list",
    ],
    ["the ERP's number of another company", [{ sap_id: "7000002" }], `2 sap_id 7000002 ${twice}`],
    [
      "one number for two of the file",
      [{ sap_id: "7000009" }, { sap_id: "7000009" }],
      `3 sap_id 7000009 ${twice}`,
    ],
    ["an account that is none", [{ iban: "2000000106/0300" }], `2 iban 2000000106/0300 ${form}`],
    ["an address that is none", [{ invoice_email: "fakturace" }], `2 invoice_email fakturace ${form}`],
    [
      "a country and a way to pay of no list",
      [{ country: "CZ", payment: "barter" }],
      `2 payment barter ${notListed}`,
      `2 country CZ ${unknown}`,
    ],
    ["due before it is issued", [{ due_days: "-1" }], `2 due_days -1 ${size}`],
  ]);

  testRefusals(database, shipTos, [
    ["places as they are", [{}, {}, {}], "imported"],
    ["a place without a GLN", [{ gln: "" }], "imported"],
    ["a company that nobody has", [{ company: "C9" }], `2 company C9 ${unknown}`],
    ["a German Tuesday", [{ days_pd: "Di" }], `2 days_pd Di ${notListed}`],
    ["a type of its own", [{ type: "1,XL" }], `2 type 1,XL ${notListed}`],
    ["no type", [{ type: "" }], `2 type ${empty}`],
    ["a status in lower case", [{ status: "approved" }], `2 status approved ${notListed}`],
    ["a GLN that is too short", [{ gln: "290" }], `2 gln 290 ${form}`],
    ["a flag in words", [{ isTankEnabled: "ano" }], `2 isTankEnabled ano ${notListed}`],
    ["a tank below empty", [{ tank_litres_installed: "-5" }], `2 tank_litres_installed -5 ${size}`],
    ["one place twice", [{}, { shiptosapid: "500101" }], `3 shiptosapid 500101 ${twice}`],
  ]);

  testRefusals(database, rolePermissions, [
    ["roles as they are", [{}, {}], "imported"],
    ["a mark of its own", [{ Catalogue: "perhaps" }], `2 Catalogue perhaps ${notListed}`],
    ["a role without a number", [{ roleid: "" }], `2 roleid ${empty}`],
    ["the name of another role of the file", [{}, { role: "Key user" }], `3 role Key user ${twice}`],
    [
      "the name of a role that is not in the file",
      [{ role: "Delegated owner" }],
      `2 role Delegated owner ${twice}`,
    ],
    ["one role twice", [{}, { roleid: "R01", role: "Other" }], `3 roleid R01 ${twice}`],
  ]);

  testRefusals(database, users, [
    ["people as they are", [{}, {}], "imported"],
    ["an address that is none", [{ email: "jana" }], `2 email jana ${form}`],
    [
      "the address of somebody else, in capitals",
      [{ email: "PETR.Dvorak@modrahvezda.example" }],
      `2 email PETR.Dvorak@modrahvezda.example ${twice}`,
    ],
    [
      "one address for two of the file",
      [{}, { email: "jana.novotna@modrahvezda.example" }],
      `3 email jana.novotna@modrahvezda.example ${twice}`,
    ],
    ["a place that nobody has", [{ defaultShipToID: "1" }], `2 defaultShipToID 1 ${unknown}`],
    ["a company that nobody has", [{ company: "C9" }], `2 company C9 ${unknown}`],
    ["a status of its own", [{ status: "Asleep" }], `2 status Asleep ${notListed}`],
    ["a language that nobody speaks here", [{ language: "pl" }], `2 language pl ${notListed}`],
    ["a country of two letters", [{ country: "CZ" }], `2 country CZ ${form}`],
    ["a day that is none", [{ createdAt: "2026-02-30" }], `2 createdAt 2026-02-30 ${noDay}`],
    ["no name", [{ first_name: "", last_name: "" }], `2 first_name ${empty}`, `2 last_name ${empty}`],
  ]);

  testRefusals(database, permissionSchema, [
    ["one of a person's places", [{}], "imported"],
    ["a place of another company", [{ companyId: "C2" }], `2 companyId C2 ${ofAnother}`],
    ["a place that nobody has, once", [{ shipToId: "999999" }], `2 shipToId 999999 ${unknown}`],
    ["a person that nobody knows", [{ uid: "U999" }], `2 uid U999 ${unknown}`],
    ["a role that nobody has", [{ roleid: "R99" }], `2 roleid R99 ${unknown}`],
    ["a customer of no list", [{ customerType: "B2C" }], `2 customerType B2C ${notListed}`],
    ["one place of one person twice", [{}, { shipToId: "500101" }], `3 uid+shipToId U001 500101 ${twice}`],
  ]);
});

describe("what customers read and write", () => {
  testRefusals(database, contracts, [
    ["a contract without an end", [{ valid_to: "" }], "imported"],
    ["a company that nobody has", [{ company: "C9" }], `2 company C9 ${unknown}`],
    ["a type of its own", [{ type: "secret" }], `2 type secret ${notListed}`],
    ["over before it begins", [{ valid_to: "2000-01-01" }], "2 valid_to 2000-01-01 ends before it starts"],
    ["less than nothing", [{ volume_hl: "-1" }], `2 volume_hl -1 ${size}`],
    ["more than a river", [{ volume_hl: "2147483648" }], `2 volume_hl 2147483648 ${size}`],
    [
      "one number twice",
      [{}, { number: "K2024-0117", valid_from: "2030-01-01", valid_to: "" }],
      `3 number K2024-0117 ${twice}`,
    ],
  ]);

  testRefusals(database, contractTerms, [
    ["other terms from a later day", [{}, { valid_from: "2026-12-01", bonus_percent: "4" }], "imported"],
    ["a contract that nobody has", [{ contract: "K9" }], `2 contract K9 ${unknown}`],
    ["its own first day", [{ valid_from: "2026-01-01" }], `2 valid_from 2026-01-01 ${size}: contract`],
    ["after its end", [{ valid_from: "2027-01-01" }], `2 valid_from 2027-01-01 ${size}: contract`],
    [
      "one day twice",
      [{}, { contract: "K2026-0021", valid_from: "2026-10-01" }],
      `3 contract+valid_from K2026-0021 2026-10-01 ${twice}`,
    ],
    ["half of a hectolitre", [{ volume_hl: "0.5" }], "2 volume_hl 0.5 has too many decimal places"],
  ]);

  testRefusals(database, tickets, [
    ["a ticket as it is", [{}], "imported"],
    ["a title that is too long", [{ title: "x".repeat(41) }], `2 title ${"x".repeat(41)} is too long`],
    ["a place of another company", [{ shipto: "500201" }], `2 shipto 500201 ${ofAnother}`],
    [
      "closed before it was opened",
      [{ closed: "2026-11-11" }],
      "2 closed 2026-11-11 ends before it starts: opened",
    ],
    ["a person that nobody knows", [{ user: "U999" }], `2 user U999 ${unknown}`],
    ["a status of its own", [{ status: "Lost" }], `2 status Lost ${notListed}`],
    [
      "no words, and the place of another",
      [{ description: "", shipto: "500201" }],
      `2 description ${empty}`,
      `2 shipto 500201 ${ofAnother}`,
    ],
  ]);

  testRefusals(database, favourites, [
    ["goods that are no longer sold", [{ sku: "000001" }], "imported"],
    ["a code with a blank", [{ sku: "10 01" }], `2 sku 10 01 ${form}`],
    ["a person that nobody knows", [{ uid: "U999" }], `2 uid U999 ${unknown}`],
    ["no name", [{ name: "" }], `2 name ${empty}`],
    ["a day in Czech", [{ added: "3.2.2026" }], `2 added 3.2.2026 ${noDay}`],
    ["one of them twice", [{}, { sku: "100112" }], `3 uid+sku U001 100112 ${twice}`],
  ]);

  testRefusals(database, content, [
    ["an article without a body", [{ body_cs: "" }], "imported"],
    ["a country of no list", [{ countries: "CZ,PL" }], `2 countries CZ,PL ${unknown}`],
    ["no country", [{ countries: "" }], `2 countries ${empty}`],
    ["a kind of its own", [{ kind: "blog" }], `2 kind blog ${notListed}`],
    ["no title", [{ title_sk: "" }], `2 title_sk ${empty}`],
    ["one key twice", [{}, { key: "tut-order" }], `3 kind+key help tut-order ${twice}`],
  ]);
});
