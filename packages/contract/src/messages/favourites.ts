/** What the API says of a product that was not kept as a favourite, or not removed (FAV-11). */
import type { FavouriteRefusal } from "@vycep/domain/favourites/favourite";
import type { Sentences } from "./sentence.ts";

export type FavouriteRefusalCode = FavouriteRefusal["kind"] | "favourite-unknown";

export const favouriteRefusals: Sentences<FavouriteRefusalCode> = {
  "product-unknown": {
    cs: "Produkt {sku} nemáme v nabídce.",
    sk: "Produkt {sku} nemáme v ponuke.",
    en: 'Could not find a product with SKU "{sku}"',
  },
  "favourite-unfiltered": {
    cs: "Nefiltrované pivo nelze uložit do oblíbených.",
    sk: "Nefiltrované pivo nemožno uložiť medzi obľúbené.",
    en: "Unfiltered beer cannot be saved as a favourite.",
  },
  "favourite-tank": {
    cs: "Tankové pivo nelze uložit do oblíbených.",
    sk: "Tankové pivo nemožno uložiť medzi obľúbené.",
    en: "Tank beer cannot be saved as a favourite.",
  },
  "favourites-full": {
    cs: "V oblíbených může být nejvýše {max} produktů. Nejdřív některý odeberte.",
    sk: "V obľúbených môže byť najviac {max} produktov. Najskôr niektorý odoberte.",
    en: "Favourites can hold at most {max} products. Remove one first.",
  },
  "favourite-unknown": {
    cs: "Tento produkt už v oblíbených není.",
    sk: "Tento produkt už v obľúbených nie je.",
    en: "The wishlist item with this ID does not belong to the wishlist.",
  },
};
