/** What the API says of a product that was not kept as a favourite, or not removed (FAV-11). */
import type { FavouriteRefusal } from "@vycep/domain/favourites/favourite";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type FavouriteRefusalCode = FavouriteRefusal["kind"] | "favourite-unknown";

export const favouriteRefusals: Sentences<FavouriteRefusalCode> = said.favouriteRefusals;
