import type { SheetLook } from "@vycep/paper/pdf/frame";
import type { Deps } from "../../platform/deps.ts";
import { brandOn } from "../market/brand.facts.ts";

/** How papers are headed in the brewery's own look (DCONF-04); undefined in that of the house. The sign of the house stands beside no other. */
export async function paperLook({ db, clock }: Pick<Deps, "db" | "clock">): Promise<SheetLook | undefined> {
  const brand = await brandOn(db, clock.now().date);
  if (brand === undefined) return undefined;
  const { name, main, accent, logo } = brand;
  return { name, main, accent, hasSign: logo === null };
}
