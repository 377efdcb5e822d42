/** Words of the menu (LAYOUT, CONTENT-09), and what is not there. */
import type { MenuName } from "@vycep/domain/access/menu";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const menuLabels: Sentences<MenuName> = said.menuLabels;

export const contentMessages: Sentences<"content-unknown"> = said.contentMessages;
