import { expect, test } from "vitest";
import { openBrewery } from "./brewery.ts";
import { replica } from "./replica.ts";

test("OPS-06 who wrote reads it at once while the copy follows and while it lags; one that dies fails no request", {
  timeout: 240_000,
}, async () => {
  const brewery = await openBrewery();
  try {
    const { flaws, figures } = await replica(brewery, 3, 50);
    expect(flaws).toEqual([]);
    expect(figures["read of the copy while it follows, %"]).toBe(100);
  } finally {
    await brewery.remove();
  }
});
