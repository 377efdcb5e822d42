import { somePicture } from "@vycep/db/testing/some-picture";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendWhole } from "../../../testing/desk/send-file.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let vojtech: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  vojtech = await server.asStaff("S05");
  await sql`delete from product_photo`.execute(server.deps.db);
});
afterAll(() => server.stop());

const picture = (background: string, size?: readonly [number, number]) =>
  somePicture("png", size, background);

async function sent(name: string, bytes: Uint8Array): Promise<string> {
  const { upload, refused } = await sendWhole(vojtech, { purpose: "photo", name, bytes });
  expect(refused).toBeUndefined();
  return upload;
}

type Refusal = { readonly code: string; readonly message: string };
type Added = {
  readonly sku: string | null;
  readonly position: number | null;
  readonly isReplaced: boolean;
  readonly address: string | null;
  readonly refusal: Refusal | null;
};
const adding = `mutation ($input: AddProductPhotosInput!) { addProductPhotos(input: $input) {
  results { upload file sku productName position isReplaced address refusal { code message } } } }`;
const arranging = `mutation ($input: ArrangeProductPhotosInput!) { arrangeProductPhotos(input: $input) {
  refusal { code message } faults { field code } product { photosVersion } } }`;

async function add(uploads: readonly string[], sku?: string): Promise<readonly Added[]> {
  const { data, errors } = await vojtech.desk(
    adding,
    { input: { sku: sku ?? null, uploads } },
    { lang: "cs" },
  );
  expect(errors).toEqual([]);
  const answer = data?.["addProductPhotos"] as { readonly results: readonly Added[] } | undefined;
  return answer?.results ?? [];
}

