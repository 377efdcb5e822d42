import type { PortalLink } from "@vycep/contract/content/content.rest";
import type { Country } from "@vycep/domain/market/market";

export interface ArrangedLinks {
  readonly brands: readonly PortalLink[];
  readonly legal: readonly PortalLink[];
  /** How personal data are handled; one of the legal ones. */
  readonly privacy: PortalLink | undefined;
  readonly eLearning: PortalLink | undefined;
  readonly menuCreator: PortalLink | undefined;
}

/**
 * The links that a country sees, in their order (OP-131): those named with the ending SK or the beginning sk are
 * Slovak, the plain ones everybody else's; brands by type, the common ones for all.
 */
export function arrangeLinks(links: readonly PortalLink[], country: Country | undefined): ArrangedLinks {
  const isSlovak = country === "SVK";
  const ordered = links.toSorted((left, right) => left.order - right.order);
  const named = (name: string) => ordered.find((link) => link.name === name);
  const brandTypes = ["mobile brands", isSlovak ? "mobile brands sk" : "mobile brands cz"];
  const ofCountry = (name: string) => named(isSlovak ? `${name}SK` : name);
  const legal = ["termsOfUse", "privacyPolicy", "cookies"].map(ofCountry);
  return {
    brands: ordered.filter(({ type }) => brandTypes.includes(type)),
    legal: legal.filter((link) => link !== undefined),
    privacy: ofCountry("privacyPolicy"),
    eLearning: named(isSlovak ? "skELearning" : "eLearning"),
    menuCreator: named(isSlovak ? "skMenuCreator" : "menuCreator"),
  };
}
