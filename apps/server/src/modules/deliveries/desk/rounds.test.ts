import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { besideRival } from "../../../testing/beside-a-rival.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
/** A day with orders that nobody has loaded, and two of its orders. */
let day: string;
let first: string;
let second: string;

beforeAll(async () => {
  server = await startTestServer();
  lenka = await server.asStaff("S04");
  const { rows } = await sql<{ day: string; numbers: readonly string[] }>`
    with chosen as (
      select order_number from sales_order where state <> 'cancelled' order by delivery_date desc, order_number limit 2)
    update sales_order set delivery_date = '2026-11-24', state = 'confirmed', grams = 600000, pallet_thousandths = 900
    where order_number in (select order_number from chosen)
    returning delivery_date as day, array(select order_number from chosen order by 1) as numbers`.execute(
    server.deps.db,
  );
  day = rows[0]?.day ?? "";
  [first = "", second = ""] = rows[0]?.numbers ?? [];
});
afterAll(() => server.stop());

const board = `board { day version orders { number state pallets kilograms }
  rounds { vehicleId places absence driverName driverAbsence departsAt stops pallets kilograms } }`;
const asking = `query ($day: String!) { deliveryBoard(day: $day) ${board.slice("board ".length)} }`;
const planning = `mutation ($input: PlanStopsInput!) { planStops(input: $input) { refusal { code } ${board} } }`;
const handing = `mutation ($input: SaveRoundInput!) { saveRound(input: $input) { refusal { code field } ${board} } }`;

type Round = Readonly<Record<string, unknown>> & {
  readonly vehicleId: string;
  readonly stops: readonly string[];
};
type BoardOrder = { readonly state: string; readonly pallets: number; readonly kilograms: number };
type Board = {
  readonly version: number;
  readonly rounds: readonly Round[];
  readonly orders: readonly BoardOrder[];
};
type Answer = { readonly refusal: { readonly code: string } | null; readonly board: Board };

async function boardOf(who = lenka, date = day): Promise<Board> {
  const { data, errors } = await who.desk(asking, { day: date });
  expect(errors).toEqual([]);
  return data?.["deliveryBoard"] as Board;
}

async function plan(
  vehicleId: string | null,
  { number = first, position = 9, version = -1, date = day } = {},
): Promise<Answer> {
  const seen = version < 0 ? (await boardOf(lenka, date)).version : version;
  const stops = [{ orderNumber: number, vehicleId, position }];
  const { data, errors } = await lenka.desk(planning, { input: { day: date, version: seen, stops } });
  expect(errors).toEqual([]);
  return data?.["planStops"] as Answer;
}

const moveSecond = (to: string) =>
  sql`update sales_order set delivery_date = ${to} where order_number = ${second}`.execute(server.deps.db);

async function hand(input: object): Promise<Answer> {
  const { version } = await boardOf();
  const { data, errors } = await lenka.desk(handing, { input: { day, version, ...input } });
  expect(errors).toEqual([]);
  return data?.["saveRound"] as Answer;
}

const stopsOf = ({ rounds }: Board, vehicle: string) =>
  rounds.find(({ vehicleId }) => vehicleId === vehicle)?.stops;

