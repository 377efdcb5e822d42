import { type LabelLanguage, parseLanguage } from "@vycep/domain/market/language";
import type { Noun, Words } from "@vycep/words/nouns";

/** The words that the desk speaks, each noun and language a small file of its own: a line a noun. */
const files = import.meta.glob<{ readonly texts: Words }>(
  [
    "./shell/{cs,sk,en}.ts",
    "./desk/{cs,sk,en}.ts",
    "./identity/{cs,sk,en}.ts",
    "./passwords/{cs,sk,en}.ts",
    "./factors/{cs,sk,en}.ts",
    "./devices/{cs,sk,en}.ts",
    "./list/{cs,sk,en}.ts",
    "./staff/{cs,sk,en}.ts",
    "./audit/{cs,sk,en}.ts",
    "./audit-fields/{cs,sk,en}.ts",
    "./on-behalf/{cs,sk,en}.ts",
    "./integrations/{cs,sk,en}.ts",
    "./imports/{cs,sk,en}.ts",
    "./exports/{cs,sk,en}.ts",
    "./filing/{cs,sk,en}.ts",
    "./personal-data/{cs,sk,en}.ts",
    "./payments/{cs,sk,en}.ts",
    "./order-change/{cs,sk,en}.ts",
    "./order-desk/{cs,sk,en}.ts",
    "./order-views/{cs,sk,en}.ts",
    "./customers/{cs,sk,en}.ts",
    "./customer-roles/{cs,sk,en}.ts",
    "./bulk/{cs,sk,en}.ts",
    "./weekdays/{cs,sk,en}.ts",
    "./calls/{cs,sk,en}.ts",
    "./deliveries/{cs,sk,en}.ts",
    "./product-desk/{cs,sk,en}.ts",
    "./price-desk/{cs,sk,en}.ts",
    "./claim-desk/{cs,sk,en}.ts",
    "./ticket-desk/{cs,sk,en}.ts",
    "./ticket-templates/{cs,sk,en}.ts",
    "./ticket-times/{cs,sk,en}.ts",
    "./rounds/{cs,sk,en}.ts",
    "./handover/{cs,sk,en}.ts",
    "./driver/{cs,sk,en}.ts",
    "./printing/{cs,sk,en}.ts",
    "./materials-desk/{cs,sk,en}.ts",
    "./uploads/{cs,sk,en}.ts",
    "./today/{cs,sk,en}.ts",
    "./calendar-desk/{cs,sk,en}.ts",
    "./capacity-desk/{cs,sk,en}.ts",
    "./shortage/{cs,sk,en}.ts",
    "./deal-desk/{cs,sk,en}.ts",
    "./deposits-desk/{cs,sk,en}.ts",
    "./limits-desk/{cs,sk,en}.ts",
    "./portal-preview/{cs,sk,en}.ts",
    "./role-table/{cs,sk,en}.ts",
    "./paper-desk/{cs,sk,en}.ts",
    "./portal-settings/{cs,sk,en}.ts",
    "./brand-desk/{cs,sk,en}.ts",
    "./terms-desk/{cs,sk,en}.ts",
    "./content-desk/{cs,sk,en}.ts",
    "./cart/{cs,sk,en}.ts",
    "./products/{cs,sk,en}.ts",
    "./holidays/{cs,sk,en}.ts",
  ],
  { base: "../../../../packages/words/src" },
);

/** Fetches the words of one noun in one language; of one that only labels are in, none. */
export async function fetchWords(noun: Noun, language: LabelLanguage): Promise<Words> {
  const file = files[`./${noun}/${language}.ts`];
  if (file === undefined && parseLanguage(language) === undefined) return {};
  if (file === undefined) throw new Error(`no texts of ${noun} in ${language}`);
  return (await file()).texts;
}
