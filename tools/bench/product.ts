/** The server that is measured, as a process of its own, and a customer who is signed in to it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../db/src/embedded/port.ts";
import { root } from "../bootstrap.mjs";
import { buildServer } from "../serve/builds.ts";
import { serverEnvironment, serverProgram } from "../serve/server-program.ts";
import type { BenchClient, BenchRequest } from "./operations.ts";

/** Shown by the benches, which read the CPU of the server from its metrics. */
export const metricsToken = "read-by-the-benches";

export async function startProduct(
  databaseUrl: string,
  children: ChildProcess[],
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  await buildServer();
  const port = await freePort(3300);
  const child = spawn(join(root, "node_modules/.bin/node"), serverProgram, {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      VYCEP_DEMO: "on",
      // The ERP worker has its own process in the field; its work is not part of answering a customer.
      VYCEP_ROLE: "web",
      VYCEP_RATE_LIMIT: "0",
      VYCEP_METRICS_TOKEN: metricsToken,
      LOG_LEVEL: "error",
      ...more,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const { stdout } = child;
  if (stdout === null) throw new Error("the server has no output");
  await once(stdout, "data");
  return `http://127.0.0.1:${port}`;
}

/** Who asks, and for where. */
export type BenchCustomer = { readonly email: string; readonly shipTo: string };

/** Several processes are asked in turn. */
export async function signIn(
  bases: readonly [string, ...string[]],
  { email, shipTo }: BenchCustomer,
): Promise<BenchClient> {
  let turn = 0;
  const nextBase = () => {
    turn += 1;
    return bases[turn % bases.length] ?? bases[0];
  };
  const post = async (request: BenchRequest, headers: Record<string, string>) => {
    const answer = await fetch(nextBase() + request.path, {
      method: request.method,
      headers: { ...headers, "content-type": "application/json" },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${request.path}: ${answer.status} ${body.slice(0, 400)}`);
    return { body, statements: Number(answer.headers.get("x-sql-statements")) };
  };
  const ask = async (query: string, variables: unknown, headers: Record<string, string>) => {
    const { body } = await post({ method: "POST", path: "/graphql", body: { query, variables } }, headers);
    const answer = JSON.parse(body) as { data?: unknown; errors?: unknown };
    if (answer.errors !== undefined)
      throw new Error(`${query}: ${JSON.stringify(answer.errors).slice(0, 600)}`);
    return answer.data;
  };
  const signedIn = (await ask(
    'mutation SignIn($email: String!) { generateCustomerToken(email: $email, password: "Vycep-demo-2026") { token } }',
    { email },
    {},
  )) as { generateCustomerToken: { token: string } };
  const bearer = { authorization: `Bearer ${signedIn.generateCustomerToken.token}` };
  const dates = await fetch(
    `${nextBase()}/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipmentId=selfpickup_selfpickup&shipTo=${shipTo}`,
    { headers: bearer },
  );
  const offered = (await dates.json()) as { filteredDeliveryDate: { date: string }[] };
  const days = offered.filteredDeliveryDate.map(({ date }) => date);
  const [day = ""] = days;
  const headers = {
    ...bearer,
    lang: "cs",
    store: "LivePortal_CZ_cs",
    outletid: shipTo,
    outletdeliverymethod: "selfpickup_selfpickup",
    datepopup: day,
  };
  const graphql = (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    ask(query, variables, headers);
  const startOrder = async () => {
    await graphql(
      `mutation { setTransportType(transporttype: "selfpickup_selfpickup", outletid: "${shipTo}", datepopup: "${day}",
        store: "LivePortal_CZ_cs") { code message } }`,
    );
    const cart = (await graphql("{ customerCart { id } }")) as { customerCart: { id: string } };
    return cart.customerCart.id;
  };
  const cartId = await startOrder();
  const listed: Listed[] = [];
  for (let page = 1, isLast = false; page <= 14 && !isLast; page += 1) {
    const answer = (await graphql(
      `{ products(filter: {}, pageSize: ${pageSize}, currentPage: ${page}) { items { sku packaging number_of_items_in_box saleability { sellable } } } }`,
    )) as { products: { items: Listed[] } };
    isLast = answer.products.items.length < pageSize;
    // A bundle is put together on its own page.
    const goods = answer.products.items.filter((item) => item.packaging !== "BUNDLE");
    listed.push(...goods.filter((item) => item.saleability.sellable));
  }
  return {
    send: (request) => post(request, headers),
    graphql,
    skus: demoFirst(listed),
    crates: demoFirst(listed.filter((item) => item.number_of_items_in_box > 1)),
    shipTo,
    days,
    startOrder,
    cartId,
    lines: [],
  };
}

const pageSize = 100;

type Listed = {
  readonly sku: string;
  readonly packaging: string;
  readonly number_of_items_in_box: number;
  readonly saleability: { readonly sellable: boolean };
};

/** The demo's own goods first: orders are made of these. */
function demoFirst(goods: readonly Listed[]): string[] {
  const skus = goods.map(({ sku }) => sku);
  return skus.toSorted((left, right) => Number(left.includes("-")) - Number(right.includes("-")));
}
