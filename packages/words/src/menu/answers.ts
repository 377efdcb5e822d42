/** Words of the menus, also in the languages that only labels are in (LAYOUT, CONTENT-09, LANG-02, D16). */
import type { MenuName } from "@vycep/domain/access/menu";
import { inEveryLabelLanguage, type Labels } from "../engine/sentence.ts";

const said = await inEveryLabelLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const menuLabels: Labels<MenuName> = said.menuLabels;
