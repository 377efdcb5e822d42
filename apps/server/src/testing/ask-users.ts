import { sql } from "kysely";
import type { InjectOptions } from "light-my-request";
import type { TestServer } from "./test-server.ts";

const base = "/alcdcservice/api/v1/portal/users";

/** An answer of the administration of users, without the request's own number. */
export type UsersAnswer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly statements: number;
};

/** Calls the administration of users as one of the demo's people, or as nobody. */
export async function askUsers(
  server: TestServer,
  uid: string | undefined,
  { path, ...options }: Pick<InjectOptions, "method" | "payload"> & { readonly path: string },
): Promise<UsersAnswer> {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const url = `${base}/${path}${path.includes("?") ? "&" : "?"}lang=en`;
  const response = await caller.request({ ...options, url });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body, statements: Number(response.headers["x-sql-statements"]) };
}

/** Everything that the audit says of a user, oldest first: who, for which company, what, where, from > to. */
export async function auditOf(server: TestServer, uid: string): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', actor_uid, company_id, action, detail->>'shipToId',
      case when detail ? 'to' then coalesce(detail->>'from', '-') || ' > ' || coalesce(detail->>'to', '-') end) as line
    from audit_entry where subject_kind = 'user' and subject_id = ${uid} order by id`.execute(server.deps.db);
  return rows.map(({ line }) => line);
}
