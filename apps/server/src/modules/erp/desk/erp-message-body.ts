import { messageBody } from "../../outbox/outbox.facts.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";
import { readMessageId } from "./message-refusal.ts";

/** What one message to the ERP says, as JSON (DINT-01). */
export async function erpMessageBody({ db }: IntegrationsDeps, asked: string): Promise<string | null> {
  const id = readMessageId(asked);
  const body = id === undefined ? undefined : await messageBody(db, id);
  return body === undefined ? null : JSON.stringify(body, undefined, 2);
}
