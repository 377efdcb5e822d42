import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { Deps } from "../../../platform/deps.ts";

export type PortalSettingsDeps = Deps & {
  /** Which cut-offs of a market fall between two moments, the first one first. */
  readonly cutOffsBetween: (
    db: Deps["db"],
    asked: { readonly market: Market; readonly from: LocalMoment; readonly until: LocalMoment },
  ) => Promise<readonly { readonly kind: string; readonly moment: LocalMoment }[]>;
};
