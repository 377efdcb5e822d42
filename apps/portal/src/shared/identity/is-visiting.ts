import { PUNCH_OUT_MARK } from "@vycep/contract/punch-out/punch-out-paths";

/** Whether a purchasing system sent this browser; whom it sent, the server says (B16). */
export function isVisiting(): boolean {
  return document.cookie.includes(`${PUNCH_OUT_MARK}=1`);
}
