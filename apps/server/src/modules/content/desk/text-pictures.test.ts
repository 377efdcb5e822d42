import { somePicture } from "@vycep/db/testing/some-picture";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentDesk, freshNews, portalBase, wordsIn } from "../../../testing/desk/ask-content.ts";
import { sendWhole } from "../../../testing/desk/send-file.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";

let server: TestServer;
let klara: StaffCaller;
let jana: Caller;
let desk: ReturnType<typeof contentDesk>;
beforeAll(async () => {
  server = await startTestServer();
  klara = await server.asStaff("S06");
  jana = await server.as("U001");
  desk = contentDesk(klara, jana);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T13:25:00"));

const adding = `mutation ($input: AddTextPictureInput!) { addTextPicture(input: $input) {
  address refusal { code message } } }`;

type Added = {
  readonly address: string | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
};
async function add(upload: string, who = klara): Promise<Added> {
  const { data, errors } = await who.desk(adding, { input: { upload } }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["addTextPicture"] as Added;
}
async function sent(bytes: Uint8Array, name = "sud.png"): Promise<string> {
  const { upload, refused } = await sendWhole(klara, { purpose: "picture", name, bytes });
  expect(refused).toBeUndefined();
  return upload;
}
const news = (body: string) => ({ ...freshNews, words: [wordsIn("cs", "Nový sud", body)] });

describe("DCONT-01 pictures in texts", () => {
  test("whoever writes no content sends none and makes none", async () => {
    const finance = await server.asStaff("S07");
    const bytes = await somePicture("png", [400, 300], "green");
    expect((await sendWhole(finance, { purpose: "picture", name: "a.png", bytes })).refused).toBe(
      "not-your-area",
    );
    const { errors } = await finance.desk(adding, { input: { upload: "none" } });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("what is no picture, or a strip of one, is none; and a file is used once", async () => {
    const text = new TextEncoder().encode("<svg onload='x()'/>");
    expect((await sendWhole(klara, { purpose: "picture", name: "a.png", bytes: text })).refused).toBe(
      "file-not-what-it-says",
    );
    expect((await sendWhole(klara, { purpose: "picture", name: "a.svg", bytes: text })).refused).toBe(
      "file-kind-not-taken",
    );
    const strip = await sent(await somePicture("png", [900, 40], "green"));
    expect((await add(strip)).refusal?.code).toBe("out_of_range");
    const used = await sent(await somePicture("png", [200, 100], "red"));
    expect((await add(used)).refusal).toBeNull();
    expect(await add(used)).toMatchObject({ address: null, refusal: { code: "picture-gone" } });
  });

  test("it is shown in the portal's article with its words, smaller, and lies under one address", async () => {
    const bytes = await somePicture("png", [2560, 1280], "blue");
    const { address } = await add(await sent(bytes));
    expect(address).toMatch(/^\/pictures\/texts\/[0-9a-f]{32}-1280x640\.webp$/);
    expect((await add(await sent(bytes))).address).toBe(address);
    const picture = await server.stranger.request({ url: address ?? "" });
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const { key } = await desk.ask("saveContent", news(`Vypadá takhle.\n\n![Sud na \\[5\\] l](${address})`));
    await desk.ask("publishContent", await desk.version("article", key ?? ""));
    const led = await desk.ask("saveContent", { ...news("Nahoře."), file: address });
    await desk.ask("publishContent", await desk.version("article", led.key ?? ""));
    const above = await jana.request({ url: `${portalBase}/articles/${led.key}?lang=cs` });
    expect(above.json()).toMatchObject({ picture: address });
    const article = await jana.request({ url: `${portalBase}/articles/${key}?lang=cs` });
    expect(article.json()).toMatchObject({
      lead: "Vypadá takhle.",
      body: `<p>Vypadá takhle.</p><p><img src="${address}" alt="Sud na [5] l" /></p>`,
    });
    expect((await desk.seen("article", key ?? "")).words[0]?.body).toContain(`](${address})`);
  });

  test("an address that was never made is nothing", async () => {
    for (const name of [`${"0".repeat(32)}-1x1.webp`, "a.webp", "..%2Fx"])
      expect((await server.stranger.request({ url: `/pictures/texts/${name}` })).statusCode).toBe(404);
  });

  test.each([
    ["a picture from elsewhere", "![a](https://evil.example/a.png)", "picture-not-here"],
    ["one that was never uploaded", `![a](/pictures/texts/${"0".repeat(32)}-1x1.webp)`, "picture-not-here"],
    ["one without words", `![](/pictures/texts/${"0".repeat(32)}-1x1.webp)`, "picture-without-words"],
    ["a link that runs", "[a](javascript:x)", "link-leads-nowhere"],
    ["a link without its beginning", "[a](www.pivovar.example)", "link-leads-nowhere"],
  ])("refused: %s", async (_case, body, code) => {
    const { key, refusal } = await desk.ask("saveContent", news(body));
    expect({ key, refusal }).toMatchObject({ key: null, refusal: { code, field: "body.cs" } });
  });

  test("refused above a text as well: one that was never uploaded", async () => {
    const file = `/pictures/texts/${"0".repeat(32)}-1x1.webp`;
    const { key, refusal } = await desk.ask("saveContent", { ...news("Text."), file });
    expect({ key, refusal }).toMatchObject({
      key: null,
      refusal: { code: "picture-not-here", field: "file" },
    });
  });
});
