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

const query = `query ($sku: String, $brand: String, $sub: String) {
  getProductAvaliablePackaging(sku: $sku, brand_code: $brand, sap_sub_brand_code: $sub) {
    sku packaging type title volume your_price your_price_tax is_current
    product { sku name package_type your_price your_price_tax sub_brand } } }`;

type Packaging = {
  readonly sku: string;
  readonly is_current: boolean;
  readonly volume: number;
  readonly your_price: number;
  readonly your_price_tax: number;
  readonly product: {
    readonly sku: string;
    readonly name: string;
    readonly package_type: string;
    readonly your_price: number;
    readonly your_price_tax: number;
    readonly sub_brand: string;
  };
};

async function packagings(variables: Record<string, unknown>): Promise<readonly Packaging[]> {
  const answer = await owner.graphql(query, variables);
  return told<{ getProductAvaliablePackaging: readonly Packaging[] }>(answer).getProductAvaliablePackaging;
}

describe("getProductAvaliablePackaging (GQL-08, CATALOG-20)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await server.stranger.graphql(query, { sku: "100201" }))).toMatchObject({
      code: "not-signed-in",
    });
  });

  it.each<Record<string, unknown>>([{}, { sku: " " }, { sub: "Lipovrch 11" }])(
    "%j names no beer and is refused",
    async (variables) => {
      expect(refusal(await owner.graphql(query, variables))).toMatchObject({
        code: "required-parameter-missing",
        category: "graphql-input",
      });
    },
  );

  it("a user without Catalogue anywhere is refused", async () => {
    const answer = await (await server.as("U006")).graphql(query, { sku: "100201" });
    expect(refusal(answer)).toMatchObject({ code: "forbidden-permission" });
  });

  it("GQL-08 CATALOG-20 OP-24 tells what a beer comes in, by one of its products or by its two names", async () => {
    const bySku = await packagings({ sku: "100201" });
    const subBrand = bySku[0]?.product.sub_brand ?? "";
    expect(bySku.length).toBeGreaterThan(3);
    expect(new Set(bySku.map(({ product }) => product.sub_brand))).toEqual(new Set([subBrand]));
    expect(bySku.filter(({ is_current: isCurrent }) => isCurrent).map(({ sku }) => sku)).toEqual(["100201"]);
    const byName = await packagings({ brand: "Lipovrch", sub: subBrand });
    expect(byName.map(({ sku }) => sku)).toEqual(bySku.map(({ sku }) => sku));
    expect(await packagings({ sku: "999999" })).toEqual([]);
  });

  it("CATALOG-07 each tells type, volume, title and both prices, the same as its product", async () => {
    const found = await packagings({ sku: "100201" });
    for (const { product, ...option } of found) {
      expect(option).toMatchObject({
        sku: product.sku,
        type: product.package_type,
        title: product.name,
        your_price: product.your_price,
        your_price_tax: product.your_price_tax,
      });
      expect(option.volume).toBeGreaterThan(0);
      expect(option.your_price_tax).toBeGreaterThan(option.your_price);
    }
    expect(found.length).toBeGreaterThan(3);
  });

  it("however many there are, it costs a fixed number of statements", async () => {
    const { statements } = await owner.graphql(query, { brand: "Lipovrch" });
    expect(statements).toBeLessThanOrEqual(4);
  });
});
