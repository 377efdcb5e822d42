import { PERMISSIONS, type Permission, parsePermissions } from "@vycep/domain/access/permission";
import { type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { usersInSql } from "./users.facts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const somebody = toId<UserId>("U001");
const place = toId<ShipToId>("500101");

async function holds(permission: Permission): Promise<boolean> {
  const { rows } = await sql<{ uid: string }>`${usersInSql.holdersAt(sql`${place}`, permission)}`.execute(
    server.deps.db,
  );
  return rows.some(({ uid }) => uid === somebody);
}

test.each([
  "My Orders",
  "Catalogue,My Orders",
  "  My Orders ,\tCatalogue",
  "Catalogue ,\n My Orders\t, News & Articles",
  "POS My Orders, Catalogue list",
  "My Orders Catalogue",
  "my orders; Catalogue",
  "",
])("PERM-16 the database reads permissions by whole names as the rule does: %j", async (permissions) => {
  await sql`update ship_to_role set permissions = ${permissions} where uid = ${somebody} and ship_to_id = ${place}`.execute(
    server.deps.db,
  );
  const held: Permission[] = [];
  for (const permission of PERMISSIONS) if (await holds(permission)) held.push(permission);
  const read = parsePermissions(permissions);
  expect(held).toEqual(PERMISSIONS.filter((permission) => read.includes(permission)));
});
