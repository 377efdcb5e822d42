import type { StopReportAnswer } from "@vycep/contract/deliveries/driver.rest";
import type { Language } from "@vycep/domain/market/language";
import { type DriverMessage, driverMessages } from "@vycep/words/driver/answers";
import { say } from "@vycep/words/engine/sentence";
import { type OrderDeskMessage, orderDeskMessages } from "@vycep/words/order-desk/answers";

/** Why a report was not taken: the driver's own reasons, else those of every delivery report. */
export type NotTaken = { readonly kind: string; readonly lineNo?: number };

export function saidToDriver(code: DriverMessage, language: Language): string {
  return say(driverMessages[code], language);
}

/** The same as the contract says it. */
export function stopRefusal(
  { kind, lineNo }: NotTaken,
  language: Language,
): NonNullable<StopReportAnswer["refusal"]> {
  return { code: kind, lineNo: lineNo ?? null, message: messageOf(kind, language, lineNo) };
}

function messageOf(code: string, language: Language, lineNo: number | undefined): string {
  if (isDriverMessage(code)) return saidToDriver(code, language);
  const known: OrderDeskMessage = isOrderMessage(code) ? code : "step-not-allowed";
  return say(orderDeskMessages[known], language, { lineNo: lineNo ?? 0 });
}

function isDriverMessage(code: string): code is DriverMessage {
  return Object.hasOwn(driverMessages, code);
}

function isOrderMessage(code: string): code is OrderDeskMessage {
  return Object.hasOwn(orderDeskMessages, code);
}
