import { readFile } from "node:fs/promises";
import { toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { folderCarrier } from "../../modules/edi/carrier.ts";
import { sendOutgoing, takeInbox } from "../../modules/edi/edi-worker.ts";
import { followOrders } from "../../modules/edi/follow-orders.ts";
import { orderDesk } from "../../modules/orders/order-desk.ts";
import { ediFolder } from "../edi/edi-folder.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

/** Whose systems order, in whose name: two of one company as well. */
const partners = [
  { gln: "2909900000104", companyId: "C1", uid: "U001" },
  { gln: "2909900000111", companyId: "C2", uid: "U012" },
  { gln: "2909900000036", companyId: "C3", uid: "U019" },
  { gln: "2909900000128", companyId: "C3", uid: "U019" },
  { gln: "2909900000135", companyId: "C4", uid: "U024" },
] as const;
type Partner = (typeof partners)[number];

/** GLNs of the demo's places. */
const places = [
  { companyId: "C1", shipToId: "500101", gln: "2909805001015" },
  { companyId: "C1", shipToId: "500102", gln: "2909805001022" },
  { companyId: "C2", shipToId: "500203", gln: "2909805002036" },
  { companyId: "C3", shipToId: "500302", gln: "2909805003026" },
  { companyId: "C4", shipToId: "600401", gln: "2909806004015" },
  { companyId: "C5", shipToId: "600502", gln: "2909806005029" },
] as const;
type Place = (typeof places)[number];

let server: TestServer;
let files: Awaited<ReturnType<typeof ediFolder>>;
let sample: string;
beforeAll(async () => {
  server = await startTestServer();
  sample = await readFile(new URL("../../../../../docs/api/edi/order.edi", import.meta.url), "utf8");
  for (const { gln, companyId, uid } of partners)
    await sql`
      insert into edi_partner (gln, company_id, uid, our_gln, syntax, is_test, pieces, part_boxes, product_code, reason_codes)
      values (${gln}, ${companyId}, ${uid}, '2909999000009', 'edifact', false, 'named', 'refuse', 'box', '{}')
      on conflict (gln) do update set reason_codes = '{}'`.execute(server.deps.db);
});
afterAll(() => server.stop());
beforeEach(async () => {
  files = await ediFolder();
  return files.remove;
});

let number = 0;
/** The sample as another order of a partner's, for a place. */
function orderOf(
  { gln }: Partner,
  { buyer = gln as string, place }: { buyer?: string; place: string },
): string {
  number += 1;
  return sample
    .replaceAll("KLASEK0001", `I${number}`)
    .replace("OBJ-2026-0471", `IO-${number}`)
    .replace("UNB+UNOC:3+2909900000036", `UNB+UNOC:3+${gln}`)
    .replace("NAD+BY+2909900000036", `NAD+BY+${buyer}`)
    .replace("NAD+DP+2909805003026", `NAD+DP+${place}`);
}

async function exchange(): Promise<void> {
  const carrier = folderCarrier(files.folder);
  await takeInbox(server.deps, carrier);
  await followOrders(server.deps);
  await sql`update edi_outgoing set next_attempt_at = now() where sent_at is null`.execute(server.deps.db);
  await sendOutgoing(server.deps, carrier);
}

/** All that went out since: to whom by name and by envelope, and why lines were not given. */
async function answers() {
  const names = await files.names("out");
  const texts = await Promise.all(names.map((name) => files.text("out", name)));
  return names.map((name, at) => {
    const text = texts[at] ?? "";
    return {
      name: name.split("-", 1)[0],
      envelope: /^UNB\+[^+]*\+[^+]*\+(\d{13})/m.exec(text)?.[1],
      reasons: [...new Set([...text.matchAll(/FTX\+LIN\+\+([\w-]+)/g)].map(([, reason]) => reason))],
    };
  });
}

/** Orders of the number that the last message had: whose, and where. */
async function ordered() {
  const { rows } = await sql<{ companyId: string; shipToId: string; number: string }>`
    select company_id as "companyId", ship_to_id as "shipToId", order_number as number from sales_order
    where customer_order_number = ${`IO-${number}`}`.execute(server.deps.db);
  return rows;
}

/** The fourth line is no product of ours, wherever it goes. */
const refusedWhole = ["place-unknown", "product-unknown"];

const pairs = partners.flatMap((partner) => places.map((place) => ({ partner, place })));
const isOwn = ({ partner, place }: { partner: Partner; place: Place }) =>
  partner.companyId === place.companyId;

describe("B16 C16 an order by EDI", () => {
  it.each(pairs)(
    "C16 of $partner.gln ($partner.companyId) for $place.shipToId ($place.companyId): at places of its company alone, answered to itself",
    async ({ partner, place }) => {
      await files.bring("order.edi", orderOf(partner, { place: place.gln }));
      await exchange();
      const [answer, ...others] = await answers();
      expect(others).toEqual([]);
      expect(answer).toMatchObject({ name: partner.gln, envelope: partner.gln });
      const { companyId, shipToId } = place;
      if (isOwn({ partner, place })) {
        expect(answer?.reasons).not.toContain("place-unknown");
        // The sample fills no truck, so a wholesaler's order is refused for that.
        expect(await ordered()).toMatchObject(companyId === "C2" ? [] : [{ companyId, shipToId }]);
        return;
      }
      expect(answer?.reasons).toEqual(refusedWhole);
      expect(await ordered()).toEqual([]);
    },
  );

  it.each(pairs.filter((pair) => !isOwn(pair)))(
    "C16 of $partner.gln ($partner.companyId) that says $place.shipToId ($place.companyId) buys: refused as if nobody had that GLN",
    async ({ partner, place }) => {
      const own = places.find((one) => isOwn({ partner, place: one }))?.gln ?? "";
      const told: unknown[] = [];
      for (const buyer of [place.gln, "2909805009998"]) {
        await files.bring("order.edi", orderOf(partner, { buyer, place: own }));
        await exchange();
        told.push((await answers()).at(-1));
        expect(await ordered()).toEqual([]);
      }
      expect(told[0]).toMatchObject({ name: partner.gln, reasons: refusedWhole });
      expect(told[0]).toEqual(told[1]);
    },
  );

  const ofOthers = partners.flatMap((partner) =>
    partners.filter((other) => other !== partner).map((other) => ({ partner, other })),
  );

  it.each(ofOthers)(
    "C16 in the folder of $partner.gln that says it is from $other.gln: parked",
    async ({ partner, other }) => {
      const [place] = places.filter((one) => isOwn({ partner: other, place: one }));
      await files.bring(`${partner.gln}/order.edi`, orderOf(other, { place: place?.gln ?? "" }));
      await exchange();
      expect(await ordered()).toEqual([]);
      expect(await answers()).toEqual([]);
      expect(await files.names("failed")).toHaveLength(2);
    },
  );
});

describe("B16 C16 what follows an order by EDI", () => {
  it("C16 goes to who ordered it, not to another partner of the same company", async () => {
    const [, , klasek, beside] = partners;
    for (const partner of [klasek, beside]) {
      await files.bring("order.edi", orderOf(partner, { place: "2909805003026" }));
      await exchange();
      const [order] = await ordered();
      await confirmLess(order?.number ?? "");
      const before = (await answers()).length;
      await exchange();
      const news = (await answers()).slice(before);
      expect(news.length).toBeGreaterThan(0);
      expect(news.every(({ name, envelope }) => name === partner.gln && envelope === partner.gln)).toBe(true);
    }
  });

  it("C16 a message of the same number by another partner is a message of its own", async () => {
    const [one, , , , other] = partners;
    await files.bring("a.edi", orderOf(one, { place: "2909805001015" }));
    await exchange();
    number -= 1;
    await files.bring("b.edi", orderOf(other, { place: "2909806004015" }));
    await exchange();
    expect((await ordered()).map(({ companyId }) => companyId).toSorted()).toEqual(["C1", "C4"]);
    expect((await answers()).map(({ name }) => name).toSorted()).toEqual([one.gln, other.gln].toSorted());
  });
});

/** The brewery gives one box less of each line, which the partner is told. */
async function confirmLess(order: string): Promise<void> {
  const { rows } = await sql<{ lineNo: number; boxes: number }>`
    select line_no as "lineNo", boxes_ordered - 1 as boxes from order_line where order_number = ${order}`.execute(
    server.deps.db,
  );
  const lines = rows.map((line) => ({ ...line, reason: "Málo" }));
  await orderDesk(server.deps).confirm({ orderNumber: toId(order), sapId: `8${order}`, lines });
}
