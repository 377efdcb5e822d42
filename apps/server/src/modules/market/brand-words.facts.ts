import { tieShortWords } from "@vycep/words/engine/texts";
import { texts as cs } from "@vycep/words/identity/cs";
import { texts as en } from "@vycep/words/identity/en";
import { texts as sk } from "@vycep/words/identity/sk";

/** What stands in the built page of whose portal it is, in each language, and the same of a brand (DCONF-04). */
export function portalSentences(brand: string): readonly { readonly house: string; readonly own: string }[] {
  return [tied(cs), tied(sk), en].map(({ portalOf = "", portalOfBrand = "" }) => ({
    house: portalOf,
    own: portalOfBrand.replace("{brand}", () => brand),
  }));
}

/** As the build writes them. */
function tied({ portalOf, portalOfBrand }: Readonly<Record<"portalOf" | "portalOfBrand", string>>) {
  return tieShortWords({ portalOf, portalOfBrand });
}
