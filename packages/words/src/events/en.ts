import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  show: "Show the cart",
  open: "Show",
  "line-set": "The cart was changed elsewhere: {product}, now {amount}.",
  "line-added": "Added to the cart elsewhere: {product}, {amount}.",
  "line-removed": "Removed from the cart elsewhere: {product}.",
  lines_one: "{count} item of the cart was changed elsewhere.",
  lines_other: "{count} items of the cart were changed elsewhere.",
  delivery: "The delivery of the cart was changed elsewhere.",
  notes: "The note or the order number was changed elsewhere.",
  empties: "The empties in the cart were changed elsewhere.",
  gone: "The cart has been sent or saved for later elsewhere.",
  orders_one: "{count} order has a new status.",
  orders_other: "{count} orders have a new status.",
  conflict: "Meanwhile somebody set {theirs} here. You wanted {mine}.",
  conflictRemoval: "Meanwhile somebody set {theirs} here. You wanted to remove the item.",
  keepTheirs: "Keep {theirs}",
  setMine: "Set {mine}",
  removeAnyway: "Remove",
  removedMeanwhile: "{product}: meanwhile somebody removed this item from the cart.",
  undecided: "Somebody else has changed a quantity in the cart too. Choose which one applies.",
  putBack: "Put back {mine}",
};
