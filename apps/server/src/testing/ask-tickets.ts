import { SERVICE_BASE } from "@vycep/contract/services";
import type { InjectOptions } from "light-my-request";
import type { TestServer } from "./test-server.ts";

/** What was asked of tickets, as one of the demo's people or as nobody, and what was answered. */
export async function askTickets(
  server: TestServer,
  uid: string | undefined,
  { path, ...options }: Pick<InjectOptions, "method" | "payload" | "headers"> & { readonly path: string },
) {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const url = `${SERVICE_BASE.general}/tickets/${path}${path.includes("?") ? "&" : "?"}lang=en`;
  const response = await caller.request({ ...options, url });
  return {
    status: response.statusCode,
    // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of its answer
    body: response.json<any>(),
    statements: Number(response.headers["x-sql-statements"]),
  };
}

/** A good new ticket of Jana's place. */
export const someTicket = {
  category: "empties",
  subcategory: "empties-count",
  title: "Nesouhlasí počet přepravek",
  description: "Vrátili jsme 18 přepravek, na dodacím listu je 16.",
  phone: "+420 799 999 001",
  shipTo: "500101",
  about: { order: "4700100498", line: null, invoice: null, delivery: null, material: null },
  draft: null,
};
