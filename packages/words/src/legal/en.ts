import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  pages: "Terms and policies",
  termsVersion: "version {version} · valid from {day}",
  termsFile: "terms-of-use-{version}",
  termsNone: "There are no terms of use here yet. Please ask customer service for them.",
  changedTitle: "The terms of use have changed",
  changedText: "Version {version} is valid from {day}. Please read it before you continue.",
  read: "Read the terms",
  agree: "I agree",
  onlyNeeded: "We keep only what the portal cannot work without.",
  onlyNeededText:
    "We measure nothing, sell nothing, and no third-party service stores anything here. That is why we do not ask for consent and there is nothing to reject.",
  columnName: "Name",
  columnPlace: "Where",
  columnPurpose: "What for",
  columnTime: "How long",
  "place.cookie": "cookie",
  "place.local": "browser storage",
  "place.session": "tab storage",
  "place.database": "browser database",
  "time.day": "a day, at most until you sign out",
  "time.signOut": "until you sign out",
  "time.tab": "until the tab is closed",
  "time.year": "400 days at most",
  "time.kept": "until you clear the browser's data",
  "purpose.signIn": "signing in and coming back to the page you wanted",
  "purpose.session": "knows that you are signed in, in another tab too",
  "purpose.device": "knows a device on which you have signed in before",
  "purpose.idle": "signing out after fifteen idle minutes",
  "purpose.choice": "the chosen ship-to, delivery method and date",
  "purpose.cellar":
    "the cellar for a day without network: what the place usually buys, the last prices and counts not yet sent",
  "purpose.cart": "the cart and notes in progress, so that nothing is lost",
  "purpose.catalog": "goods and prices, so that pages need not wait, and the chosen order of goods",
  "purpose.language": "language and market",
  "purpose.tutorial": "which pages of the tour and messages of the brewery you have seen",
  "purpose.opening": "what a page read when it opened, so that it opens faster the next time",
  clear:
    "Signing out clears everything but the language, the market, the pages of the tour you have seen and the known device.",
};
