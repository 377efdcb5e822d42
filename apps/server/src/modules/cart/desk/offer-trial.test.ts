import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let vojtech: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  vojtech = await server.asStaff("S05");
});
afterAll(() => server.stop());

const document = `query ($input: DeskOfferTrialInput!) { offerTrial(input: $input) { shipToName companyName priceList currency
  day method methods netMinor savedMinor vatMinor depositMinor totalMinor obstacles { code message sku }
  lines { sku name insideOf boxes baseMinor yourMinor leafletMinor leafletName dealMinor unitMinor netMinor wins } } }`;
type Line = Readonly<Record<string, unknown>> & { readonly sku: string };
type Trial = Readonly<Record<string, unknown>> & {
  readonly lines: readonly Line[];
  readonly netMinor: number;
  readonly obstacles: readonly { readonly code: string; readonly message: string }[];
};
/** The leaflet "Vánoční speciál na čep" and the Advent package both hold then. */
const day = "2026-12-03";
async function tried(part: object, caller = vojtech): Promise<Trial> {
  const input = { shipToId: "500101", day, lines: [], ...part };
  const { data, errors } = await caller.desk(document, { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["offerTrial"] as Trial;
}
const line = (sku: string, boxes: number) => ({ lines: [{ sku, boxes }] });
const advent = {
  ...{ rule: "fixed", discountPercent: 5, validFrom: "2026-11-08", validTo: "2026-12-30", maxPackages: 2 },
  ...{ minBoxes: 7, maxBoxes: 7 },
  items: [
    { sku: "130514", isMandatory: true, defaultBoxes: 2, minBoxes: 2, maxBoxes: 2 },
    { sku: "130506", isMandatory: true, defaultBoxes: 4, minBoxes: 4, maxBoxes: 4 },
    { sku: "110313", isMandatory: true, defaultBoxes: 1, minBoxes: 1, maxBoxes: 1 },
  ],
};

describe("DGOOD-03 the trial cart as a named customer", () => {
  test("a stranger tries none; more lines than anybody types, and a day that is none, are mistakes", async () => {
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: {
        query: document,
        variables: { input: { shipToId: "500101", day, lines: [] } },
      },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const wrong = [
      { lines: Array.from({ length: 51 }, () => ({ sku: "130514", boxes: 1 })) },
      line("130514", 0),
      { lines: [], day: "x" },
    ];
    for (const part of wrong) {
      const input = { shipToId: "500101", day, ...part };
      const { errors } = await vojtech.desk(document, { input });
      expect(errors).toHaveLength(1);
    }
  });

  test("sales learn nothing of a company that is not theirs", async () => {
    const { rows } = await sql<{ id: string }>`select s.id from ship_to s where s.company_id not in (
      select company_id from staff_company where uid = 'S03') limit 1`.execute(server.deps.db);
    expect(await tried({ shipToId: rows[0]?.id ?? "" }, await server.asStaff("S03"))).toBeNull();
    expect(await tried({ shipToId: "999999" })).toBeNull();
  });

  test("the price is that of the portal's own cart, on the day of delivery", async () => {
    const { lines } = await tried(line("130514", 2));
    expect(lines).toMatchObject([
      {
        ...{ boxes: 2, baseMinor: 158_500, yourMinor: 153_745, leafletMinor: 141_445, dealMinor: null },
        ...{ leafletName: "Vánoční speciál na čep", unitMinor: 141_445, netMinor: 282_890, wins: "leaflet" },
      },
    ]);
    // The days before its first and after its last.
    for (const other of ["2026-11-29", "2026-12-28"]) {
      const without = await tried({ ...line("130514", 2), day: other });
      expect(without.lines).toMatchObject([{ unitMinor: 153_745, wins: "none", leafletMinor: null }]);
    }
  });

  test("of a leaflet and a package deal the lower one wins, and the other way round where the deal is written smaller", async () => {
    const { lines, netMinor, savedMinor } = await tried(line("950360", 1));
    expect(lines[0]).toMatchObject({ sku: "950360", boxes: 1, wins: null, insideOf: null });
    expect(lines[1]).toMatchObject({
      ...{ sku: "130514", insideOf: "950360", boxes: 2, leafletMinor: 141_445, dealMinor: 138_370 },
      ...{ unitMinor: 138_370, wins: "deal" },
    });
    expect(netMinor).toBe(lines[0]?.["netMinor"]);
    const own = lines.slice(1).reduce((sum, one) => sum + Number(one["yourMinor"]) * Number(one["boxes"]), 0);
    expect(savedMinor).toBe(own - netMinor);
    const smaller = await tried({ ...line("950360", 1), deal: { sku: "950360", offer: advent } });
    expect(smaller.lines[1]).toMatchObject({ dealMinor: 146_058, unitMinor: 141_445, wins: "leaflet" });
    expect(smaller.lines[2]).toMatchObject({ leafletMinor: null, wins: "deal" });
    expect(smaller.netMinor).toBeGreaterThan(netMinor);
  });

  test("a leaflet that customers do not see yet is tried as if it held", async () => {
    const input = {
      ...{ id: null, version: 0, name: "Leden", priceList: "CZ-HORECA", sku: "110313", promoMinor: 50_000 },
      ...{ isInsideDelivery: true, validFrom: "2026-11-24", validTo: null, isPublished: false },
    };
    const { data } = await vojtech.desk(
      `mutation ($input: DeskSaveLeafletInput!) { saveLeaflet(input: $input) { id } }`,
      { input },
    );
    const saved = data?.["saveLeaflet"] as { readonly id: string } | undefined;
    const leafletId = saved?.id;
    const goods = line("110313", 1);
    expect((await tried(goods)).lines).toMatchObject([{ wins: "none" }]);
    expect((await tried({ ...goods, leafletId })).lines).toMatchObject([
      { wins: "leaflet", unitMinor: 50_000, leafletName: "Leden" },
    ]);
    // Before its first day, and at a place of another list, it changes nothing.
    expect((await tried({ ...goods, leafletId, day: "2026-11-23" })).lines).toMatchObject([{ wins: "none" }]);
    const elsewhere = await tried({ ...goods, leafletId, shipToId: "500301" });
    expect(elsewhere).toMatchObject({
      ...{ priceList: "CZ-RETAIL", lines: [{ wins: "none", leafletMinor: null, unitMinor: 129_010 }] },
    });
  });

  test("what stands against the cart is told in the portal's own sentences", async () => {
    const { obstacles } = await tried(line("950360", 3));
    expect(obstacles.map(({ code }) => code)).toContain("bundle-limit-reached");
    expect(obstacles.find(({ code }) => code === "bundle-limit-reached")?.message).toMatch(/\S/);
    const unknown = await tried(line("999999", 1));
    expect(unknown.obstacles.map(({ code }) => code)).toContain("product-unknown");
  });
});
