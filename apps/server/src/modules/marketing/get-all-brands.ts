import type { MaterialBrands } from "@vycep/contract/marketing/marketing.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { materialReader } from "./marketing.policy.ts";
import { materialBrands } from "./marketing.repo.ts";

/** The brands that there are materials of in the reader's market (REST-28, MARKETING-02). */
export async function getAllBrands({ db }: Deps, context: RequestContext): Promise<MaterialBrands> {
  return [...(await materialBrands(db, await materialReader(context)))];
}
