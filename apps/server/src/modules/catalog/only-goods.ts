import { METHODS } from "@vycep/domain/transport/method";
import type { CatalogView } from "./catalog-view.ts";

/** The tank and unfiltered methods list what they are for (HTTP-25, HTTP-26); the others list all, with a reason. */
export function onlyGoods({ method }: Pick<CatalogView, "method">): "tank" | "unfiltered" | undefined {
  const carries = method && METHODS[method].carries;
  return carries === "tank" || carries === "unfiltered" ? carries : undefined;
}
