import { type ErpOutage, erpOutage } from "@vycep/domain/erp/erp-outage";
import { z } from "zod";
import { ErpBreakdown } from "./erp.port.ts";

/** Why a message did not get through, as it stands in the outbox: an outage, and what the system said of it. */
export function noteOutage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no-answer-in-time" satisfies ErpOutage;
  if (error instanceof ErpBreakdown) return noted("broke-down", error.message);
  if (error instanceof SyntaxError) return noted("odd-answer", error.message);
  if (error instanceof z.ZodError) return noted("odd-answer", error.issues[0]?.message ?? "");
  const { cause } = error;
  if (!(error instanceof TypeError && cause instanceof Error)) return error.message;
  return noted(erpOutage("code" in cause ? String(cause.code) : undefined), cause.message);
}

function noted(outage: ErpOutage, said: string): string {
  return `${outage}: ${said}`;
}
