import { importers } from "@vycep/db/import/importers";
import { runImport } from "@vycep/db/import/run-import";
import { csvOf, demoRows } from "@vycep/db/testing/demo-file";

type Cells = Record<string, string>;

/** The day that the test's demo stands on. */
const today = "2026-11-23";

const byKind = (kind: string) => {
  const importer = importers.find((known) => known.kind === kind);
  if (importer === undefined) throw new Error(`no importer for ${kind}`);
  return importer;
};

/** The row of the demo of which a Polish one is made. */
async function likeDemo(kind: string, isMeant: (row: Cells) => boolean, own: Cells): Promise<Cells> {
  const row = (await demoRows(byKind(kind))).find(isMeant);
  if (row === undefined) throw new Error(`the demo has no such row of ${kind}`);
  return { ...row, ...own };
}

const forEver = { valid_from: "2026-01-01", valid_to: "" };
const holiday = (date: string, name: string, name_en: string): Cells => ({
  ...{ country: "PL", date, name, name_en, type: "public", day_off: "1", shops: "closed" },
});
const inGoods = (sku: string, deposit: string): Cells => ({
  ...{ sku, market: "PL", vat_pct: "23", deposit, excise: "7.10", sugar_tax: "" },
});

/** Poland as files say it, each after those that it refers to: what a brewery has to write to sell there (`docs/markets.md`). */
export async function polishFiles(): Promise<ReadonlyMap<string, readonly Cells[]>> {
  const isUnits = (row: Cells) => row.market === "CZ";
  const goods = (await demoRows(byKind("products"))).filter(
    ({ sku }) => sku === "100101" || sku === "100112",
  );
  return new Map<string, readonly Cells[]>([
    ["currencies", [{ code: "PLN", sign: "zł", number: "985", cash_steps: "", weight: "6" }]],
    [
      "markets",
      [
        {
          ...{
            code: "PL",
            position: "3",
            country: "POL",
            currency: "PLN",
            language: "en",
            phone_prefix: "+48",
          },
          ...{ structured_from: "", name_cs: "Polsko", name_sk: "Poľsko", name_en: "Poland" },
        },
      ],
    ],
    [
      "holidays",
      [
        holiday("2026-01-01", "Nowy Rok", "New Year"),
        holiday("2026-11-11", "Święto Niepodległości", "Independence Day"),
        holiday("2026-12-25", "Boże Narodzenie", "Christmas"),
        holiday("2027-01-01", "Nowy Rok", "New Year"),
        holiday("2027-11-11", "Święto Niepodległości", "Independence Day"),
        holiday("2027-12-25", "Boże Narodzenie", "Christmas"),
      ],
    ],
    [
      "vat-rates",
      [{ market: "PL", vat_class: "standard", percent: "23", valid_from: "2011-01-01", valid_to: "" }],
    ],
    [
      "portal-config",
      [
        ...(await Promise.all(
          ["sections", "orderable_units", "added_weekdays"].map((key) =>
            likeDemo("portal-config", (row) => isUnits(row) && row.key === key, { market: "PL" }),
          ),
        )),
        {
          ...{ market: "PL", key: "support", ...forEver },
          value: JSON.stringify({
            ...{ phone: "+48800999000", email: "pomoc@lipovrch-pl.example" },
            hours: [{ weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "16:00" }],
          }),
        },
      ],
    ],
    [
      "empties-deposits",
      [
        { code: "BTL05", market: "PL", deposit: "0.50", ...forEver },
        { code: "CR20", market: "PL", deposit: "15.00", ...forEver },
        { code: "KEG50", market: "PL", deposit: "200.00", ...forEver },
      ],
    ],
    ["products", goods.map((row) => ({ ...row, markets: "CZ,SK,PL" }))],
    ["product-markets", [inGoods("100101", "BTL05*20+CR20*1"), inGoods("100112", "KEG50*1")]],
    [
      "price-lists",
      [
        { sku: "100101", base_price: "48.00", your_price: "45.50" },
        { sku: "100112", base_price: "390.00", your_price: "390.00" },
      ].map((price) => ({ price_list: "PL-HORECA", currency: "PLN", ...price, ...forEver })),
    ],
    [
      "sellers",
      [
        await likeDemo("sellers", ({ market }) => market === "CZ", {
          ...{
            market: "PL",
            name: "Browar Lipovrch Polska sp. z o.o.",
            street: "Browarna 3",
            city: "Cieszyn",
          },
          ...{
            zip: "43-400",
            country: "PL",
            ico: "5480000000",
            dic: "PL5480000000",
            register: "KRS 0000000000",
          },
          ...{
            iban: "PL61109010140000071219812874",
            email: "faktury@lipovrch-pl.example",
            phone: "+48 338 999 001",
          },
        }),
      ],
    ],
    [
      "capacity-rules",
      [
        await likeDemo(
          "capacity-rules",
          (row) => row.method === "selfpickup_selfpickup" && row.market === "CZ",
          {
            ...{ market: "PL", iMaximumOrderCash: "600.00", note: "" },
          },
        ),
      ],
    ],
    [
      "companies",
      [
        await likeDemo("companies", ({ id }) => id === "C1", {
          ...{
            id: "C9",
            sap_id: "7000009",
            name: "Gospoda Pod Lipą sp. z o.o.",
            country: "POL",
            ico: "5480000001",
          },
          ...{ dic: "PL5480000001", street: "Rynek 1", city: "Cieszyn", zip: "43-400", currency: "PLN" },
          ...{ price_list: "PL-HORECA", iban: "PL61109010140000071219812874", store: "LivePortal_PL_en" },
          invoice_email: "faktury@podlipa.example",
        }),
      ],
    ],
    [
      "ship-tos",
      [
        await likeDemo("ship-tos", ({ shiptosapid }) => shiptosapid === "500101", {
          ...{
            shiptosapid: "500901",
            company: "C9",
            name: "Gospoda Pod Lipą",
            street: "Rynek 1",
            city: "Cieszyn",
          },
          ...{ zip: "43-400", country: "POL" },
        }),
      ],
    ],
    [
      "users",
      [
        await likeDemo("users", ({ uid }) => uid === "U001", {
          ...{ uid: "U901", first_name: "Zofia", last_name: "Lipska", email: "zofia.lipska@podlipa.example" },
          ...{
            phone: "+48501000001",
            company: "C9",
            country: "POL",
            language: "en",
            defaultShipToID: "500901",
          },
        }),
      ],
    ],
    [
      "permission-schema",
      [
        await likeDemo("permission-schema", (row) => row.uid === "U001" && row.shipToId === "500101", {
          ...{ uid: "U901", shipToId: "500901", companyId: "C9" },
        }),
      ],
    ],
  ]);
}

/** Brings them in as an operator does, into the database of a server that runs. */
export async function importPoland(databaseUrl: string): Promise<void> {
  for (const [kind, rows] of await polishFiles()) {
    const columns = byKind(kind).reading.columns.filter((name) => rows.some((row) => name in row));
    const cells = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? ""])));
    const result = await runImport(databaseUrl, byKind(kind), { bytes: Buffer.from(csvOf(cells)), today });
    if (result.kind === "refused") throw new Error(`${kind}: ${JSON.stringify(result.errors)}`);
  }
}
