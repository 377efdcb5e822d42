/** What the API says of marketing materials: the name of an archive of them. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const materialNames: Sentences<"file"> = said.materialNames;
