import { currentThemeRow } from "../theme/theme.ts";
import { productName } from "./logo-shapes.ts";

/** What the portal is called: by its own name, by that of the brand whose theme it wears, or as the brewery has named it (DCONF-04). */
export function portalName(): string {
  return currentThemeRow().brand ?? productName;
}
