import { expect, test } from "vitest";
import { forget } from "../../platform/jobs/forget.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { identityForgets } from "./identity.forgets.ts";

test("AUTH-02 what has expired is swept out, what still counts stays", async () => {
  const server = await startTestServer();
  const { db, clock } = server.deps;
  const hours = (count: number) => new Date(clock.realTime().getTime() + count * 3_600_000);
  await db
    .insertInto("revoked_token")
    .values([
      { jti: "old", expires_at: hours(-25) },
      { jti: "new", expires_at: hours(-23) },
    ])
    .execute();
  await db
    .insertInto("oidc_payload")
    .values([
      { kind: "Session", id_hash: "old", sealed_payload: "", expires_at: hours(-25) },
      { kind: "Session", id_hash: "new", sealed_payload: "", expires_at: hours(1) },
      { kind: "Session", id_hash: "for ever", sealed_payload: "", expires_at: null },
    ])
    .execute();
  await db
    .insertInto("sign_in_attempt")
    .values([
      { subject: "old", attempted_at: hours(-25), succeeded: false },
      { subject: "new", attempted_at: hours(-1), succeeded: false },
    ])
    .execute();
  await forget(server.deps, identityForgets);
  expect((await db.selectFrom("revoked_token").select("jti").execute()).map(({ jti }) => jti)).toEqual([
    "new",
  ]);
  expect(
    (await db.selectFrom("oidc_payload").select("id_hash as id").orderBy("id_hash").execute()).map(
      ({ id }) => id,
    ),
  ).toEqual(["for ever", "new"]);
  expect(
    (await db.selectFrom("sign_in_attempt").select("subject").execute()).map(({ subject }) => subject),
  ).toEqual(["new"]);
  await server.stop();
});
