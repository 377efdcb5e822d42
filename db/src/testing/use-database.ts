import type { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { connect } from "../connection.ts";
import { migrate } from "../migrate.ts";
import { testAdminUrl } from "./admin-url.ts";
import { demoDatabase } from "./demo-database.ts";
import { createDatabase, type Throwaway } from "./template.ts";

export type TestDatabase = { readonly url: string; readonly client: Client };

/** Gives the tests of a file one migrated database of their own, filled as they like, and takes it away again. */
export function useDatabase(fill: (databaseUrl: string) => Promise<unknown> = async () => {}): TestDatabase {
  return useThrowaway(async () => {
    const throwaway = await createDatabase(testAdminUrl());
    await migrate(throwaway.databaseUrl);
    await fill(throwaway.databaseUrl);
    return throwaway;
  });
}

/** The same with the demo brewery in it as it is on that day: a copy, since loading it takes seconds. */
export function useDemo(day: string): TestDatabase {
  return useThrowaway(() => demoDatabase(day));
}

function useThrowaway(make: () => Promise<Throwaway>): TestDatabase {
  let throwaway: Throwaway | undefined;
  let client: Client | undefined;
  beforeAll(async () => {
    throwaway = await make();
    client = await connect(throwaway.databaseUrl);
  });
  afterAll(async () => {
    await client?.end();
    await throwaway?.drop();
  });
  return {
    get url() {
      return present(throwaway).databaseUrl;
    },
    get client() {
      return present(client);
    },
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the database is there only while tests run");
  return value;
}
