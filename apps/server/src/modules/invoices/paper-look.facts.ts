import type { SheetLook } from "@vycep/paper/pdf/frame";
import type { Deps } from "../../platform/deps.ts";
import { bytesOf } from "../files/files.facts.ts";
import { type BrandFacts, brandOn } from "../market/brand.facts.ts";

/** What a paper's look is read from. */
export type PaperDeps = Pick<Deps, "db" | "clock" | "config">;

/**
 * How papers are headed in the brewery's own look (DCONF-04): its logo, or the sign of the house where it has none, in its colours;
 * undefined in the look of the house.
 */
export async function paperLook(deps: PaperDeps): Promise<SheetLook | undefined> {
  const brand = await brandOn(deps.db, deps.clock.now().date);
  if (brand === undefined) return undefined;
  const { name, main, accent, logo } = brand;
  return { name, main, accent, hasSign: logo === null, mark: await markOf(deps, brand) };
}

/** The last one that was read: another logo has another id. */
let known: { readonly id: string; readonly bytes: Uint8Array } | undefined;

/** A paper without its logo is better than none. */
async function markOf(deps: PaperDeps, { mark }: BrandFacts): Promise<Uint8Array | undefined> {
  if (mark === null) return undefined;
  if (known?.id === mark) return known.bytes;
  const bytes = await bytesOf(deps, mark);
  if (bytes === undefined) return undefined;
  known = { id: mark, bytes: new Uint8Array(bytes) };
  return known.bytes;
}
