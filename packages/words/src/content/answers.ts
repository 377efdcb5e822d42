/** Words of the menu (LAYOUT, CONTENT-09). */
import type { MenuName } from "@vycep/domain/access/menu";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const menuLabels: Sentences<MenuName> = said.menuLabels;
