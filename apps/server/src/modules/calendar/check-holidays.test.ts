import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { checkHolidays, checkHolidaysJob } from "./check-holidays.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Single days of a year do not make it known.
  await server.deps.db
    .deleteFrom("holiday_year")
    .where("country", "=", "SK")
    .where("year", ">=", 2027)
    .execute();
});
afterAll(() => server.stop());

async function toldOn(day: string): Promise<string[]> {
  server.clock.set(`${day}T08:00:00`);
  const lines: string[] = [];
  const { log } = server.deps;
  vi.spyOn(log, "error").mockImplementation((about) => lines.push(`error ${JSON.stringify(about)}`));
  vi.spyOn(log, "warn").mockImplementation((about) => lines.push(`warn ${JSON.stringify(about)}`));
  await checkHolidays(server.deps);
  return lines;
}

describe("D07 the holidays that the calendar needs", () => {
  it.each([
    ["2026-09-30", []],
    ["2026-10-01", ['warn {"market":"SK","year":2027}']],
    ["2027-01-01", ['error {"market":"SK","year":2027}']],
    [
      "2027-10-01",
      [
        'warn {"market":"CZ","year":2028}',
        'error {"market":"SK","year":2027}',
        'warn {"market":"SK","year":2028}',
      ],
    ],
  ])("on %s", async (day, lines) => expect(await toldOn(day)).toEqual(lines));

  it("are looked at when the server starts", async () => {
    server.clock.set("2027-01-04T08:00:00");
    const error = vi.spyOn(server.deps.log, "error").mockImplementation(() => undefined);
    const stop = await checkHolidaysJob.start(server.deps);
    await stop();
    expect(error).toHaveBeenCalledWith(
      { market: "SK", year: 2027 },
      "the holidays of SK in 2027 are missing: no day of that year can be offered for delivery until they are imported",
    );
  });
});
