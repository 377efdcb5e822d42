import type { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { connect } from "../connection.ts";
import { demoDatabase, migratedDatabase } from "./demo-database.ts";
import type { Throwaway } from "./template.ts";

export type TestDatabase = { readonly url: string; readonly client: Client };

/** Gives the tests of a file one migrated database of their own, and takes it away again. */
export function useDatabase(): TestDatabase {
  return useThrowaway(migratedDatabase);
}

/** The same with the demo brewery in it as it is on that day: loading it takes seconds. */
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
