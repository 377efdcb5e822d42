import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { contractDocument } from "./contract-files.ts";
import { answeredFields, deprecatedFields, magentoList, neverAnswered } from "./magento-list.ts";
import { magentoFiles } from "./magento-sdl.ts";

/** Writes what the nouns' own files lack of Magento's types. */
export function writeMagento(): void {
  const files = magentoFiles({
    own: contractDocument("of-nouns"),
    list: magentoList(),
    answered: answeredFields(),
    never: neverAnswered(),
    instead: deprecatedFields(),
  });
  const folder = join(root, "packages/contract/src/magento");
  for (const [name, sdl] of files) writeFileSync(join(folder, name), sdl);
}
