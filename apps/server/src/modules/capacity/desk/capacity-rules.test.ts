import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { add, cartOf, startOrder } from "../../../testing/ask-cart.ts";
import { placeOrder } from "../../../testing/ask-place-order.ts";
import { openEvents } from "../../../testing/open-events.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
let owner: Caller;
beforeAll(async () => {
  // A Monday.
  server = await startTestServer({ listen: true, now: "2026-11-23T09:00:00" });
  lenka = await server.asStaff("S04");
  owner = await server.as("U001");
});
afterAll(() => server.stop());

type Limits = Readonly<Record<string, number | null>>;
type Row = {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly standing: string;
  readonly setBy: string | null;
  readonly limits: Limits;
};
type Rule = {
  readonly market: string;
  readonly customerType: string;
  readonly method: string;
  readonly seen: string;
  readonly rows: readonly Row[];
};
type Answer = {
  readonly rules: readonly Rule[];
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};

const limits = "minPallets maxPallets minKg maxKg orderValueMinor minLitres maxLitres";
const told = `market customerType method seen rows { validFrom validTo standing setBy limits { ${limits} } }`;
const standard = { market: "CZ", customerType: "POS", method: "selfpickup_selfpickup" };
const before = { maxPallets: 6, maxKg: 6000, orderValueMinor: 350_000 };
const wanted = { ...standard, validFrom: "2026-11-26", limits: { ...before, orderValueMinor: 2_000_000 } };

const same = (one: Rule) =>
  one.market === "CZ" && one.customerType === "POS" && one.method === standard.method;

async function rule(): Promise<Rule> {
  const { data } = await lenka.desk(`{ capacityRules { ${told} } }`);
  const found = ((data?.["capacityRules"] ?? []) as readonly Rule[]).find(same);
  if (!found) throw new Error("no such rule");
  return found;
}

