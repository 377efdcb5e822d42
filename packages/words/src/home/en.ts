import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  banners: "Latest from the brewery",
  bannerMore: "More",
  bannerOf: "Message {at} of {of}",
  bannersPause: "Pause rotation",
  bannersGoOn: "Go on rotating",
  bannerHide: "Hide message",
  greeting: "Welcome",
  newOrder: "New order from the catalogue",
  noCatalogueText:
    "Ordering is not part of your role. The account owner of your company can grant the permission Catalogue.",
  "suspendedTitle.one": "Your ship-to is suspended",
  "suspendedTitle.more": "Your ship-tos are suspended",
  "suspendedText.one": "Until customer service restores it you cannot order: {names}.",
  "suspendedText.more": "Until customer service restores them you cannot order: {names}.",
  whatYouCan: "What the portal offers you",
  nothingYet: "Your role has no further page in the portal yet.",
  fastEntry: "Fast entry",
  countCellar: "Count the cellar",
};
