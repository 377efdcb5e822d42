import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { setEntryText } from "../../features/fast-entry/entry-text.ts";
import { button, named, namedFrom, noButton, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { fakePreview } from "../../testing/some-preview.ts";

withPortal();

beforeEach(() => {
  setEntryText("");
  api.set("FastEntryPreview", fakePreview);
});

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: named("Vložený text") });
const addOne = () => {
  const [first] = screen.getAllByRole("button", { name: named("Přidat 1 řádek do košíku") });
  if (first === undefined) throw new Error("nothing can be added");
  return first;
};
const main = () => textOf(screen.getByRole("main"));

async function openEntry(text?: string) {
  const { user } = await openPortal("/catalog/fast-entry");
  await quiet();
  if (text !== undefined) {
    await user.click(field());
    await user.paste(text);
    await user.click(button("Zkontrolovat řádky"));
    await waitFor(() => expect(api.count("FastEntryPreview")).toBeGreaterThan(0));
    await quiet();
  }
  return user;
}

describe("C1 looked at before anything is added", () => {
  test("rows that can go in, with product, amount and price, and those that cannot, with the reason", async () => {
    await openEntry("100112;72\n999999;5");
    expect(api.lastOf("FastEntryPreview")).toMatchObject({ rows: ["100112;72", "999999;5"] });
    expect(main()).toContain("Lipovrch 10 světlé výčepní");
    expect(main()).toContain("72 sudů");
    expect(main()).toContain("Produkt „999999“ neznáme.");
    expect(cart.held()).toEqual({});
    await expectAccessible();
  });

  test("only after a confirmation the good rows go into the cart, the others stay", async () => {
    const user = await openEntry("100112;72\n999999;5");
    await user.click(addOne());
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 72 }));
    expect(await screen.findByText("Přidáno: 1, zbývá vyřešit: 1.")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: named("Upravit řádek 1") }).value).toBe(
      "999999;5",
    );
  });

  test("what was added is taken back by the note that says so", async () => {
    const user = await openEntry("100112;72");
    await user.click(addOne());
    await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
    await waitFor(() => expect(cart.held()).toEqual({}));
  });

  test("a double click adds once", async () => {
    const user = await openEntry("100112;2");
    await user.dblClick(addOne());
    await quiet();
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 2 }));
  });
});

test("C24 a row that goes in is changed in its place as well, and left as it is by Escape", async () => {
  const user = await openEntry("100112;72");
  await user.click(button("Upravit řádek 1"));
  const typed = screen.getByRole("textbox", { name: named("Upravit řádek 1") });
  expect(document.activeElement).toBe(typed);
  await user.keyboard("{Escape}");
  await user.click(button("Upravit řádek 1"));
  await user.clear(screen.getByRole("textbox", { name: named("Upravit řádek 1") }));
  await user.keyboard("100113;5{Enter}");
  await waitFor(() => expect(api.lastOf("FastEntryPreview")).toMatchObject({ rows: ["100113;5"] }));
  await waitFor(() => expect(main()).toContain("Lipovrch 11 světlý ležák"));
});

