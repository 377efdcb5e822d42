import type { EdiUnit } from "@vycep/domain/edi/order-message";

/** Units as our messages write them; one that was not understood is written as boxes. */
const codes: Readonly<Record<EdiUnit, string>> = { piece: "PCE", box: "CT", layer: "LAY", pallet: "PF" };

/** The code of a unit in EDIFACT. */
export function unitCode(unit: EdiUnit | null): string {
  return codes[unit ?? "box"];
}
