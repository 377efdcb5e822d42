import { randomUUID } from "node:crypto";
import { MAX_PAPER_BYTES } from "@vycep/contract/invoices/erp-paper.rest";
import { ERP_HEADER } from "@vycep/contract/orders/erp-report.rest";
import { signatureOf } from "../../platform/calls/signed-call.ts";
import type { Clock } from "../../platform/clock.ts";
import { AppError } from "../../platform/errors.ts";
import type { ErpSettings } from "../../platform/settings/partner-settings.ts";

/**
 * Fetches a file that the ERP keeps, from below its own address and nowhere else, with a signed call. What does not
 * answer in time, redirects or goes on for too long is an outage: the ERP tells of the paper again.
 */
export async function fetchPaper(
  { url, secret, timeoutMs }: ErpSettings,
  clock: Pick<Clock, "realTime">,
  path: string,
): Promise<Uint8Array> {
  const target = new URL(url + path);
  if (!target.href.startsWith(`${url}/`)) {
    throw new AppError("unprocessable", {
      code: "file-elsewhere",
      message: "The file is not below ERP_URL.",
    });
  }
  const timestamp = String(Math.floor(clock.realTime().getTime() / 1000));
  const eventId = randomUUID();
  const signed = { method: "GET", path: target.pathname + target.search, timestamp, eventId, body: "" };
  try {
    const response = await fetch(target, {
      headers: {
        [ERP_HEADER.timestamp]: timestamp,
        [ERP_HEADER.eventId]: eventId,
        [ERP_HEADER.signature]: signatureOf(signed, secret),
      },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the erp answered ${response.status}`);
    return await bytesOf(response);
  } catch (error) {
    throw new AppError("unavailable", {
      code: "file-not-fetched",
      message: "The file was not to be had.",
      cause: error,
    });
  }
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_PAPER_BYTES) throw new Error("the file is too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
