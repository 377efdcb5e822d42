import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { demoPassword, portalClient, staffDoor } from "../../apps/server/src/testing/portal-sign-in.ts";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { freePort } from "../../apps/server/src/testing/test-server.ts";
import type { Brewery } from "./brewery.ts";
import { fillCart, insist, placeOrder, signInAll } from "./customers.ts";
import { draftsWrong, publishAgainAndAgain, type StaffAsk } from "./desk-drafts.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

type Work = { readonly ask: StaffAsk; readonly isOver: () => boolean };

const today = "2026-11-23";

/**
 * kill -9 of the server while staff change content in bulk, publish drafts of prices and a driver tells of stops: everything that was
 * acknowledged is there, and once (DLIST-03, DPRICE-02, DDISP-03, DDISP-04).
 */
export async function deskUnderKills(brewery: Brewery, rounds: number): Promise<Result> {
  // One address throughout: it is in the tokens.
  const env = { PORT: String(await freePort()), VYCEP_HOUSE_ERP: "manual" };
  let server = await startServerProcess(brewery.url, env);
  let isOver = false;
  try {
    const stops = await loadRound(brewery, { origin: server.origin, count: rounds * 4 });
    const signedIn = async (name: string) => staffAsk(server.origin, await tokenOf(server.origin, name));
    const lists = (
      await brewery.query<{ code: string }>("select code from price_list where market = 'CZ' order by code")
    ).map(({ code }) => code);
    const work = async (name: string) => ({ ...(await signedIn(name)), isOver: () => isOver });
    const [klara, vojtech, josef] = [
      await work("klara.peskova"),
      await work("vojtech.hrubes"),
      await work("josef.riha"),
    ];
    const working = Promise.all([
      changeInBulk(klara),
      publishAgainAndAgain(vojtech, lists),
      reportStops(josef, stops),
    ]);
    working.catch(() => undefined);
    const ready: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await pause(300 + ((round * 137) % 1400));
      await server.kill();
      const started = performance.now();
      server = await startServerProcess(brewery.url, env);
      ready.push(performance.now() - started);
    }
    isOver = true;
    const [batches, drafts, reported] = await working;
    const counted = {
      ...(await batchesWrong(brewery, batches)),
      ...(await draftsWrong(brewery, drafts)),
      ...(await reportsWrong(brewery, reported)),
    };
    return {
      figures: {
        kills: rounds,
        "batches of content": batches.length,
        "drafts of prices published": drafts.length,
        "stops reported": reported.length,
        ...counted,
        "ready again p50 ms": quantile(ready, 0.5),
      },
      flaws: mustBeZero(counted),
    };
  } finally {
    isOver = true;
    await server.terminate();
  }
}

async function tokenOf(origin: string, name: string): Promise<string> {
  const door = await portalClient(origin, "/desk/login/callback", staffDoor);
  const { id_token: token } = await door.signIn({
    email: `${name}@lipovrch.example`,
    password: demoPassword,
  });
  return `Bearer ${token}`;
}

