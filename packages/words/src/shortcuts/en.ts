import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Keyboard shortcuts",
  intro: "A whole order can be placed without a mouse.",
  close: "Close",
  anywhere: "Anywhere",
  search: "Search",
  shortcuts: "This list",
  inCart: "In the cart and while ordering",
  goOn: "On: from anywhere to the cart, from the cart to the recap, from there send (twice)",
  skip: "From the heading, skip to the next step or to the sums",
  inTable: "In the cart's table and in the order form",
  move: "Between rows and fields",
  type: "Just type the amount",
  digits: "digits",
  field: "Go into a field of the cart, where arrows add and take off",
  leave: "From a field of the cart back to the rows",
  undo: "In the order form, take back",
};
