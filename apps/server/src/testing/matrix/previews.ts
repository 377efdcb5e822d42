import { PERMISSIONS } from "@vycep/domain/access/permission";
import { expect } from "vitest";
import type { Caller, StaffCaller, TestServer } from "../test-server.ts";

const fields = "{ address place { id name } refusal { code field message } }";

type Begun = {
  readonly address: string | null;
  readonly place: { readonly id: string; readonly name: string } | null;
  readonly refusal: { readonly code: string; readonly field: string | null; readonly message: string } | null;
};

/** The marks of a role that opens these screens and no others. */
export function marksOf(...open: readonly string[]): readonly string[] {
  return PERMISSIONS.map((permission) => (open.includes(permission) ? "allowed" : "not_allowed"));
}

export const allMarks = marksOf(...PERMISSIONS);

/** Begins to look at the portal as a role: where, or why not. */
export async function beginAsRole(staff: StaffCaller, input: object): Promise<Begun> {
  const asking = `mutation ($input: DeskRolePreviewInput!) { previewAsRole(input: $input) ${fields} }`;
  const { data, errors } = await staff.desk(asking, { input });
  expect(errors).toEqual([]);
  return data?.["previewAsRole"] as Begun;
}

/** The same for a text. */
export async function beginContent(staff: StaffCaller, input: object): Promise<Begun> {
  const asking = `mutation ($input: DeskContentPreviewInput!) { previewContent(input: $input) ${fields} }`;
  const { data, errors } = await staff.desk(asking, { input });
  expect(errors).toEqual([]);
  return data?.["previewContent"] as Begun;
}

/** The same for settings of the portal. */
export async function beginSettings(staff: StaffCaller, input: object): Promise<Begun> {
  const asking = `mutation ($input: DeskSettingsPreviewInput!) { previewSettings(input: $input) ${fields} }`;
  const { data, errors } = await staff.desk(asking, { input });
  expect(errors).toEqual([]);
  return data?.["previewSettings"] as Begun;
}

/** What the frame does with the code behind `#`. */
export function exchangePreview(server: TestServer, address: string | null) {
  const code = address?.split("#")[1] ?? "";
  return server.stranger.request({ method: "POST", url: "/preview/token", payload: { code } });
}

export type Viewer = Caller & { readonly token: string; readonly uid: string; readonly path: string };

/** Whoever looks through a frame that was begun. */
export async function viewer(server: TestServer, { address, refusal }: Begun): Promise<Viewer> {
  expect(refusal).toBeNull();
  const answer = await exchangePreview(server, address);
  expect(answer.statusCode, answer.body).toBe(200);
  const { token, uid, path } = answer.json<{ token: string; uid: string; path: string }>();
  return { ...server.withToken(token), token, uid, path };
}
