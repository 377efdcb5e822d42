import { aText, jsonOf, listOf } from "@vycep/shell/storage/shape";
import { inSession } from "@vycep/shell/storage/stored-value";

/** The banners that somebody has put away in this tab. */
export const bannerKeys = { hiddenBanners: inSession("hiddenBanners", jsonOf(listOf(aText))) } as const;
