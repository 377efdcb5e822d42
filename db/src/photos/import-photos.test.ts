import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importCli } from "../import-cli.ts";
import { somePicture } from "../testing/some-picture.ts";
import { useDemo } from "../testing/use-database.ts";
import { importPhotos } from "./import-photos.ts";

const database = useDemo("2026-11-20");
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vycep-photos-"));
  await database.client.query("delete from product_photo");
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, bytes: Uint8Array | string) => writeFile(join(folder, name), bytes);

const run = async () =>
  importPhotos(database.url, { path: folder, entries: await readdir(folder, { withFileTypes: true }) });

async function kept(): Promise<readonly string[]> {
  const { rows } = await database.client.query<{ line: string }>(
    `select format('%s/%s %sx%s', sku, position, width, height) as line from product_photo order by sku, position`,
  );
  return rows.map(({ line }) => line);
}

describe("CATALOG-04 photos come from a folder by number", () => {
  test("JPEG, PNG and WebP, further ones by position, each in its sizes as WebP", async () => {
    await put("100101.jpg", await somePicture());
    await put("100101-2.PNG", await somePicture("png", [640, 300]));
    await put("100201.webp", await somePicture("webp", [100, 100]));
    await put(".DS_Store", "left over");
    expect(await run()).toEqual({ kind: "imported", photos: 3, products: 2 });
    expect(await kept()).toEqual(["100101/1 900x1200", "100101/2 640x300", "100201/1 100x100"]);
    const { rows } = await database.client.query<{ sku: string; edge: number; webp: Buffer }>(
      "select sku, edge, webp from product_photo_file order by sku, position, edge",
    );
    const sizes = await Promise.all(
      rows.map(async ({ edge, webp }) => {
        const { format, width, height } = await sharp(webp).metadata();
        return `${edge}: ${format} ${width}x${height}`;
      }),
    );
    expect(sizes).toEqual([
      "192: webp 144x192",
      "640: webp 480x640",
      "1200: webp 900x1200",
      "192: webp 192x90",
      "640: webp 640x300",
      "100: webp 100x100",
    ]);
  });

  test("a photo stands upright, and what the camera noted beside it stays behind", async () => {
    const lying = await sharp(await somePicture("jpeg", [400, 200]))
      .withExif({ IFD0: { Artist: "Jan Novák" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await put("100101.jpg", lying);
    expect(await run()).toMatchObject({ kind: "imported" });
    expect(await kept()).toEqual(["100101/1 200x400"]);
    const { rows } = await database.client.query<{ webp: Buffer }>("select webp from product_photo_file");
    for (const { webp } of rows) {
      expect(webp.includes("Jan")).toBe(false);
      expect((await sharp(webp).metadata()).exif).toBeUndefined();
    }
  });

  test("alt.csv tells what they show; without it the words are left to the name", async () => {
    await put("100101.jpg", await somePicture());
    await put("100101-2.jpg", await somePicture("jpeg", [300, 300]));
    await put("alt.csv", "sku;position;alt_cs;alt_sk;alt_en\n100101;2;Přepravka;Prepravka;A crate\n");
    expect(await run()).toMatchObject({ kind: "imported" });
    const { rows } = await database.client.query("select alts from product_photo order by position");
    expect(rows).toEqual([{ alts: {} }, { alts: { cs: "Přepravka", sk: "Prepravka", en: "A crate" } }]);
  });

  test("the same folder twice changes nothing; what is no longer in it goes, other products keep theirs", async () => {
    const rowVersions = async () =>
      (
        await database.client.query(
          "select sku, position, edge, xmin from product_photo_file order by 1, 2, 3",
        )
      ).rows;
    await put("100101.jpg", await somePicture());
    await put("100101-2.jpg", await somePicture("jpeg", [300, 300]));
    await put("100201.jpg", await somePicture("jpeg", [200, 300]));
    await run();
    const before = await rowVersions();
    expect(await run()).toEqual({ kind: "imported", photos: 3, products: 2 });
    expect(await rowVersions()).toEqual(before);

    await rm(join(folder, "100101-2.jpg"));
    await rm(join(folder, "100201.jpg"));
    await run();
    expect(await kept()).toEqual(["100101/1 900x1200", "100201/1 200x300"]);
  });
});

describe("C17 a folder is imported whole or not at all", () => {
  test("every bad file is told, and nothing is kept", async () => {
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: "#fff", noise: { type: "gaussian" } },
    })
      .jpeg()
      .toBuffer();
    await put("100101.jpg", await somePicture());
    await put("100101.png", await somePicture("png"));
    await put("100201.jpg", "this is text");
    await put("100201-2.png", '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>');
    await put("100201-3.jpg", whole.subarray(0, whole.length / 2));
    await put("100201-4.jpg", await somePicture("jpeg", [2000, 300]));
    await put("100201-5.jpg", Buffer.alloc(20 * 1024 * 1024 + 1));
    await put("100201-6.png", await somePicture("png", [8000, 7000]));
    await put("100201-21.jpg", await somePicture());
    await put("999999.jpg", await somePicture());
    await put("notes.txt", "x");
    await put(
      "alt.csv",
      `sku,position,alt_cs,alt_sk,alt_en\n100101,x,,,\n100101,9,,,\n100101,1,${"a".repeat(251)},,\n`,
    );
    const said: string[] = [];
    const code = await importCli(["images", folder], {
      databaseUrl: database.url,
      today: "2026-11-20",
      now: new Date("2026-11-20T08:00:00Z"),
      withFiles: () => Promise.reject(new Error("photos need no store of files")),
      out: (text) => said.push(text),
      error: (text) => said.push(text),
    });
    expect(code).toBe(1);
    expect(
      said
        .join("\n")
        .split("\n")
        .map((line) => line.replaceAll(/a{10,}/g, "aa").replaceAll(/ +/g, " ")),
    ).toEqual([
      "file line column value why",
      "100101.png 100101.jpg is used twice",
      "100201-2.png is not a whole JPEG, PNG or WebP picture",
      "100201-21.jpg 21 is too small or too large",
      "100201-3.jpg is not a whole JPEG, PNG or WebP picture",
      "100201-4.jpg is too small or too large",
      "100201-5.jpg 21 MB is larger than 20 MB or 50 million pixels",
      "100201-6.png is larger than 20 MB or 50 million pixels",
      "100201.jpg is not a whole JPEG, PNG or WebP picture",
      "999999.jpg 999999 names nothing that is known",
      "alt.csv 2 position x is not a number",
      "alt.csv 3 sku+position 100101 9 names nothing that is known",
      "alt.csv 4 alt_cs aa… is too long",
      "notes.txt does not have the expected form",
      "",
      "13 errors, nothing was imported.",
    ]);
    expect(await kept()).toEqual([]);
  });

  test("an empty folder, a folder that is none, and a file in its place explain themselves", async () => {
    const said: string[] = [];
    const cli = (path: string) =>
      importCli(["images", path], {
        databaseUrl: database.url,
        today: "2026-11-20",
        now: new Date("2026-11-20T08:00:00Z"),
        withFiles: () => Promise.reject(new Error("photos need no store of files")),
        out: (text) => said.push(text),
        error: (text) => said.push(text),
      });
    expect(await cli(folder)).toBe(1);
    expect(await cli(join(folder, "nowhere"))).toBe(2);
    await put("file", "");
    expect(await cli(join(folder, "file"))).toBe(2);
    expect(said.join("\n")).toMatch(/no pictures.*nowhere cannot be read.*file cannot be read/s);
  });
});
