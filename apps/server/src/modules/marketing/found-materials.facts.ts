import type { Found } from "@vycep/domain/search/found";
import type { Deps } from "../../platform/deps.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { materialReader } from "./marketing.policy.ts";
import { materialList } from "./marketing.repo.ts";

/** The materials that a text finds, as their list finds them (MARKETING-01). One statement. */
export async function foundMaterials(
  { db }: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const reader = await materialReader(context);
  const { items, total } = await readPage(db, materialList({ reader, text }, "desc"), { limit });
  const hits = items.map(({ key, title, description, addedOn }) => ({
    id: key,
    title,
    numbers: [],
    note: description || undefined,
    day: addedOn,
  }));
  return [{ kind: "material", total, hits }];
}
