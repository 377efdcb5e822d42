import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import { carryNotices } from "./carry-notices.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_ROLE: "web" } });
});
afterAll(() => server.stop());

it("PUSH-01 BELL-03 a message goes to devices of who wants it by that way, and of nobody else", async () => {
  const { db } = server.deps;
  await sql`delete from notice`.execute(db);
  await sql`
    insert into push_device (id, uid, session_names, endpoint, p256dh, auth, language)
    select gen_random_uuid(), uid, '{}', 'https://push.example.com/' || uid, 'B', 'A', 'cs'
    from unnest(array['U001', 'U013']) as uid`.execute(db);
  const tell = (subject: string, facts: Parameters<typeof tellNotice>[1][number]["facts"]) =>
    inTransaction(db, (tx) =>
      tellNotice(
        tx,
        [
          {
            facts,
            subject,
            companyId: "C1",
            shipToId: "500101",
            at: new Date(),
            owner: "U001",
            cause: subject,
          },
        ],
        sql`(select unnest(array['U001', 'U013']))`,
      ),
    );
  await tell("CS0010021", { kind: "ticket-answered", title: "Zpožděná dodávka" });
  await tell("2026100135", { kind: "new-document", documentKind: "invoice", due: null });
  await carryNotices(server.deps, 0);
  await carryNotices(server.deps, 0);
  const { rows } = await sql`
    select d.uid, m.kind, m.subject from push_message m join push_device d on d.id = m.device_id`.execute(db);
  expect(rows).toEqual([{ uid: "U001", kind: "ticket-answered", subject: "CS0010021" }]);
});
