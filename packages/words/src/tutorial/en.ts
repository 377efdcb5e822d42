import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  welcome: "Welcome to the customer portal",
  newsTitle: "What is new",
  newsSince: "Since your last visit on {day}.",
  newsOnce: "Shown only once. You will find the tour under Training.",
  pageOf: "{page} of {pages}",
  pages: "Pages of the tour",
  seen: "seen",
  back: "Back",
  firstPage: "This is the first page.",
  next: "Next",
  done: "Done",
  skip: "Skip",
  film: "Video: {name}",
  captions: "Captions",

  "step.order.title": "Track your orders",
  "step.order.text": "Order history shows the status of every order from receipt to delivery.",
  "step.time.title": "Delivery time",
  "step.time.text": "For an order on its way we show the expected arrival time.",
  "step.history.title": "History and reordering",
  "step.history.text": "Any earlier order can be repeated with one tap.",
  "step.detail.title": "Order detail",
  "step.detail.text": "The detail lists items, deposits, documents and empties.",
  "step.articles.title": "News and articles",
  "step.articles.text": "Follow news on products, offers and legislation.",

  academy: "Tap academy",
  academyText: "Courses on tapping, line cleaning and storage are in the brewery's e-learning.",
  academyOpen: "Open e-learning",
  academyMissing: "The link to e-learning is not set at the moment. Please write to customer service.",
  guide: "Tour of the portal",
  guideText: "See again what the portal can do.",
  guideStart: "Start the tour",
  guideEmpty: "The tour has no page now.",
};
