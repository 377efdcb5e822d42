import { withConnection } from "@vycep/db/connection";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemsOf } from "../../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const [front, back] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];
const fileOf = (name: string) => Buffer.from(`RIFF....WEBP ${name}`);

let server: TestServer;
let owner: Caller;
let without: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  without = (await asked()).statements;
  await withConnection(server.databaseUrl, async (client) => {
    await client.query(
      `insert into product_photo (sku, position, hash, width, height, alts) values
         ('100101', 1, $1, 960, 1280, '{}'), ('100101', 3, $2, 300, 300, '{"cs": "Zezadu", "sk": "Zozadu", "en": "From behind"}'),
         ('100202', 1, $1, 960, 1280, '{}')`,
      [front, back],
    );
    await client.query(
      `insert into product_photo_file (sku, position, edge, webp) values
         ('100101', 1, 192, $1), ('100101', 1, 640, $2), ('100202', 1, 192, $1)`,
      [fileOf("small"), fileOf("large")],
    );
  });
});
afterAll(() => server.stop());

const query = `query Photos($skus: [String!]) { products(filter: { sku: { in: $skus } }, pageSize: 50) { items {
  sku name image { ...Photo } small_image { ...Photo } thumbnail { ...Photo } media_gallery { ...Photo }
  related_products { sku small_image { url } } } } }
  fragment Photo on ProductImage { url label position disabled width height srcset }`;

async function asked(lang = "cs", skus: readonly string[] = ["100101", "100201", "100301"]) {
  const { data, errors, statements } = await owner.graphql(query, { skus }, { lang });
  expect(errors).toEqual([]);
  const items = itemsOf(data);
  return { of: (sku: string) => items.find((item) => item.sku === sku), statements };
}

describe("GET /pictures (CATALOG-04)", () => {
  const get = (url: string, caller = server.stranger) => caller.request({ url });

  it("a stranger sees the same photos: an img asks without a token", async () => {
    const { statusCode, rawPayload } = await get(`/pictures/${front}/192.webp`);
    expect([statusCode, rawPayload.toString()]).toEqual([200, "RIFF....WEBP small"]);
  });

  it.each([
    ["an unknown photo", "/pictures/00000000000000000000000000000000/192.webp"],
    ["a size that was not made", `/pictures/${front}/1280.webp`],
    ["a size too long for a number", `/pictures/${front}/99999999999999999999.webp`],
    ["another kind", `/pictures/${front}/192.jpg`],
    ["no hash", "/pictures/100101/192.webp"],
    ["a path upwards", "/pictures/..%2f..%2fpackage.json/192.webp"],
    ["a path upwards as file", `/pictures/${front}/..%2f..%2f192.webp`],
    ["quotes", `/pictures/${front.slice(1)}'/192.webp`],
    ["nothing", "/pictures"],
    ["a folder", `/pictures/${front}`],
  ])("%s answers 404 like anything missing, and nobody keeps that", async (_what, url) => {
    const { statusCode, headers, json } = await get(url);
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ code: "unknown-address" });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("a photo may be kept for ever, is WebP and nothing else, and comes under the strict policy", async () => {
    const { headers, rawPayload } = await get(`/pictures/${front}/640.webp`, owner);
    expect(rawPayload.toString()).toBe("RIFF....WEBP large");
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-length": String(rawPayload.length),
    });
    expect(headers["content-security-policy"]).toContain("img-src 'self'");
  });
});

describe("products with photos (CATALOG-04)", () => {
  it("rows get the small one, the page all of them, each in its sizes", async () => {
    const { of } = await asked();
    const srcset = [192, 640, 1280]
      .map((edge) => `/pictures/${front}/${edge}.webp ${(edge * 3) / 4}w`)
      .join(", ");
    const photo = { label: of("100101")?.name, position: 1, disabled: false, srcset };
    const large = { ...photo, url: `/pictures/${front}/1280.webp`, width: 960, height: 1280 };
    const small = { ...photo, url: `/pictures/${front}/192.webp`, width: 144, height: 192 };
    expect(of("100101")).toMatchObject({ image: large, small_image: small, thumbnail: small });
    expect(of("100101")?.media_gallery).toEqual([
      large,
      expect.objectContaining({ url: `/pictures/${back}/300.webp`, label: "Zezadu", position: 3 }),
    ]);
  });

  it("without one there is none", async () => {
    const { of } = await asked();
    expect(of("100301")).toMatchObject({
      image: null,
      small_image: null,
      thumbnail: null,
      media_gallery: [],
    });
  });

  it.each([
    ["sk", "Zozadu"],
    ["en", "From behind"],
  ])("its words come in the language asked for: %s", async (lang, words) => {
    const product = (await asked(lang)).of("100101");
    expect(product).toMatchObject({ small_image: { label: product?.name } });
    expect(product?.media_gallery).toMatchObject([{ label: product?.name }, { label: words }]);
  });

  it("costs no statement more than products without photos", async () => {
    expect((await asked()).statements).toBe(without);
  });

  it("related ones bring theirs", async () => {
    const related = (await asked()).of("100201")?.related_products;
    expect(related).toContainEqual({
      sku: "100101",
      small_image: { url: `/pictures/${front}/192.webp` },
    });
  });
});