function staffAsk(origin: string, authorization: string) {
  const send = async <Data>(path: string, body: object, key: string): Promise<Data> => {
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Data;
  };
  const ask: StaffAsk = (query, variables) =>
    insist(async () => {
      type Told<Data> = { readonly data?: Data | null; readonly errors?: readonly unknown[] };
      const { data, errors } = await send<Told<never>>("/desk/graphql", { query, variables }, randomUUID());
      if (data == null || errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    });
  return { ask, send };
}

/** Asks again and again for all questions to be let out, or taken back, each time once the batch before it is done. */
async function changeInBulk({ ask, isOver }: Work): Promise<string[]> {
  const batches: string[] = [];
  while (!isOver()) {
    const act = batches.length % 2 === 0 ? "takeBack" : "publish";
    const input = { key: randomUUID(), filter: { kind: "faq" }, act };
    const { changeContents } = await ask<{ changeContents: { batch: { id: string } } }>(
      `mutation ($input: DeskContentsInBulkInput!) { changeContents(input: $input) { batch { id } refusal { code } } }`,
      { input },
    );
    const { id } = changeContents.batch;
    batches.push(id);
    for (let isDone = false; !isDone; await pause(50)) {
      const { bulkBatch } = await ask<{ bulkBatch: { finishedAt: string | null } }>(
        `query ($id: ID!) { bulkBatch(id: $id) { finishedAt } }`,
        { id },
      );
      isDone = bulkBatch.finishedAt !== null;
    }
  }
  return batches;
}

async function batchesWrong(brewery: Brewery, batches: readonly string[]) {
  const [row] = await brewery.query<{ asked: number; begun: number; undone: number; unlike: number }>(
    `select count(distinct b.id)::int as begun, count(*) filter (where r.state <> 'done')::int as undone,
      count(*) filter (where 1 <> (select count(*) from audit_entry a
        where a.request_id = 'bulk-' || b.id and a.subject_id = r.record_id))::int as unlike
     from bulk_batch b join bulk_batch_row r on r.batch_id = b.id`,
  );
  return {
    "batches lost or begun twice": Math.abs((row?.begun ?? 0) - batches.length),
    "records left out": row?.undone ?? 0,
    "records changed twice or never": row?.unlike ?? 0,
  };
}

/** Orders of three boxes on today's round of the driver. */
async function loadRound(
  brewery: Brewery,
  { origin, count }: { readonly origin: string; readonly count: number },
): Promise<string[]> {
  const customers = await signInAll({ origin });
  const each = Math.ceil(count / customers.length);
  const numbers = (
    await Promise.all(
      customers.map(async (customer) => {
        const placed: string[] = [];
        while (placed.length < each)
          placed.push(await insist(async () => placeOrder(customer, await fillCart(customer))));
        return placed;
      }),
    )
  ).flat();
  await brewery.query(
    "update sales_order set delivery_date = $1, state = 'loaded' where order_number = any($2)",
    [today, numbers],
  );
  await brewery.query("insert into delivery_plan (day, version) values ($1, 1) on conflict do nothing", [
    today,
  ]);
  await brewery.query(
    "insert into delivery_round (day, vehicle_id) values ($1, 'V2') on conflict do nothing",
    [today],
  );
  await brewery.query(
    `insert into round_stop (order_number, company_id, day, vehicle_id, position)
     select order_number, company_id, $1, 'V2', 100 + row_number() over (order by order_number) from sales_order where order_number = any($2)`,
    [today, numbers],
  );
  return numbers;
}

/** The telephone tells of each stop under one key until it hears that it was taken. */
async function reportStops(
  { send, isOver }: Work & Pick<ReturnType<typeof staffAsk>, "send">,
  stops: readonly string[],
): Promise<string[]> {
  const reported: string[] = [];
  for (const orderNumber of stops) {
    if (isOver()) break;
    const key = randomUUID();
    const report = {
      ...{
        orderNumber,
        notedAt: `${today}T08:00:00.000Z`,
        receivedBy: "Eliška Řezáčová",
        signature: picture,
      },
      ...{
        lines: [{ lineNo: 1, boxes: 2, reason: "Poškozené" }],
        empties: [{ code: "KEG50", units: 1 }],
        photos: [picture],
      },
    };
    const { refusal } = await insist(() =>
      send<{ refusal: { code: string } | null }>("/desk/driver/reports", report, key),
    );
    if (refusal !== null) throw new Error(`a stop was refused: ${refusal.code}`);
    reported.push(orderNumber);
  }
  return reported;
}

async function reportsWrong(brewery: Brewery, reported: readonly string[]) {
  const [row] = await brewery.query<{
    kept: number;
    told: number;
    unlike: number;
    empties: number;
    photos: number;
  }>(
    `select count(r.order_number)::int as kept,
      count(*) filter (where 1 <> (select count(*) from order_event e
        where e.order_number = o.order_number and e.state = 'partially-delivered'))::int as told,
      count(*) filter (where o.state <> 'partially-delivered' or 2 <> (select sum(boxes_delivered) from order_line l
        where l.order_number = o.order_number))::int as unlike,
      count(*) filter (where 1 <> coalesce((select sum(units_returned) from order_empties_line e
        where e.order_number = o.order_number and e.empties_code = 'KEG50'), 0))::int as empties,
      count(*) filter (where 1 <> (select count(*) from stop_photo p where p.order_number = o.order_number))::int as photos
     from sales_order o left join stop_report r using (order_number) where o.order_number = any($1)`,
    [reported],
  );
  return {
    "reports lost": reported.length - (row?.kept ?? 0),
    "deliveries told twice or never": row?.told ?? 0,
    "deliveries with other boxes": row?.unlike ?? 0,
    "deliveries with other empties": row?.empties ?? 0,
    "deliveries with other photos": row?.photos ?? 0,
  };
}

/** A picture of one point. */
const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
