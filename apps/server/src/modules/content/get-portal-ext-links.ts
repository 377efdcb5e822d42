import type { PortalLink } from "@vycep/contract/content/content.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { parseCountry } from "@vycep/domain/market/market";
import { textsOf } from "@vycep/domain/market/texts";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";

export type ConfiguredLink = Omit<PortalLink, "label"> & {
  /** By language; also those of labels only (D16). */
  readonly label: Readonly<Record<string, string>>;
};

/** The links of all markets; the market configures them, and the wiring brings them. */
export type LoadLinks = (db: Db, date: LocalDate) => Promise<readonly ConfiguredLink[]>;

export type LinksDeps = Deps & { readonly portalLinks: LoadLinks };

/**
 * The fixed links of the shell in the caller's language, in their order (CONTENT-06…12, REST-07). Public: terms and
 * cookies must be readable before the sign-in. With a country only those meant for it (OP-131).
 */
export async function getPortalExtLinks(
  deps: LinksDeps,
  context: RequestContext,
  country: string | undefined,
): Promise<PortalLink[]> {
  const links = await deps.portalLinks(deps.db, deps.clock.now().date);
  const wanted = parseCountry(country ?? "");
  const { labelLanguage } = context.choice;
  const labelOf = ({ label }: ConfiguredLink) =>
    (labelLanguage === undefined ? undefined : label[labelLanguage]) ?? textsOf(label)[context.language];
  return links
    .filter((link) => wanted === undefined || isMeantFor(link, wanted === "SVK"))
    .toSorted((left, right) => left.order - right.order || (left.name < right.name ? -1 : 1))
    .map((link) => {
      const { name, url, type, order } = link;
      return { name, label: labelOf(link), url, type, order };
    });
}

/** Names with the ending SK or the beginning sk, and types that end in sk, are Slovak; those of cz Czech (OP-131). */
function isMeantFor({ name, type }: ConfiguredLink, isSlovak: boolean): boolean {
  const slovak = /SK$|^sk[A-Z]/.test(name) || type.endsWith(" sk");
  const forAll = type === "mobile brands";
  return forAll || slovak === isSlovak;
}