type Photos = {
  readonly photosVersion: string;
  readonly photos: readonly {
    readonly position: number;
    readonly address: string;
    readonly words: readonly { readonly language: string; readonly text: string }[];
  }[];
};
async function seen(sku: string): Promise<Photos> {
  const { data } = await vojtech.desk(
    `query ($sku: ID!) { product(sku: $sku) { photosVersion photos { position address words { language text } } } }`,
    { sku },
  );
  return data?.["product"] as Photos;
}
async function arrange(input: object, who = vojtech) {
  const { data, errors } = await who.desk(arranging, { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["arrangeProductPhotos"] as {
    readonly refusal: Refusal | null;
    readonly faults: readonly { readonly field: string; readonly code: string }[];
  };
}
const words = (cs: string, sk: string, en: string) =>
  Object.entries({ cs, sk, en }).map(([language, text]) => ({ language, text }));
const silent = words("", "", "");

describe("DGOOD-05 photos of products at the desk", () => {
  test("who only sees goods adds and arranges none", async () => {
    const service = await server.asStaff("S02");
    for (const [query, input] of [
      [adding, { uploads: [] }],
      [arranging, { sku: "100101", version: "", photos: [] }],
    ] as const)
      expect((await service.desk(query, { input })).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("more than ten at once are no input", async () => {
    const { errors } = await vojtech.desk(adding, { input: { uploads: Array.from({ length: 11 }, String) } });
    expect(errors[0]?.extensions.code).toBe("invalid-input");
  });

  test("DGOOD-05 many by the names of the files: each is somebody's, or says why it is not, and nothing is written of those", async () => {
    const green = await picture("#12402f");
    const uploads = [
      await sent("100101.png", green),
      await sent("100101-2.png", await picture("#ffffff")),
      await sent("999999.png", green),
      await sent("100201-21.png", green),
      await sent("100201.png", await picture("#000000", [960, 40])),
      await sent("100201-2.png", (await picture("#a0a0a0")).subarray(0, 400)),
      await sent("100101.webp", await somePicture("webp")),
      "0".repeat(32),
    ];
    const results = await add(uploads);
    expect(results.map(({ sku, position, refusal }) => refusal?.code ?? `${sku}/${position}`)).toEqual([
      ...["100101/1", "100101/2", "no-such-product", "too-many-photos", "out_of_range", "not_a_picture"],
      ...["photo-place-taken", "photo-gone"],
    ]);
    expect(results[2]?.refusal?.message).toBe("Produkt 999999 neznáme.");
    const { rows } = await sql`select distinct sku from product_photo`.execute(server.deps.db);
    expect(rows).toEqual([{ sku: "100101" }]);
    const shown = await server.stranger.request({ url: results[0]?.address ?? "" });
    expect(shown.headers["content-type"]).toBe("image/webp");
  });

  test("of one product they stand behind the last one, whatever they are called; the same twice is refused", async () => {
    const red = await picture("#aa2211");
    const [added] = await add([await sent("IMG_0042.png", red)], "100101");
    expect(added).toMatchObject({ sku: "100101", position: 3, isReplaced: false, refusal: null });
    const [again] = await add([await sent("copy.png", red)], "100101");
    expect(again?.refusal?.code).toBe("photo-there-already");
    const [nobody] = await add([await sent("copy.png", red)], "nothing");
    expect(nobody?.refusal?.code).toBe("no-such-product");
    const [replaced] = await add([await sent("100101-3.png", await picture("#2211aa"))]);
    expect(replaced).toMatchObject({ position: 3, isReplaced: true });
  });

  test.each([
    ["another version", { version: "old" }, "photos-changed-meanwhile", []],
    ["one that is not there", { photos: [{ position: 9, words: silent }] }, "photo-unknown", ["alt 9"]],
    [
      "words in one language alone",
      { photos: [{ position: 1, words: words("Lahev", "", "") }] },
      ...(["alt-missing", ["alt 1 sk"]] as const),
    ],
  ])("%s is refused", async (_case, part, code, fields) => {
    const { photosVersion: version } = await seen("100101");
    const { refusal, faults } = await arrange({ sku: "100101", version, photos: [], ...part });
    expect(refusal?.code).toBe(code);
    expect(faults.map(({ field }) => field)).toEqual(fields);
    expect((await seen("100101")).photos).toHaveLength(3);
  });

  test("CATALOG-04 order, words and removal are what customers see at once", async () => {
    const pub = await server.as("U001");
    const atPortal = async () => {
      const { data } = await pub.graphql(
        `{ products(filter: { sku: { eq: "100101" } }) { items { media_gallery { url label } } } }`,
        {},
        { outletid: "500101", lang: "cs" },
      );
      const found = data?.["products"] as
        | { items: { media_gallery: { url: string; label: string }[] }[] }
        | undefined;
      return found?.items[0]?.media_gallery ?? [];
    };
    const hashOf = (address = "") => address.split("/")[2];
    const { photosVersion: version, photos } = await seen("100101");
    expect(await atPortal()).toHaveLength(3);
    const said = words("Lahev zepředu", "Fľaša spredu", "Bottle from the front");
    const wanted = [
      { position: 3, words: said },
      { position: 1, words: silent },
    ];
    expect((await arrange({ sku: "100101", version, photos: wanted })).refusal).toBeNull();
    const shown = await atPortal();
    expect(shown.map(({ url }) => hashOf(url))).toEqual([
      hashOf(photos[2]?.address),
      hashOf(photos[0]?.address),
    ]);
    expect(shown[0]?.label).toBe("Lahev zepředu");
    const now = await seen("100101");
    expect(now.photos.map(({ position }) => position)).toEqual([1, 2]);
    expect(now.photos[0]?.words).toEqual(said);
    const same = now.photos.map(({ position, words: kept }) => ({ position, words: kept }));
    const again = { sku: "100101", version: now.photosVersion, photos: same };
    expect((await arrange(again)).refusal?.code).toBe("nothing-changed");
  });

  test("DEDIT-02 each change stands in the log", async () => {
    const { rows } = await sql<{ action: string; detail: Readonly<Record<string, unknown>> }>`
      select action, detail from audit_entry where subject_kind = 'product' and subject_id = '100101' order by id`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      ...["product.photo-added", "product.photo-added", "product.photo-added"],
      ...["product.photo-replaced", "product.photos-arranged"],
    ]);
    expect(rows[0]?.detail).toEqual({ file: "100101.png", position: 1 });
    expect(rows.at(-1)?.detail).toMatchObject({
      ...{ photos: "3 1", photosBefore: "1 2 3", "alt cs": "3: Lahev zepředu" },
    });
  });
});
