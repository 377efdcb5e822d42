import { currentThemeRow } from "../theme/theme.ts";
import { productName } from "./logo-shapes.ts";

/** What the portal is called: by its own name, or by that of the brand whose theme it wears. */
export function portalName(): string {
  return currentThemeRow().brand ?? productName;
}
