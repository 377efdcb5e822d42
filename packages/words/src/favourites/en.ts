import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Favourites",
  count_one: "{count} product",
  count_other: "{count} products",
  orderable: "{total}, {count} can be ordered for {date}",
  search: "Search favourites",
  searchFor: "Name or number",
  clearSearch: "Clear the search",
  mark: "Favourite: {product}",
  removed: "{product}: removed from favourites",
  refusedTitle: "{product}: your favourites have not changed",
  "off.favourite-unfiltered": "Unfiltered beer cannot be saved as a favourite.",
  "off.favourite-tank": "Tank beer cannot be saved as a favourite.",
  note: "Unfiltered and tank beer cannot be saved as favourites.",
  gone: "No longer sold",
  goneText: "It stays here until you remove it from your favourites.",
  emptyTitle: "You have no favourites yet.",
  emptyText:
    "The heart beside a product in the catalogue keeps what you order often. You will find it here, ready to be ordered.",
  openCatalogue: "Open the catalogue",
  notFoundTitle: "Nothing in your favourites matches.",
  notFoundText: "Try another word or number, or search the whole catalogue.",
  searchCatalogue: "Search the catalogue",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  favouriteRefusals: {
    "product-unknown": 'Could not find a product with SKU "{sku}"',
    "favourite-unfiltered": "Unfiltered beer cannot be saved as a favourite.",
    "favourite-tank": "Tank beer cannot be saved as a favourite.",
    "favourites-full": "Favourites can hold at most {max} products. Remove one first.",
    "favourite-unknown": "The wishlist item with this ID does not belong to the wishlist.",
  },
};