describe("DDISP-02 orders of a day are put onto vehicles", () => {
  test("a stranger and who may only look change nothing; sales see orders of their companies alone", async () => {
    const payload = { query: asking, variables: { day } };
    const call = { method: "POST" as const, url: "/desk/graphql", payload };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    const { errors } = await service.desk(planning, { input: { day, version: 0, stops: [] } });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sales_order
      where delivery_date = ${day}::date and state <> 'cancelled' and company_id in ('C1', 'C4')`.execute(
      server.deps.db,
    );
    expect((await boardOf(await server.asStaff("S03"))).orders).toHaveLength(rows[0]?.count ?? -1);
  });

  test("a day or a time that is none is a mistake of the caller", async () => {
    expect((await lenka.desk(asking, { day: "2026-02-30" })).errors[0]?.extensions.code).toBe("date-invalid");
    const input = { day, version: 0, vehicleId: "V1", departsAt: "25:00" };
    expect((await lenka.desk(handing, { input })).errors[0]?.extensions.code).toBe("input-invalid");
  });

  test.each([
    ["an order that is not of the day", "V1", { number: "4799999999" }, "order-not-of-day"],
    ["a vehicle that we do not have", "none", {}, "vehicle-unknown"],
    ["a board that is another meanwhile", "V1", { version: 77 }, "changed-meanwhile"],
  ])("%s is refused", async (_case, vehicle, more, code) => {
    expect((await plan(vehicle, more)).refusal).toMatchObject({ code });
  });

  test("what is too heavy is refused though there is room, and the board stays as it is", async () => {
    await plan("V1");
    await sql`update sales_order set grams = 900000 where order_number = ${second}`.execute(server.deps.db);
    const { refusal, board: after } = await plan("V1", { number: second });
    expect(refusal).toMatchObject({ code: "over-full" });
    expect(stopsOf(after, "V1")).toEqual([first]);
    await sql`update sales_order set grams = 600000 where order_number = ${second}`.execute(server.deps.db);
  });

  test("orders are put before others and taken down; each round that changed stands in the audit", async () => {
    const { board: both } = await plan("V1", { number: second, position: 0 });
    expect(stopsOf(both, "V1")).toEqual([second, first]);
    expect(both.rounds.find(({ vehicleId }) => vehicleId === "V1")).toMatchObject({
      pallets: 1.8,
      kilograms: 1200,
    });
    const { board: less } = await plan(null, { number: second });
    expect(stopsOf(less, "V1")).toEqual([first]);
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_entry where action = 'round.planned' order by id desc limit 1`.execute(
      server.deps.db,
    );
    expect(rows[0]?.detail).toEqual({ stopsBefore: `${second}, ${first}`, stops: first });
  });

  test("a cancelled order leaves its round by itself", async () => {
    await plan("V1", { number: second });
    await sql`update sales_order set state = 'cancelled' where order_number = ${second}`.execute(
      server.deps.db,
    );
    expect(stopsOf(await boardOf(), "V1")).toEqual([first]);
    await sql`update sales_order set state = 'confirmed' where order_number = ${second}`.execute(
      server.deps.db,
    );
  });

  test("an order that was moved to another day is planned there, and stops nowhere else", async () => {
    await plan("V1", { number: second });
    await moveSecond("2026-11-25");
    const { refusal, board: there } = await plan("V2", { number: second, date: "2026-11-25" });
    expect(refusal).toBeNull();
    expect(stopsOf(there, "V2")).toContain(second);
    await moveSecond(day);
    expect(stopsOf(await boardOf(), "V1")).toEqual([first]);
  });

  test("who plans an order while somebody moves it to another day is told so", async () => {
    const rival = new pg.Client({ connectionString: server.config.databaseUrl });
    await rival.connect();
    const text = "update sales_order set delivery_date = $2 where order_number = $1";
    const { refusal } = await besideRival(rival, { text, values: [second, "2026-11-25"] }, () =>
      plan("V1", { number: second }),
    );
    await rival.end();
    expect(refusal).toMatchObject({ code: "changed-meanwhile" });
    expect(stopsOf(await boardOf(), "V1")).toEqual([first]);
    await moveSecond(day);
  });

  test("of two who plan the same board at once one is told", async () => {
    const { version } = await boardOf();
    const answers = await Promise.all([plan("V2", { version }), plan("V3", { version })]);
    const codes = answers.map(({ refusal }) => refusal?.code ?? "done").toSorted();
    expect(codes).toEqual(["changed-meanwhile", "done"]);
  });

  test("a round is handed to another driver with its time", async () => {
    const answer = await hand({ vehicleId: "V1", driverId: "D4", departsAt: "5:40" });
    expect(answer.refusal).toBeNull();
    const round = answer.board.rounds.find(({ vehicleId }) => vehicleId === "V1");
    expect(round).toMatchObject({ driverName: "Milan Doležal", departsAt: "05:40", driverAbsence: null });
    const twice = { vehicleId: "V2", driverId: "D4", departsAt: "5:40" };
    expect((await hand(twice)).refusal).toEqual({ code: "driver-busy", field: "driverId" });
    expect((await hand({ ...twice, departsAt: "9:00" })).refusal).toBeNull();
  });

  test("a driver who is away gets no round, and who was given one before is marked", async () => {
    await sql`update driver set out_from = ${day}, out_to = ${day} where id = 'D4'`.execute(server.deps.db);
    const { refusal, board: after } = await hand({ vehicleId: "V3", driverId: "D4", departsAt: "7:00" });
    expect(refusal).toEqual({ code: "driver-away", field: "driverId" });
    expect(after.rounds.find(({ vehicleId }) => vehicleId === "V1")).toMatchObject({
      ...{ driverName: "Milan Doležal", driverAbsence: "out-of-service" },
    });
    await sql`update driver set out_from = null, out_to = null where id = 'D4'`.execute(server.deps.db);
  });
});

