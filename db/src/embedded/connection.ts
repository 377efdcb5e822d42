import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { superuser } from "./cluster.ts";
import { errorCode } from "./error-code.ts";

/** How to reach an embedded server: it listens on 127.0.0.1 only, and both its roles have the one secret. */
export type Server = { readonly port: number; readonly password: string };

/** The role the product signs in with (it owns its database and is no superuser), and that database's name. */
const product = "vycep";

/** The connection string the product gets. */
export function connectionString({ port, password }: Server, database: string = product): string {
  return `postgresql://${product}:${password}@127.0.0.1:${port}/${database}`;
}

/** Waits until the server answers: a starting or recovering one says "not yet", a wrong password is final. */
export async function waitUntilReady(server: Server): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    try {
      await asSuperuser(server, async () => {});
      return;
    } catch (error) {
      const code = errorCode(error);
      // 57P03: the database system is starting up, shutting down, or recovering.
      if (waited > 120_000 || !(code === "57P03" || code === "ECONNREFUSED" || code === "ECONNRESET"))
        throw error;
      await pause(50);
    }
  }
}

/** Makes the product's role and database, unless they are there. */
export async function makeDatabase(server: Server): Promise<void> {
  await asSuperuser(server, async (client) => {
    const role = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [product]);
    if (role.rowCount === 0) {
      // The secret is made of letters, digits, - and _ only.
      await client.query(`CREATE ROLE ${product} LOGIN CREATEDB PASSWORD '${server.password}'`);
    }
    const database = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [product]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${product} OWNER ${product}`);
  });
}

/** Drops the product's database, with whoever is connected to it. */
export async function dropDatabase(server: Server): Promise<void> {
  await asSuperuser(server, (client) => client.query(`DROP DATABASE IF EXISTS ${product} WITH (FORCE)`));
}

async function asSuperuser(server: Server, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({
    host: "127.0.0.1",
    port: server.port,
    user: superuser,
    password: server.password,
    database: superuser,
  });
  // A connection that breaks while idle reports here; the query under way fails by itself.
  client.on("error", () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
