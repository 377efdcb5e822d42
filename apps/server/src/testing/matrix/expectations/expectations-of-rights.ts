import type { Permission } from "@vycep/domain/access/permission";

/** What opens a call to a key: any key at all, one right, all of several, or nothing that a key can be given. */
export type Opening = "any" | "none" | readonly Permission[];

/** The first that fits; a call is written as its operation with its place in the list of that operation's calls. */
const openings: readonly (readonly [RegExp, Opening])[] = [
  [/^Query[.](searchEverything|shipTo|customer #0)/, "any"],
  // For guests alone, whatever a key may.
  [/^(Query[.](guestOrder|isEmailAvailable)|Mutation[.]\w*Guest\w*)/, "any"],
  [/^Query[.]customer #1/, ["My Orders"]],
  [/^Query[.]getSuggestedCarts/, ["Product Recommendation"]],
  // What was ordered goes into a cart.
  [/^(Query[.]orderPreview|Mutation[.]reorderItems)/, ["Catalogue", "My Orders"]],
  [/^(Query|Mutation)[.]/, ["Catalogue"]],
  [/[/]orders[/]GetDeliveryAvailableDate/, ["Catalogue"]],
  [
    /[/](orders[/]GetDeliveryExceptionNotifications|ordertypes|shiptos[/]|banners|helppages|academy[/])/,
    "any",
  ],
  [/[/](orders|orderstatus)\b/, ["My Orders"]],
  [/[/]articles[/]/, ["News & Articles"]],
  [/[/](contentrating|faqitems|faqpages|knowledgebase|tickets|claims)\b/, ["Support"]],
  [/[/](contracts|power-bi)\b/, ["Contracts"]],
  [/[/](documents|invoiceolsa)[/]/, ["My Documents"]],
  [/[/]reports[/]/, ["Reporting"]],
  [/[/]downloadmaterial\b/, ["Marketing Materials"]],
  // For who manages users, which no key can.
  [/[/](payers|soldtos)\b/, "none"],
];

/** Undefined of an operation that is not said here: the test names it. */
export function openingOf(call: string): Opening | undefined {
  return openings.find(([pattern]) => pattern.test(call))?.[1];
}