async function call(name: "set" | "drop", input: object): Promise<Answer> {
  const type = name === "set" ? "SetCapacityRuleInput" : "DropCapacityRuleInput";
  const { data, errors } = await lenka.desk(
    `mutation ($input: ${type}!) { ${name}CapacityRule(input: $input) { rules { ${told} } refusal { code field } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data?.[`${name}CapacityRule`] as Answer;
}

type Loaded = { readonly boxes: number; readonly palletThousandths: number; readonly netMinor: number };

/** The kegs are alike, however many of them stand in the cart. */
function perBox(
  { boxes, palletThousandths, netMinor }: Loaded = { boxes: 0, palletThousandths: 0, netMinor: 0 },
) {
  return [Math.round(palletThousandths / boxes), netMinor / boxes];
}

describe("DCAL-04 capacity rules as dated rows", () => {
  test("service may look and not change, content may neither", async () => {
    const [service, content] = [await server.asStaff("S02"), await server.asStaff("S06")];
    expect((await service.desk("{ capacityRules { market } }")).errors).toEqual([]);
    const dropping = `mutation { dropCapacityRule(input: { market: "CZ", customerType: "POS", method: "tank_tank",
      validFrom: "2026-12-01", seen: "" }) { refusal { code } } }`;
    for (const [who, asked] of [
      [service, dropping],
      [content, "{ capacityRules { market } }"],
    ] as const)
      expect((await who.desk(asked)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  it.each([
    [{ validFrom: "2026-11-23" }, "not-ahead", "validFrom"],
    [{ validFrom: "2036-11-23" }, "rule-too-far", "validFrom"],
    [{ limits: { ...before, maxPallets: 2.5 } }, "limit-invalid", "maxPallets"],
    [{ limits: { minPallets: 7, maxPallets: 6 } }, "limit-unmeetable", "maxPallets"],
    [{ limits: before }, "rule-same", "validFrom"],
    [{ seen: "other" }, "changed-meanwhile", null],
  ])("%j is refused as %s", async (said, code, field) => {
    const { seen } = await rule();
    expect((await call("set", { ...wanted, seen, ...said })).refusal).toEqual({ code, field });
    const nothing = await call("drop", { ...standard, validFrom: "2026-11-26", seen });
    expect(nothing.refusal?.code).toBe("rule-unknown");
  });

  it.each([{ validFrom: "2026-02-30" }, { market: "DE" }, { customerType: "none" }, { method: "ufo" }])(
    "%j is a mistake of the caller",
    async (said) => {
      const { errors } = await lenka.desk(
        "mutation ($input: SetCapacityRuleInput!) { setCapacityRule(input: $input) { refusal { code } } }",
        { input: { ...wanted, seen: "", ...said } },
      );
      expect(["date-invalid", "input-invalid"]).toContain(errors[0]?.extensions.code);
    },
  );

  it("DCAL-04 holds for deliveries from its day on: orders are judged by the old row the day before, and customers hear", async () => {
    const blockersOn = async (date: string) => {
      await startOrder(owner, { date });
      const { blockers } = await cartOf(owner);
      return (blockers ?? []).map((blocker) => blocker?.code);
    };
    const id = await startOrder(owner, { date: "2026-11-25" });
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const { seen } = await rule();
    const { refusal, rules } = await call("set", { ...wanted, seen });
    expect(refusal).toBeNull();
    expect(rules.find(same)?.rows).toMatchObject([
      { validFrom: null, validTo: "2026-11-25", standing: "now", setBy: null, limits: before },
      {
        validFrom: "2026-11-26",
        validTo: null,
        standing: "planned",
        setBy: "Lenka Bartošová",
        limits: wanted.limits,
      },
    ]);
    expect(await events.first(({ kind }) => kind === "place")).toBeDefined();
    events.close();
    expect(await blockersOn("2026-11-26")).toEqual(["min-price-not-reached"]);
    const late = await placeOrder(owner, { cart_id: id });
    expect([late.order, late.errors.map(({ reason }) => reason)]).toEqual([null, ["min-price-not-reached"]]);
    expect(await blockersOn("2026-11-25")).toEqual([]);
    expect((await placeOrder(owner, { cart_id: id })).errors).toEqual([]);
    // On its day it is what the place is told.
    const ofPlace = async () => {
      const url = "/alcdcservice/api/v1/portal/shiptos/GetShipToBySapId/500101";
      const told = (await owner.request({ url })).json() as {
        capacityRules: { method: string; iMaximumOrderCash: number }[];
      };
      return told.capacityRules.find(({ method }) => method === standard.method)?.iMaximumOrderCash;
    };
    expect(await ofPlace()).toBe(3500);
    server.clock.set("2026-11-26T00:00:00");
    expect(await ofPlace()).toBe(20_000);
    expect((await rule()).rows.map(({ standing }) => standing)).toEqual(["past", "now"]);
    expect(
      (await call("drop", { ...standard, validFrom: "2026-11-26", seen: (await rule()).seen })).refusal?.code,
    ).toBe("not-ahead");
    server.clock.set("2026-11-23T09:00:00");
  });

  it("gives way on its day, and taken back what held before goes on", async () => {
    const { seen } = await rule();
    expect((await call("set", { ...wanted, seen: "" })).refusal?.code).toBe("changed-meanwhile");
    await call("set", { ...wanted, validFrom: "2026-12-10", limits: {}, seen });
    await call("set", { ...wanted, limits: { ...before, maxPallets: 5 }, seen: (await rule()).seen });
    const spans = async () =>
      (await rule()).rows.map(({ validFrom, validTo, limits: said }) => [
        validFrom,
        validTo,
        said["maxPallets"],
      ]);
    expect(await spans()).toEqual([
      [null, "2026-11-25", 6],
      ["2026-11-26", "2026-12-09", 5],
      ["2026-12-10", null, null],
    ]);
    expect(
      (await call("drop", { ...standard, validFrom: "2026-11-26", seen: (await rule()).seen })).refusal,
    ).toBeNull();
    expect(await spans()).toEqual([
      [null, "2026-12-09", 6],
      ["2026-12-10", null, null],
    ]);
    await call("drop", { ...standard, validFrom: "2026-12-10", seen: (await rule()).seen });
    expect(await spans()).toEqual([[null, null, 6]]);
    const { rows } = await sql<{ action: string; detail: unknown }>`
      select action, detail from audit_entry where subject_kind = 'capacity-rule' order by at, id`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action.replace("capacity-rule.", ""))).toEqual([
      ...["set", "set", "set", "dropped", "dropped"],
    ]);
    expect(rows[0]?.detail).toEqual({
      ...{ validFrom: "2026-11-26", orderValueMinor: 2_000_000, orderValueMinorBefore: 350_000 },
    });
  });

  it("DCAL-04 is tried with open carts, typed goods, and the orders of the last year", async () => {
    const id = await startOrder(owner, { shipTo: "500102", date: "2026-11-25" });
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    const trial = await lenka.desk(
      `query ($lines: [CapacityTrialLineInput!]) { capacityTrial(shipToId: "500102", lines: $lines) {
        market customerType unknown carts { method day isWholesale load { boxes palletThousandths grams netMinor } }
        lines { boxes palletThousandths netMinor } } none: capacityTrial(shipToId: "nobody") { shipToId } }`,
      {
        lines: [
          { sku: "100112", boxes: 3 },
          { sku: "none", boxes: 1 },
        ],
      },
    );
    expect(trial.errors).toEqual([]);
    const { capacityTrial: tried, none } = trial.data as {
      capacityTrial: { unknown: string[]; carts: { load: Loaded }[]; lines: Loaded };
      none: null;
    };
    expect(none).toBeNull();
    expect(tried).toMatchObject({ market: "CZ", customerType: "POS", unknown: ["none"] });
    const cart = tried.carts.find((one) => "day" in one && one.day === "2026-11-25");
    expect(cart).toMatchObject({ method: standard.method, isWholesale: false });
    expect(tried.lines).toMatchObject({ boxes: 3 });
    expect(perBox(cart?.load)).toEqual(perBox(tried.lines));

    const counted = await sql<{ all: number; below: number }>`
      select count(*)::int as all, (count(*) filter (where o.pallet_thousandths > 1000))::int as below
      from sales_order o join ship_to s on s.id = o.ship_to_id
      where s.market = 'CZ' and s.customer_type = 'POS' and o.delivery_method = ${standard.method} and o.state <> 'cancelled'
        and o.empties_of is null and o.delivery_date between '2025-11-23' and '2026-11-22'`.execute(
      server.deps.db,
    );
    const effect = await lenka.desk(
      `query ($input: CapacityEffectInput!) { capacityEffect(input: $input) {
        orders isMore failing failingNow places placesFailing } }`,
      { input: { ...standard, limits: { maxPallets: 1 } } },
    );
    expect(counted.rows[0]?.below).toBeGreaterThan(0);
    expect(effect.data?.["capacityEffect"]).toMatchObject({
      ...{ orders: counted.rows[0]?.all, failing: counted.rows[0]?.below, isMore: false },
    });
  });
});
