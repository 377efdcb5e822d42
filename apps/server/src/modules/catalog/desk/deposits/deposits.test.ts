import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let catalogue: StaffCaller;
beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-23T09:00:00" });
  catalogue = await server.asStaff("S05");
});
afterAll(() => server.stop());

type Deposit = {
  readonly code: string;
  readonly market: string;
  readonly seen: string;
  readonly isErpOwned: boolean;
  readonly rows: readonly {
    validFrom: string;
    validTo: string | null;
    depositMinor: number;
    standing: string;
  }[];
};
type Answer = {
  readonly deposits: readonly Deposit[];
  readonly refusal: { code: string; field: string | null } | null;
};
const told = "code market seen isErpOwned rows { validFrom validTo depositMinor standing }";

const isOf = (code: string, market: string) => (one: Deposit) => one.code === code && one.market === market;

async function deposit(code = "KEG50", market = "CZ"): Promise<Deposit> {
  const { data, errors } = await catalogue.desk(`{ emptiesDeposits { ${told} } }`);
  expect(errors).toEqual([]);
  const found = ((data?.["emptiesDeposits"] ?? []) as readonly Deposit[]).find(isOf(code, market));
  if (!found) throw new Error(`no ${code}`);
  return found;
}

async function call(name: "set" | "drop", input: object, who = catalogue): Promise<Answer> {
  const type = name === "set" ? "SetEmptiesDepositInput" : "DropEmptiesDepositInput";
  const { data, errors } = await who.desk(
    `mutation ($input: ${type}!) { ${name}EmptiesDeposit(input: $input) { deposits { ${told} } refusal { code field } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data?.[`${name}EmptiesDeposit`] as Answer;
}

const wanted = { code: "KEG50", market: "CZ", validFrom: "2027-01-01", depositMinor: 160_000 };
const dropped = { code: "KEG50", market: "CZ", validFrom: "2027-01-01" };

describe("deposits of empties are dated at the desk", () => {
  test("strangers see nothing, and customer service may look and not change", async () => {
    const url = "/desk/graphql";
    const payload = { query: "{ emptiesDeposits { code } }" };
    expect((await server.stranger.request({ method: "POST", url, payload })).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    expect((await service.desk("{ emptiesDeposits { code } }")).errors).toEqual([]);
    const dropping = `mutation { dropEmptiesDeposit(input: { code: "KEG50", market: "CZ", validFrom: "2027-01-01", seen: "" }) { refusal { code } } }`;
    expect((await service.desk(dropping)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  it.each([
    [{ validFrom: "2026-11-23" }, "deposit-not-ahead", "validFrom"],
    [{ validFrom: "2036-11-23" }, "deposit-too-far", "validFrom"],
    [{ depositMinor: -1 }, "deposit-invalid", "depositMinor"],
    [{ depositMinor: 150_000 }, "deposit-same", "depositMinor"],
    [{ code: "none" }, "deposit-unknown", null],
    [{ market: "XX" }, "deposit-unknown", null],
    [{ seen: "other" }, "changed-meanwhile", null],
  ])("%j is refused as %s", async (said, code, field) => {
    const { seen } = await deposit();
    expect((await call("set", { ...wanted, seen, ...said })).refusal).toEqual({ code, field });
    const past = await call("drop", { ...dropped, validFrom: "2000-01-01", seen });
    expect(past.refusal?.code).toBe("deposit-not-ahead");
    expect((await call("drop", { ...dropped, seen })).refusal?.code).toBe("deposit-unknown");
  });

  it("a day that is none is a mistake of the caller", async () => {
    const { errors } = await catalogue.desk(
      "mutation ($input: SetEmptiesDepositInput!) { setEmptiesDeposit(input: $input) { refusal { code } } }",
      { input: { ...wanted, validFrom: "2026-02-30", seen: "" } },
    );
    expect(errors[0]?.extensions.code).toBe("date-invalid");
  });

  it("is planned beside what was paid, changed, given up and taken back from the log", async () => {
    const first = { validFrom: "2000-01-01", validTo: null, depositMinor: 150_000, standing: "now" };
    const before = await deposit();
    expect(before.rows).toEqual([first]);
    const set = await call("set", { ...wanted, seen: before.seen });
    expect(set.refusal).toBeNull();
    expect(set.deposits.find(isOf("KEG50", "CZ"))?.rows).toEqual([
      { ...first, validTo: "2026-12-31" },
      { validFrom: "2027-01-01", validTo: null, depositMinor: 160_000, standing: "planned" },
    ]);
    // Who saw it as it was is too late; the same day gives way; an earlier one ends where the next begins.
    expect((await call("set", { ...wanted, seen: before.seen })).refusal?.code).toBe("changed-meanwhile");
    const { seen } = await deposit();
    expect((await call("set", { ...wanted, depositMinor: 170_000, seen })).refusal).toBeNull();
    const now = await deposit();
    const earlier = { ...wanted, validFrom: "2026-12-01", depositMinor: 155_000, seen: now.seen };
    expect((await call("set", earlier)).refusal).toBeNull();
    expect((await deposit()).rows.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ["2000-01-01", "2026-11-30"],
      ["2026-12-01", "2026-12-31"],
      ["2027-01-01", null],
    ]);
    const { seen: all } = await deposit();
    expect((await call("drop", { ...dropped, validFrom: "2026-12-01", seen: all })).refusal).toBeNull();
    const { rows: entries } = await sql<{ id: string; action: string; detail: object }>`
      select id::text, action, detail from audit_entry where subject_kind = 'empties-deposit' order by audit_entry.id`.execute(
      server.deps.db,
    );
    expect(entries.map(({ action }) => action.replace("empties-deposit.", ""))).toEqual([
      ...["set", "set", "set", "dropped"],
    ]);
    expect(entries[0]?.detail).toEqual({
      ...{ validFrom: "2027-01-01", depositMinor: 160_000, depositMinorBefore: 150_000 },
    });
    const undone = await (await server.asStaff("S01")).desk(
      "mutation ($input: UndoAuditEntryInput!) { undoAuditEntry(input: $input) { refusal { code } } }",
      { input: { id: entries[1]?.id } },
    );
    expect(undone.errors).toEqual([]);
    expect((await deposit()).rows).toMatchObject([{ validTo: "2026-12-31" }, { depositMinor: 160_000 }]);
    const { seen: last } = await deposit();
    expect((await call("drop", { ...dropped, seen: last })).refusal).toBeNull();
    expect((await deposit()).rows).toEqual([first]);
  });

  it("is only looked at where another system keeps goods", async () => {
    const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "products" } });
    try {
      const { data } = await (await owned.asStaff("S05")).desk(`{ emptiesDeposits { ${told} } }`);
      expect(((data?.["emptiesDeposits"] ?? []) as readonly Deposit[]).every((one) => one.isErpOwned)).toBe(
        true,
      );
      const set = await call("set", { ...wanted, seen: "" }, await owned.asStaff("S05"));
      expect(set.refusal?.code).toBe("erp-owns-deposits");
    } finally {
      await owned.stop();
    }
  });
});
