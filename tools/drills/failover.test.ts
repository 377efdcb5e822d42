import { expect, test } from "vitest";
import { startDatabaseProxy } from "../../apps/server/src/testing/proxies/database-proxy.ts";
import { openBrewery } from "./brewery.ts";
import { failover } from "./failover.ts";

test("OPS-07 the primary is killed under those who order: its standby takes over, nothing is lost or doubled, orders flow again in time", {
  timeout: 240_000,
}, async () => {
  const brewery = await openBrewery();
  try {
    const { flaws, figures } = await failover(brewery, 2, async (running, [primary, standby]) => {
      const wire = await startDatabaseProxy(primary, standby);
      running.defer(wire.close);
      return wire.databaseUrl;
    });
    expect(flaws).toEqual([]);
    expect(figures).toMatchObject({ lost: 0, doubled: 0, altered: 0 });
    expect(figures.orders).toBeGreaterThan(7);
    expect(figures["orders flow again after the kill, ms"]).toBeLessThanOrEqual(15_000);
  } finally {
    await brewery.remove();
  }
});
