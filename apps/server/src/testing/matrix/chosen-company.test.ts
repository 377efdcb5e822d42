import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../test-server.ts";
import { askAs, idsUsedBy } from "./ask.ts";
import { expectations } from "./expectations/expectations.ts";
import { foundIn } from "./foreign-words.ts";
import { ownIds } from "./world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Keeps the books of C1 and of C2. */
const bookkeeper = "U037";

/** What belongs to a company: its names and numbers, its places, people, orders and carts. */
async function wordsOf(companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select name as word from company where id = ${companyId}
    union select ico from company where id = ${companyId}
    union select name from ship_to where company_id = ${companyId}
    union select id from ship_to where company_id = ${companyId}
    union select email from app_user where company_id = ${companyId} and uid <> ${bookkeeper}
    union select order_number from sales_order where company_id = ${companyId}
    union select id from cart where company_id = ${companyId}`.execute(server.deps.db);
  return new Set(rows.map(({ word }) => word));
}

/** Ends the tokens of everybody who is asked after it. */
const endsAll = "POST /identity/sessions/end-all";
/** Besides, somebody is told the names of their own companies, to choose among. */
const ownCompanies: Readonly<Record<string, readonly string[]>> = {
  "GET /customer-data/users/GetUserInfoById/:id": ["Hostince Modrá hvězda s.r.o.", "Nápoje Brázda, a.s."],
};

const calls = Object.entries(expectations)
  .filter(([operation]) => operation !== endsAll && operation !== "GET /identity/demo-users")
  .flatMap(([operation, list]) => list.map((call) => ({ operation, call })));

describe("D47 who serves two companies and has chosen one sees nothing of the other", () => {
  it.each([
    { chosen: "C1", other: "C2", owner: "otherOwner" },
    { chosen: "C2", other: "C1", owner: "owner" },
  ] as const)("D47 C16 $chosen chosen: no operation answers with anything of $other", async (table) => {
    const { chosen, other, owner } = table;
    const caller = await server.as(bookkeeper);
    const own = await wordsOf(chosen);
    const asked: string[] = [];
    for (const { operation, call } of calls) {
      const ids = { ...(await ownIds(server, owner, idsUsedBy(call))), uid: bookkeeper };
      const foreign = [...(await wordsOf(other))].filter((word) => !own.has(word));
      const answer = await askAs(caller, { operation, call, ids, headers: { companyid: chosen } });
      const sent = new Set<string>([...Object.values(ids), ...(ownCompanies[operation] ?? [])]);
      const leaked = foundIn(answer.body, new Set(foreign)).filter((word) => !sent.has(word));
      expect(leaked, `${operation} shows ${other}`).toEqual([]);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      asked.push(operation);
    }
    expect(asked.length).toBe(calls.length);
  });
});