describe("DDISP-01 the days that come", () => {
  test("DDISP-01 each says how much goes out against what drives, and which days nothing drives are left out", async () => {
    await sql`update vehicle set out_from = '2026-11-24', out_to = '2026-11-24' where id = 'V4'`.execute(
      server.deps.db,
    );
    const days = `query ($from: String!, $first: Int!) {
      deliveryDays(from: $from, first: $first) { day orders unconfirmed pallets kilograms places payloadKilograms } }`;
    const { data, errors } = await lenka.desk(days, { from: "2026-11-24", first: 4 });
    expect(errors).toEqual([]);
    const found = data?.["deliveryDays"] as readonly { readonly day: string; readonly orders: number }[];
    expect(found[0]).toMatchObject({ day: "2026-11-24", places: 49, payloadKilograms: 33_400 });
    expect(found[0]?.orders).toBeGreaterThanOrEqual(2);
    const { orders } = await boardOf();
    const sum = (of: (order: BoardOrder) => number) => orders.reduce((all, order) => all + of(order), 0);
    expect(found[0]).toMatchObject({
      orders: orders.length,
      unconfirmed: sum(({ state }) => (state === "received" ? 1 : 0)),
      pallets: expect.closeTo(sum(({ pallets }) => pallets)),
      kilograms: expect.closeTo(sum(({ kilograms }) => kilograms)),
    });
    expect(found.map((one) => one.day)).not.toContain("2026-11-29");
    const { errors: none } = await lenka.desk(days, { from: "2026-11-24", first: 15 });
    expect(none[0]?.extensions.code).toBe("page-size-invalid");
  });
});

describe("DORD-02 the round of an order", () => {
  const asked = `query ($orderNumber: ID!) { orderRound(orderNumber: $orderNumber) {
    day plate driverName departsAt position stops } }`;
  const roundOf = async (orderNumber: string, who = lenka) =>
    (await who.desk(asked, { orderNumber })).data?.["orderRound"];

  test("says what drives it, who and when, and which stop it is, to those who see the order", async () => {
    await plan("V1");
    await hand({ vehicleId: "V1", departsAt: "06:10" });
    const stops = stopsOf(await boardOf(), "V1") ?? [];
    expect(await roundOf(first)).toMatchObject({
      ...{ day, departsAt: "06:10", position: stops.indexOf(first) + 1, stops: stops.length },
      plate: expect.stringMatching(/\d/),
    });
    const { rows } = await sql<{ company: string }>`
      select company_id as company from sales_order where order_number = ${first}`.execute(server.deps.db);
    const isTheirs = ["C1", "C4"].includes(rows[0]?.company ?? "");
    expect((await roundOf(first, await server.asStaff("S03"))) !== null).toBe(isTheirs);
    await plan(null);
    expect(await roundOf(first)).toBeNull();
    expect(await roundOf("4799999999")).toBeNull();
  });
});

test("DDISP-03 the desk knows who drives a round of their own, whatever they may do", async () => {
  const drives = async (uid: string) => {
    const { data } = await (await server.asStaff(uid)).desk("{ me { drives } }");
    return data?.["me"];
  };
  expect(await drives("S08")).toEqual({ drives: true });
  expect(await drives("S01")).toEqual({ drives: false });
});
