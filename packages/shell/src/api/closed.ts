import { createStore, type Store } from "../storage/store.ts";

const closed = createStore(false);

/** Whether the server has answered that the brewery has closed the portal for a while (CONFIG-08, OP-126). */
export const portalClosed: Pick<Store<boolean>, "get" | "subscribe"> = closed;

/** It answers again. */
export function openAgain(): void {
  closed.set(false);
}

/** Reads an answer of either API for the one code that closes every page. */
export function noticeClosing({ status, body }: { readonly status: number; readonly body: unknown }): void {
  if (status === 503 && codesIn(body).includes("maintenance")) closed.set(true);
}

/** Reads an answer of either API for the one code that says that the chosen company is not the person's any more. */
export function isCompanyLost({ body }: { readonly body: unknown }): boolean {
  return codesIn(body).includes("company-not-found");
}

function codesIn(body: unknown): readonly unknown[] {
  const errors: unknown = partOf(body, "errors");
  if (!Array.isArray(errors)) return [partOf(body, "code")];
  return errors.map((error) => partOf(partOf(error, "extensions"), "code"));
}

function partOf(holder: unknown, name: string): unknown {
  return typeof holder === "object" && holder !== null
    ? Object.entries(holder).find(([key]) => key === name)?.[1]
    : undefined;
}
