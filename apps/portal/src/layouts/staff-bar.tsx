import { PREVIEW_MARK } from "@vycep/contract/identity/preview";
import { keptAs } from "@vycep/shell/door/door";
import { BehalfBar } from "../features/on-behalf/behalf-bar.tsx";
import { PreviewBar } from "../features/preview/preview-bar.tsx";

/** Over every page where one of the staff is in a customer's place: what they do there, and how long still (DORD-06, DCONF-02). */
export const StaffBar = keptAs.startsWith(PREVIEW_MARK) ? PreviewBar : BehalfBar;
