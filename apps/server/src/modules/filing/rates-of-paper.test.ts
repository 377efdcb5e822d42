import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendWhole } from "../../testing/desk/send-file.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let dana: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  dana = await server.asStaff("S07");
});
afterAll(() => server.stop());

const filing = `mutation ($input: FilePapersInput!) { filePapers(input: $input) {
  results { outcome refusal { code field } } } }`;

type Filed = {
  readonly outcome: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};
function resultsIn(data: Record<string, unknown> | null | undefined): readonly Filed[] {
  const answer = data?.["filePapers"] as { readonly results: readonly Filed[] } | undefined;
  return answer?.results ?? [];
}
const told = ({ outcome, refusal }: Filed) => outcome ?? `${refusal?.field ?? ""} ${refusal?.code}`.trim();

async function sent(name: string): Promise<string> {
  const bytes = Buffer.from("%PDF-1.4\ntrailer<<>>\n%%EOF\n");
  return (await sendWhole(dana, { purpose: "paper", name, bytes })).upload;
}

describe("DDOC-01 an invoice of several rates of VAT", () => {
  const rates = [
    { vatPct: 21, netMinor: 100_005, vatMinor: 21_001 },
    { vatPct: 12, netMinor: 10_025, vatMinor: 1_203 },
    { vatPct: 0, netMinor: 5_000, vatMinor: 0 },
  ];
  const entered = {
    shipToId: "500101",
    issued: "2026-11-20",
    due: "2026-12-04",
    depositsMinor: 2_500,
    rates,
  };

  test("stands with its recapitulation by rate, and a VAT that is not of its rate is told with its row", async () => {
    const upload = await sent("2026100997.pdf");
    const file = { upload, kind: "invoice", number: "2026100997" };
    const wrong = rates.with(1, { vatPct: 12, netMinor: 10_025, vatMinor: 2_105 });
    const refused = await dana.desk(filing, {
      input: { files: [{ ...file, entered: { ...entered, rates: wrong } }] },
    });
    expect(resultsIn(refused.data).map(told)).toEqual(["vatMinor.1 vat-not-of-rate"]);
    const done = await dana.desk(filing, { input: { files: [{ ...file, entered }] } });
    expect(resultsIn(done.data).map(told)).toEqual(["entered"]);
    const { rows } = await sql`
      select rate_percent::float as rate, base_minor::int as base, vat_minor::int as vat from invoice_vat
      where number = '2026100997' order by rate_percent`.execute(server.deps.db);
    expect(rows).toEqual([
      { rate: 0, base: 5_000, vat: 0 },
      { rate: 12, base: 10_025, vat: 1_203 },
      { rate: 21, base: 100_005, vat: 21_001 },
    ]);
    const { rows: sums } = await sql`
      select net_minor::int as net, vat_minor::int as vat, deposits_out_minor::int as deposits,
        total_minor::int as total from invoice where number = '2026100997'`.execute(server.deps.db);
    expect(sums).toEqual([{ net: 115_030, vat: 22_204, deposits: 2_500, total: 139_734 }]);
  });

  test("the rates that are offered are those of the day and of the place's market", async () => {
    const asking = "query ($shipToId: ID, $day: String) { paperVatRates(shipToId: $shipToId, day: $day) }";
    const offered = async (variables: object) =>
      (await dana.desk(asking, { ...variables })).data?.["paperVatRates"];
    expect(await offered({ shipToId: "500101", day: "2026-11-20" })).toEqual([0, 12, 21]);
    expect(await offered({ shipToId: "500101", day: "2023-11-20" })).toEqual([0, 21]);
    expect(await offered({})).toEqual([0, 12, 21]);
    const { rows } = await sql<{ id: string }>`select id from ship_to where market = 'SK' limit 1`.execute(
      server.deps.db,
    );
    expect(await offered({ shipToId: rows[0]?.id, day: "2026-11-20" })).toContain(23);
  });
});
