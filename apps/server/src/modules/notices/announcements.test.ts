import type { AnnouncementsAnswer } from "@vycep/contract/notices/announcements.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { openEvents } from "../../testing/open-events.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addAnnouncement, endAnnouncement, type NewAnnouncement } from "./announcements.commands.ts";

let server: TestServer;
let ofDemo: AnnouncementsAnswer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  ofDemo = (await read()).body;
});
beforeEach(() => sql`delete from announcement`.execute(server.deps.db));
afterAll(() => server.stop());

const base = `${SERVICE_BASE.general}/notices`;

async function read(uid?: string, lang = "cs") {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const response = await caller.request({ url: `${base}/GetAnnouncements?lang=${lang}` });
  return {
    body: response.json<AnnouncementsAnswer>(),
    statements: Number(response.headers["x-sql-statements"]),
  };
}

async function dismiss(uid: string | undefined, key: unknown) {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const payload = { key };
  const response = await caller.request({ url: `${base}/DismissAnnouncement`, method: "PUT", payload });
  return { status: response.statusCode, body: response.json<AnnouncementsAnswer & { code?: string }>() };
}

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(server.deps.clock.instant().getTime() + hours * hour);

async function announce(key: string, more: Partial<NewAnnouncement> = {}) {
  const made: NewAnnouncement = {
    ...{ key, severity: "info", audience: { kind: "all", ids: [] }, link: null },
    ...{ startsAt: fromNow(-1), endsAt: fromNow(1), titles: { cs: "Nové pivo", en: "New beer" }, bodies: {} },
    ...more,
  };
  return inTransaction(server.deps.db, (tx) => addAnnouncement(tx, made));
}

const keysOf = ({ announcements }: AnnouncementsAnswer) => announcements.map(({ key }) => key);
const seenBy = async (uid?: string) => keysOf((await read(uid)).body);

describe("messages of the brewery", () => {
  it("BELL-04 the demo has one for all, which a visitor reads as well", () => {
    expect(keysOf(ofDemo)).toEqual(["road-closure"]);
    expect(ofDemo.announcements[0]).toMatchObject({
      severity: "warning",
      link: "/contact",
      mayDismiss: true,
    });
  });

  it("BELL-04 a stranger puts nothing away, bad input and what stands for nobody or others neither", async () => {
    await announce("brazda", { audience: { kind: "company", ids: ["C2"] } });
    await announce("over", { startsAt: fromNow(-3), endsAt: fromNow(-2) });
    await announce("to-come", { startsAt: fromNow(2), endsAt: fromNow(3) });
    await announce("strike", { severity: "critical" });
    const refused: readonly [string | undefined, unknown, number, string][] = [
      [undefined, "strike", 401, "not-signed-in"],
      ["U001", "Strike!", 400, "invalid-input"],
      ["U001", 7, 400, "invalid-input"],
      ["U001", "nothing", 404, "announcement-not-found"],
      ["U001", "brazda", 404, "announcement-not-found"],
      ["U001", "over", 404, "announcement-not-found"],
      ["U001", "to-come", 404, "announcement-not-found"],
      ["U001", "strike", 422, "announcement-stays"],
    ];
    for (const [uid, key, status, code] of refused)
      expect(await dismiss(uid, key)).toMatchObject({ status, body: { code } });
    const { rows } = await sql`select from announcement_dismissal`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  it("BELL-04 each reads what is for them, in their language, the gravest first, and when it changes", async () => {
    await announce("beer", { endsAt: fromNow(4) });
    await announce("strike", { severity: "critical", audience: { kind: "market", ids: ["CZ"] } });
    await announce("bratislava", { audience: { kind: "market", ids: ["SK"] } });
    await announce("garden", { severity: "warning", audience: { kind: "ship-to", ids: ["500101"] } });
    await announce("brazda", { audience: { kind: "company", ids: ["C2"] } });
    expect(await seenBy()).toEqual(["beer"]);
    expect(await seenBy("U001")).toEqual(["strike", "garden", "beer"]);
    expect(await seenBy("U012")).toEqual(["strike", "beer", "brazda"]);
    const { body, statements } = await read("U001", "en");
    expect(body.announcements[2]).toMatchObject({ title: "New beer", body: "" });
    expect(body.changesInSeconds).toBe(3600);
    expect(statements).toBe(2);
    expect((await read()).statements).toBe(1);
  });

  it("BELL-04 what one puts away stays away on all devices, twice or once, and others still read it", async () => {
    await announce("beer");
    await announce("garden", { audience: { kind: "role", ids: ["R01"] } });
    expect(keysOf((await dismiss("U001", "beer")).body)).toEqual(["garden"]);
    expect(keysOf((await dismiss("U001", "beer")).body)).toEqual(["garden"]);
    expect(await seenBy("U001")).toEqual(["garden"]);
    expect(await seenBy("U002")).toContain("beer");
    expect(await seenBy()).toEqual(["beer"]);
  });

  it("BELL-04 open pages hear within two seconds that one was made and that it ended", async () => {
    const tab = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const heard = async () => {
      const count = () => tab.told.filter(({ kind }) => kind === "announcement").length;
      const before = count();
      return { until: () => tab.first((event) => event.kind === "announcement" && count() > before) };
    };
    const made = await heard();
    const started = performance.now();
    expect(await announce("beer")).toBe(true);
    expect(await made.until()).toEqual({ kind: "announcement" });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await announce("beer")).toBe(false);
    const over = await heard();
    const end = () =>
      inTransaction(server.deps.db, (tx) => endAnnouncement(tx, { key: "beer", at: fromNow(0) }));
    expect(await end()).toBe(true);
    expect(await over.until()).toBeDefined();
    expect(await end()).toBe(false);
    expect(await seenBy()).toEqual([]);
    tab.close();
  });
});