describe("C22 a row that cannot go in", () => {
  test("has what could go in instead, used by one tap", async () => {
    const user = await openEntry("100112;72\nlezak;5");
    await user.click(screen.getByRole("button", { name: namedFrom("Použít toto: Lipovrch 11") }));
    await waitFor(() =>
      expect(api.lastOf("FastEntryPreview")).toMatchObject({ rows: ["100112;72", "100113 5"] }),
    );
    await waitFor(() => expect(main()).toContain("Lipovrch 11 světlý ležák"));
  });

  test("C24 is corrected in its place by keys alone: typed anew, an offer taken, and on to the next", async () => {
    const user = await openEntry("100112;72\nnic;5\nvoda;1");
    const first = screen.getByRole("textbox", { name: named("Upravit řádek 2") });
    const second = screen.getByRole("textbox", { name: named("Upravit řádek 3") });
    await user.clear(first);
    await user.type(first, "100113;5");
    const offer = { name: namedFrom("Použít toto: Lipovrch 11 světlý ležák") };
    await waitFor(() => expect(screen.getAllByRole("button", offer)[0]).toBeTruthy());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(second));
    await waitFor(() =>
      expect(api.lastOf("FastEntryPreview")).toMatchObject({ rows: ["100112;72", "100113;5", "voda;1"] }),
    );
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() =>
      expect(api.lastOf("FastEntryPreview")).toMatchObject({ rows: ["100112;72", "100113;5", "100113 1"] }),
    );
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Do košíku"));
    expect(cart.held()).toEqual({ "100112": 72, "100113": 6 });
  });

  test("C1 while the next check is under way no message stands beside another row", async () => {
    const user = await openEntry("999999;5\n100112;72\nlezak;5");
    const release = api.hold("FastEntryPreview");
    await user.click(button("Odebrat řádek 1"));
    const left = screen.getByRole("textbox", { name: named("Upravit řádek 2") });
    expect(textOf(left.closest("li") as HTMLElement)).toContain("Produkt „lezak“ neznáme.");
    expect(main()).not.toContain("Produkt „999999“ neznáme.");
    release();
  });

  test("or is removed, by itself or with all of its kind", async () => {
    const user = await openEntry("100112;72\n999999;5\n999998;1");
    await user.click(button("Odebrat řádek 2"));
    await waitFor(() =>
      expect(api.lastOf("FastEntryPreview")).toMatchObject({
        rows: expect.not.arrayContaining(["999999;5"]),
      }),
    );
    await user.click(await screen.findByRole("button", { name: named("Odebrat 1 řádek") }));
    await waitFor(() => expect(main()).not.toContain("999998"));
  });
});

describe("the text", () => {
  test("C20 outlives leaving the page", async () => {
    await openEntry("100112;72");
    expect(sessionStorage.getItem("fastEntry") ?? localStorage.getItem("fastEntry")).toContain("100112;72");
  });

  test("an empty one is not sent", async () => {
    const user = await openEntry();
    await user.click(button("Zkontrolovat řádky"));
    expect(screen.getByText("V textu není žádný řádek.")).toBeTruthy();
    expect(api.count("FastEntryPreview")).toBe(0);
  });

  test("is typed letter by letter, and Ctrl and Enter check it without a mouse", async () => {
    const user = await openEntry();
    await user.click(field());
    await user.keyboard("100112;1");
    expect(field().value).toBe("100112;1");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(api.count("FastEntryPreview")).toBe(1));
  });

  test("too many rows are refused before they are sent", async () => {
    const user = await openEntry();
    await user.click(field());
    await user.paste(Array.from({ length: 2_002 }, (_, row) => `${row};1`).join("\n"));
    await user.click(button("Zkontrolovat řádky"));
    expect(await screen.findByText(/^Najednou lze zadat nejvýše/u)).toBeTruthy();
    expect(api.count("FastEntryPreview")).toBe(0);
  });

  test("a check that failed keeps it and tries again", async () => {
    api.breakDown("FastEntryPreview");
    const user = await openEntry("100112;72");
    expect(
      await screen.findByText("Řádky se nepodařilo zkontrolovat. Text zůstal, jak byl.", { exact: false }),
    ).toBeTruthy();
    api.set("FastEntryPreview", fakePreview);
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(main()).toContain("72 sudů"));
  });
});

describe("C17 a file", () => {
  const oldExcel = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error("no way to choose a file");
    return { input, file };
  };

  test("of rows is read and checked at once", async () => {
    const user = await openEntry();
    const { input, file } = choose(new File(["100112;72\r\n100113;6\r\n"], "objednavka.csv"));
    await user.upload(input, file);
    await waitFor(() => expect(main()).toContain("6 sudů"));
    expect(main()).toContain("72 sudů");
  });

  test("that is no table is refused with what to do", async () => {
    const user = await openEntry();
    const { input, file } = choose(new File([oldExcel], "stara.csv"));
    await user.upload(input, file);
    await waitFor(() => expect(main()).toContain("Starý formát XLS neumíme."));
    expect(noButton("Přidat 1 řádek do košíku")).toBeNull();
  });
});

test("nothing can be added before there is a cart", async () => {
  api.breakDown("CustomerCart");
  await openPortal("/catalog/fast-entry");
  expect(await screen.findByRole("button", { name: named("Načíst košík znovu") })).toBeTruthy();
  expect(within(screen.getByRole("main")).queryByRole("button", { name: namedFrom("Přidat 1") })).toBeNull();
});
