import type { Translation } from "../texts.ts";
import type { texts as original } from "./home.cs.ts";

export const texts: Translation<typeof original> = {
  greeting: "Good day",
  newOrder: "New order from the catalogue",
  noCatalogueTitle: "You cannot order yet",
  noCatalogueText: "Your role lacks the permission Catalogue. The main user of your company grants it.",
  suspendedTitle: "Your ship-tos are suspended",
  suspendedText: "Until customer service restores them you cannot order: {names}.",
  whatYouCan: "What the portal offers you",
  nothingYet: "Your role has no further page in the portal yet.",
};
