import { oneOf } from "@vycep/shell/list/list-address";
import { aNumber, deskAddress } from "../../kit/desk-address.ts";

export const MATERIAL_FORMATS = ["image", "video", "pdf", "folder"] as const;

/** The list of materials as its address says it (DLIST-01). */
export const materialsAddress = deskAddress({
  filters: { folder: aNumber, format: oneOf(MATERIAL_FORMATS), offered: oneOf(["no"]) },
  sorts: ["newest"],
});

export type MaterialsState = ReturnType<typeof materialsAddress.parse>;
