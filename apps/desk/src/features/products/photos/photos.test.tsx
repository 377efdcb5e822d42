import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const words = (cs: string, sk: string, en: string) =>
  Object.entries({ cs, sk, en }).map(([language, text]) => ({ language, text }));
const photo = (position: number, of = words("", "", "")) => ({
  ...{ position, words: of },
  address: `/pictures/${String(position).repeat(32)}/640.webp`,
});
const product = {
  ...{ sku: "100101", name: "Lipovrch 10", version: "1", state: "on_sale", fields: [], words: [] },
  ...{ photosVersion: "p1", deposits: [], history: [] },
  photos: [photo(1, words("Lahev", "Fľaša", "Bottle")), photo(2), photo(3)],
};
const changer = somebody(["products", "see"], ["products", "change"]);
const answers = { me: changer, Product: { product } };
const picture = (name: string) => new File(["x"], name, { type: "image/png" });

/** The server takes each file at once; of another name it says why not. */
function uploading(_variables: unknown, _init: RequestInit) {
  return Response.json({ received: 1, isWhole: true });
}
const outcome = (upload: string, part: object) => ({
  ...{
    upload,
    sku: null,
    productName: null,
    position: null,
    isReplaced: false,
    address: null,
    refusal: null,
  },
  ...part,
});

describe("DGOOD-05 photos of a product", () => {
  test("are put in order, described and taken away, and saved as they stand", async () => {
    const { user } = await openDesk("/desk/products/100101", answers);
    const second = within(await screen.findByRole("region", { name: "Fotografie 2" }));
    await user.click(second.getByRole("button", { name: "Fotografii 2 dopředu" }));
    await user.click(screen.getByRole("button", { name: "Odebrat fotografii 3" }));
    const first = within(screen.getByRole("region", { name: "Fotografie 1" }));
    expect(first.getByText("hlavní")).toBeTruthy();
    expect(first.getByText("chybí popis")).toBeTruthy();
    await user.type(first.getByLabelText("Co je na ní: Čeština"), "Sud");
    answerWith({ ArrangeProductPhotos: { arrangeProductPhotos: { refusal: null, faults: [] } } });
    await user.click(screen.getByRole("button", { name: "Uložit fotografie" }));
    const call = () => asked.findLast(({ operation }) => operation === "ArrangeProductPhotos");
    await vi.waitFor(() => expect(call()).toBeTruthy());
    expect(call()?.variables).toEqual({
      input: {
        ...{ sku: "100101", version: "p1" },
        photos: [
          { position: 2, words: words("Sud", "", "") },
          { position: 1, words: words("Lahev", "Fľaša", "Bottle") },
        ],
      },
    });
    await expectAccessible();
  });

  test("a dropped file becomes the last one, and one that is none says why", async () => {
    const { user } = await openDesk("/desk/products/100101", {
      ...answers,
      "/desk/uploads": uploading,
      AddProductPhotos: ({ input }: { input: { uploads: string[] } }) => ({
        addProductPhotos: {
          results: input.uploads.map((id, at) =>
            outcome(
              id,
              at === 0 ? { sku: "100101", position: 4 } : { refusal: { code: "x", message: "Ne." } },
            ),
          ),
        },
      }),
    });
    await user.upload(await screen.findByLabelText(/^Pusťte soubory sem/), [
      picture("a.png"),
      picture("b.png"),
    ]);
    const rows = within(await screen.findByRole("list", { name: "Nahrané soubory" }));
    expect(await rows.findByText("4. fotografie")).toBeTruthy();
    expect(rows.getByRole("alert").textContent).toBe("Ne.");
    expect(asked.filter(({ operation }) => operation === "AddProductPhotos")).toHaveLength(1);
  });

  test("who only sees goods sees photos and drops none", async () => {
    await openDesk("/desk/products/100101", { ...answers, me: somebody(["products", "see"]) });
    expect(await screen.findByRole("img", { name: "Fotografie 1" })).toBeTruthy();
    expect(screen.queryByLabelText(/^Pusťte soubory sem/)).toBeNull();
  });
});

describe("DGOOD-05 many photos by the names of the files", () => {
  test("each file says whose it became, or why it did not; a file that is refused on its way is not used", async () => {
    const { user } = await openDesk("/desk/products/photos", {
      me: changer,
      "/desk/uploads": uploading,
      AddProductPhotos: ({ input }: { input: { sku: null; uploads: string[] } }) => ({
        addProductPhotos: {
          results: input.uploads.map((id) =>
            outcome(id, { sku: "100101", productName: "Lipovrch 10", position: 1, isReplaced: true }),
          ),
        },
      }),
    });
    const drop = screen.getByLabelText(/^Pusťte soubory sem/);
    await user.upload(drop, picture("100101.png"));
    const rows = within(await screen.findByRole("list", { name: "Nahrané soubory" }));
    const link = await rows.findByRole("link", { name: "100101 · Lipovrch 10" });
    expect(link.getAttribute("href")).toBe("/desk/products/100101");
    expect(rows.getByText("nahradila 1. fotografii")).toBeTruthy();
    answerWith({
      "/desk/uploads": () =>
        Response.json({ code: "file-empty", message: "Soubor je prázdný." }, { status: 422 }),
    });
    await user.upload(drop, picture("999999.png"));
    expect(await rows.findByText("Soubor je prázdný.")).toBeTruthy();
    const told = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(told).toContain("1 fotografie uložena · 1 soubor neprošel");
    expect(asked.filter(({ operation }) => operation === "AddProductPhotos")).toHaveLength(1);
    await expectAccessible();
  });
});
