import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const query = `query ($sku: String!) {
  promoLeaflets(sku: $sku) { name promo_price percentage valid_from valid_to } }`;

const ask = (caller: Caller, sku: string, headers: Record<string, string> = {}) =>
  caller.graphql(query, { sku }, headers);

describe("promoLeaflets (PROMO-02)", () => {
  it("a stranger is asked to sign in, and without Catalogue nobody asks", async () => {
    expect(refusal(await ask(server.stranger, "100201"))).toMatchObject({ code: "not-signed-in" });
    expect(refusal(await ask(await server.as("U006"), "100201"))).toMatchObject({
      code: "forbidden-permission",
    });
  });

  it("a foreign place and one without prices tell of none, as a missing one does", async () => {
    for (const outletid of ["500201", "999999"]) {
      expect(told(await ask(owner, "130514", { outletid }))).toEqual({ promoLeaflets: [] });
    }
    expect(told(await ask(await server.as("U010"), "130514"))).toEqual({ promoLeaflets: [] });
  });

  it("tells the leaflets of the own price list that hold or will, the nearest first, in one statement more", async () => {
    await sql`delete from promo_leaflet where sku = '130514'`.execute(server.deps.db);
    await sql`insert into promo_leaflet (price_list, sku, name, base_minor, your_minor, promo_minor, percentage,
        long_term_discount_percent, is_inside_delivery, valid_from, valid_to) values
      ('CZ-HORECA', '130514', 'Vánoční speciál na čep', 158500, 153745, 141445, 8, 0, true, '2026-11-23', '2026-12-20'),
      ('CZ-RETAIL', '130514', 'Jiný ceník', 158500, 153745, 141445, 8, 0, true, '2026-11-23', '2026-12-20'),
      ('CZ-HORECA', '130514', 'Leden', 158500, 153745, 140000, 11, 0, true, '2027-01-04', null),
      ('CZ-HORECA', '130514', 'Říjen', 158500, 153745, 140000, 11, 0, true, '2026-10-01', '2026-10-31'),
      ('CZ-HORECA', '130514', 'Jen v letáku', 158500, 153745, 130000, 11, 0, false, '2026-12-27', '2026-12-31')`.execute(
      server.deps.db,
    );
    const answer = await ask(owner, "130514", { outletid: "500101" });
    expect(told(answer)).toEqual({
      promoLeaflets: [
        {
          name: "Vánoční speciál na čep",
          promo_price: 1414.45,
          percentage: 8,
          valid_from: "2026-11-23",
          valid_to: "2026-12-20",
        },
        {
          name: "Leden",
          promo_price: 1400,
          percentage: 11,
          valid_from: "2027-01-04",
          valid_to: "9999-12-31",
        },
      ],
    });
    expect(answer.statements).toBeLessThanOrEqual(4);
    expect(told(await ask(owner, "100101", { outletid: "500101" }))).toEqual({ promoLeaflets: [] });
  });
});
