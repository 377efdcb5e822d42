import { expect } from "vitest";
import type { Caller, StaffCaller, TestServer } from "../test-server.ts";

const beginning = `mutation ($input: DeskOnBehalfInput!) { orderOnBehalf(input: $input) {
  address refusal { code field message } } }`;

export type For = { readonly uid: string; readonly shipToId: string };
type Begun = {
  readonly address: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null; readonly message: string } | null;
};

/** Begins to order in a customer's name: where to go on, or why not. */
export async function begin(staff: StaffCaller, input: For): Promise<Begun> {
  const { data, errors } = await staff.desk(beginning, { input });
  expect(errors).toEqual([]);
  return data?.["orderOnBehalf"] as Begun;
}

/** The code that an address carries behind `#`. */
export function codeIn(address: string | null | undefined): string {
  return address?.split("#")[1] ?? "";
}

/** What the tab of the portal does with a code. */
export function exchange(server: TestServer, code: string) {
  return server.stranger.request({ method: "POST", url: "/on-behalf/token", payload: { code } });
}

/** One of the staff in a customer's name. */
export async function onBehalf(
  server: TestServer,
  staff: StaffCaller,
  whom: For,
): Promise<Caller & { readonly token: string }> {
  const { address, refusal } = await begin(staff, whom);
  expect(refusal).toBeNull();
  const answer = await exchange(server, codeIn(address));
  expect(answer.statusCode, answer.body).toBe(200);
  const { token } = answer.json<{ token: string }>();
  return { ...server.withToken(token), token };
}
