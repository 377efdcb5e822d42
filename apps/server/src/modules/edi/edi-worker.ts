import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type EdiCarrier, folderCarrier, type ReceivedFile } from "./carrier.ts";
import { findPartner } from "./edi.repo.ts";
import { followOrders } from "./follow-orders.ts";
import { claimOutgoing, markSent, tryAgain } from "./outgoing.repo.ts";
import { readFile } from "./read-file.ts";
import { type EdiDeps, takeMessage } from "./take-message.ts";

const everyMs = 5_000;

/** Takes what partners sent, tells them of their orders, and hands over what goes to them. */
export const exchangeEdiJob = repeatingJob("edi: exchange", everyMs, async (deps, stopping) => {
  const carrier = folderCarrier(deps.config.ediFolder);
  await takeInbox(deps, carrier, stopping);
  await followOrders(deps);
  await sendOutgoing(deps, carrier);
});

/** Takes every file that came. One that cannot be taken now stays for the next look and holds up no other. */
export async function takeInbox(
  deps: EdiDeps,
  carrier: EdiCarrier,
  stopping: { readonly aborted: boolean } = { aborted: false },
): Promise<void> {
  for (const file of await carrier.received()) {
    if (stopping.aborted) return;
    try {
      await takeFile(deps, carrier, file);
    } catch (error) {
      deps.log.warn({ err: error, file: file.name }, "edi file not taken, it stays for the next look");
    }
  }
}

/** A file leaves the inbox only when all in it is kept; whoever dies before that takes it once more, and nothing twice. */
async function takeFile(deps: EdiDeps, carrier: EdiCarrier, file: ReceivedFile): Promise<void> {
  const bytes = await carrier.read(file);
  if (bytes === undefined) return;
  const fail = async (reason: string) => {
    deps.log.warn({ file: file.name, reason }, "edi file parked");
    await carrier.failed(file, reason);
  };
  const read = readFile(bytes);
  if (read.kind === "broken") return fail(read.reason);
  const { sender, receiver, isTest, messages } = read.interchange;
  if (file.sender !== null && file.sender !== sender)
    return fail(`the file came from ${file.sender} and says it is from ${sender || "nobody"}`);
  const partner = await findPartner(deps.db, sender);
  if (partner === undefined) return fail(`no trading partner has the GLN ${sender || "(none)"}`);
  if (receiver !== "" && receiver !== partner.ourGln)
    return fail(`the file is for ${receiver}, and not for ${partner.ourGln}`);
  const faults: string[] = [];
  for (const message of messages) {
    const taken = await takeMessage(deps, { partner, message, isTest });
    if (taken.kind === "fault") faults.push(taken.reason);
  }
  if (messages.length === 0) faults.push("the file holds no message");
  if (faults.length > 0) return fail(faults.join("\n"));
  await carrier.done(file);
}

/**
 * Hands over what is due, each until it is taken: after 1, 2, 4 … seconds again, at most an hour. Sent counts only once
 * it is stored; whoever dies in between writes the same file once more.
 */
export async function sendOutgoing(deps: EdiDeps, carrier: Pick<EdiCarrier, "send">): Promise<number> {
  const { db, log } = deps;
  const waiting = await inTransaction(db, claimOutgoing);
  for (const { reference, fileName, body, attempts } of waiting) {
    try {
      await carrier.send(fileName, body);
      await inTransaction(db, (tx) => markSent(tx, reference));
    } catch (error) {
      log.warn({ err: error, reference, attempts }, "edi message not handed over");
      const seconds = Math.min(2 ** (attempts - 1), 3600);
      const reason = error instanceof Error ? error.message : String(error);
      await inTransaction(db, (tx) => tryAgain(tx, { reference, seconds, error: reason }));
    }
  }
  return waiting.length;
}
