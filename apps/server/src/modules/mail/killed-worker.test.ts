import { demoDatabase } from "@vycep/db/testing/demo-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsUnderKills } from "../../testing/mails-under-kills.ts";

let database: Awaited<ReturnType<typeof demoDatabase>>;
beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
});
afterAll(() => database.drop());

it("MAIL-02 two kills, the server away for an hour and its disk full: none lost, none sent twice but what nobody could know", {
  timeout: 120_000,
}, async () => {
  const fates = await mailsUnderKills(database.databaseUrl, { kills: 2, mailsEach: 6 });
  expect(fates).toMatchObject({ written: 18, lost: 0, doubled: 0, renamed: 0, setAside: 0 });
  // The first kill came while the server held mails of which the worker had not heard: each came once more, as the same.
  expect(fates.takenUnheard).toBeGreaterThan(0);
  expect(fates.repeated).toBe(fates.takenUnheard);
  expect(fates.triesWhileAway).toBeGreaterThan(3);
});
