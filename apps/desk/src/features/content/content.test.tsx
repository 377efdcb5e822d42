import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const me = somebody(["content", "change"]);
const translations = [
  { language: "cs", isOriginal: true, state: "valid" },
  { language: "sk", isOriginal: false, state: "missing" },
  { language: "en", isOriginal: false, state: "outdated" },
];
const row = {
  ...{ id: "article/xmas-delivery", kind: "article", key: "xmas-delivery", title: "Vánoční rozvoz 2026" },
  ...{ markets: ["CZ", "SK"], state: "changed", translations, validFrom: "2026-11-23", validTo: null },
  ...{ publishAt: null, changedAt: "2026-11-23T12:04:00Z", changedBy: "Klára Pešková" },
};
const content = {
  ...{ row, version: 7, isPublished: true, isDraft: true, sort: 1, tone: "info", link: null, file: null },
  ...{ isPublic: false, isNewCapability: false, history: [] },
  words: [
    {
      ...{ language: "cs", title: "Vánoční rozvoz 2026", section: "", originalChangedAt: null },
      body: "Poslední závoz **23. prosince**.",
    },
    { language: "sk", title: "", body: "", section: "", originalChangedAt: null },
    {
      ...{ language: "en", title: "Christmas deliveries", body: "On 22 December.", section: "" },
      originalChangedAt: "2026-11-23T12:00:00Z",
    },
  ],
};
const page = (...items: readonly object[]) => ({
  contents: { items, total: items.length, isMore: false, next: null },
});
const answers = { me, Content: { content }, Contents: page(row) };
const done = { key: "xmas-delivery", refusal: null };
const sent = (operation: string) => asked.findLast((one) => one.operation === operation)?.variables;
const record = "/desk/content/article/xmas-delivery";

describe("DCONT-01 the list of content", () => {
  test("each says its kind, how it stands and what its languages lack; the address narrows it", async () => {
    await openDesk("/desk/content?view=article&lacks=sk", answers);
    const line = within(await screen.findByRole("row", { name: /Vánoční rozvoz 2026/ }));
    expect(line.getByText("vydáno, změny čekají")).toBeTruthy();
    expect(line.getByText("Slovenčina: chybí")).toBeTruthy();
    expect(line.getByText("English: zastaralé")).toBeTruthy();
    expect(sent("Contents")).toMatchObject({ filter: { kind: "article", lacks: "sk" } });
    expect(screen.getByRole("link", { name: /Novinky/ }).getAttribute("aria-current")).toBe("page");
    await expectAccessible();
  });

  test("what is planned says when it goes out", async () => {
    const planned = { ...row, state: "planned", publishAt: "2036-12-01T08:00:00Z" };
    await openDesk("/desk/content?view=planned", { ...answers, Contents: page(planned) });
    expect(await screen.findByText(/^vyjde .*2036/)).toBeTruthy();
    expect(sent("Contents")).toMatchObject({ filter: { state: "planned" } });
  });

  test("whoever only reads content begins none and changes none", async () => {
    const reader = somebody(["content", "see"]);
    await openDesk("/desk/content", { ...answers, me: reader });
    await screen.findByText("Vánoční rozvoz 2026");
    expect(screen.queryByRole("button", { name: "Nový obsah" })).toBeNull();
  });
});

describe("DCONT-01 the order of a kind", () => {
  const places = ["Kdy jezdíte?", "Kde je faktura?", "Jak vrátit sud?"].map((title, at) => ({
    ...{ key: `q${at}`, title, section: "Rozvoz", isPublished: at !== 1 },
  }));
  const titles = () =>
    within(screen.getByRole("list", { name: "Pořadí" }))
      .getAllByRole("listitem")
      .map((item) => item.querySelector("strong")?.textContent);
  const open = async (more: object = {}) => {
    const { user } = await openDesk("/desk/content?view=faq", {
      ...{ ...answers, ContentOrder: { contentOrder: places }, ...more },
    });
    await user.click(await screen.findByRole("button", { name: "Uspořádat" }));
    await screen.findByRole("list", { name: "Pořadí" });
    return user;
  };

  test("by keyboard: the row moves, the focus goes with it, and it is saved as a whole", async () => {
    const user = await open({ ArrangeContent: { arrangeContent: { key: null, refusal: null } } });
    await expectAccessible();
    const down = screen.getByRole("button", { name: "Posunout níž: Kdy jezdíte?" });
    down.focus();
    await user.keyboard("{Enter}");
    expect(titles()).toEqual(["Kde je faktura?", "Kdy jezdíte?", "Jak vrátit sud?"]);
    await waitFor(() => expect(document.activeElement).toBe(down));
    expect(screen.getByText(/^Kdy jezdíte\? je 2\. z\s3$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Uložit pořadí" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("ArrangeContent")).toEqual({
      input: { kind: "faq", seen: ["q0", "q1", "q2"], keys: ["q1", "q0", "q2"] },
    });
  });

  test("by dragging; what another one arranged meanwhile is shown before anything is put over it", async () => {
    const refusal = { code: "changed-meanwhile", message: "Mezitím to změnil někdo jiný.", field: null };
    const user = await open({ ArrangeContent: { arrangeContent: { key: null, refusal } } });
    const [first, , last] = screen.getAllByRole("listitem");
    const dataTransfer = { setData: () => undefined, effectAllowed: "none" };
    if (first === undefined || last === undefined) throw new Error("there are no rows");
    fireEvent.dragStart(first, { dataTransfer });
    fireEvent.dragOver(last, { dataTransfer });
    fireEvent.dragEnd(first, { dataTransfer });
    expect(titles()).toEqual(["Kde je faktura?", "Jak vrátit sud?", "Kdy jezdíte?"]);
    await user.click(screen.getByRole("button", { name: "Uložit pořadí" }));
    expect(await screen.findByText("Mezitím to změnil někdo jiný.")).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(places.map(({ title }) => title)));
  });
});

describe("DCONT-01 a text", () => {
  test("its languages stand side by side, the preview follows, and what is saved is a draft", async () => {
    const { user } = await openDesk(record, { ...answers, SaveContent: { saveContent: done } });
    const slovak = await screen.findByRole("textbox", { name: "Nadpis, Slovenčina" });
    expect(screen.getByRole("textbox", { name: "Text, Čeština" })).toHaveProperty(
      "value",
      "Poslední závoz **23. prosince**.",
    );
    const preview = within(screen.getByRole("region", { name: "Náhled" }));
    expect(preview.getByText("23. prosince").tagName).toBe("STRONG");
    await user.type(slovak, "Vianočný rozvoz 2026");
    await user.click(preview.getByRole("button", { name: "sk" }));
    expect(preview.getByRole("heading", { name: "Vianočný rozvoz 2026" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Vydat…" }).getAttribute("aria-disabled")).toBe("true");
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Uložit koncept" }));
    await waitFor(() =>
      expect(sent("SaveContent")).toMatchObject({
        input: {
          ...{ kind: "article", key: "xmas-delivery", version: 7, markets: ["CZ", "SK"], sort: 1 },
          words: [{ language: "cs" }, { language: "sk", title: "Vianočný rozvoz 2026" }, { language: "en" }],
        },
      }),
    );
  });

  test("a mark is set on what is selected", async () => {
    const { user } = await openDesk(record, answers);
    const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text, Čeština" });
    area.setSelectionRange(0, 8);
    const buttons = within(screen.getByRole("group", { name: "Formátování: Text, Čeština" }));
    await user.click(buttons.getByRole("button", { name: "Tučně" }));
    expect(area.value).toBe("**Poslední** závoz **23. prosince**.");
  });

  test("a link is put in the place of what is selected, once it leads somewhere", async () => {
    const { user } = await openDesk(record, answers);
    const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text, Čeština" });
    area.setSelectionRange(0, 8);
    await user.click(
      within(screen.getByRole("group", { name: "Formátování: Text, Čeština" })).getByRole("button", {
        name: "Odkaz",
      }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Odkaz" }));
    const address = dialog.getByRole("textbox", { name: "Kam vede" });
    expect(dialog.getByRole("textbox", { name: "Text odkazu" })).toHaveProperty("value", "Poslední");
    await user.type(address, "www.pivovar.example");
    await user.click(dialog.getByRole("button", { name: "Vložit" }));
    expect(address.getAttribute("aria-invalid")).toBe("true");
    await user.clear(address);
    await user.type(address, "/news");
    await expectAccessible();
    await user.click(dialog.getByRole("button", { name: "Vložit" }));
    await waitFor(() => expect(area.value).toBe("[Poslední](/news) závoz **23. prosince**."));
  });

  test("a picture is sent, and is put into the text with words for who cannot see it", async () => {
    const address = `/pictures/texts/${"ab".repeat(16)}-640x480.webp`;
    const { user } = await openDesk(record, {
      ...answers,
      "/desk/uploads": () => Response.json({ received: 1, isWhole: true }),
      AddTextPicture: { addTextPicture: { address, refusal: null } },
    });
    const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text, Čeština" });
    area.setSelectionRange(0, 0);
    await user.click(
      within(screen.getByRole("group", { name: "Formátování: Text, Čeština" })).getByRole("button", {
        name: "Obrázek",
      }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Obrázek" }));
    const put = () => user.click(dialog.getByRole("button", { name: "Vložit" }));
    await put();
    expect(dialog.getByText("Nahrajte obrázek, nebo ho vyberte.")).toBeTruthy();
    await user.upload(
      dialog.getByLabelText(/Přetáhněte sem obrázek/),
      new File(["x"], "sud.png", { type: "image/png" }),
    );
    const chosen = await dialog.findByRole("button", { name: "Obrázek 1" });
    expect(chosen.getAttribute("aria-pressed")).toBe("true");
    await put();
    const words = dialog.getByRole("textbox", { name: "Co je na obrázku" });
    expect(words.getAttribute("aria-invalid")).toBe("true");
    await user.type(words, "Nový sud");
    await expectAccessible();
    await put();
    await waitFor(() => expect(area.value).toContain(`![Nový sud](${address})`));
    const preview = within(screen.getByRole("region", { name: "Náhled" }));
    expect(preview.getByRole("img", { name: "Nový sud" }).getAttribute("width")).toBe("640");
  });

  test("DCONT-01 the picture above a text is sent as well, and asks for no words", async () => {
    const address = `/pictures/texts/${"cd".repeat(16)}-640x480.webp`;
    const { user } = await openDesk(record, {
      ...answers,
      "/desk/uploads": () => Response.json({ received: 1, isWhole: true }),
      AddTextPicture: { addTextPicture: { address, refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: /^Nahrát obrázek/ }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Nahrát obrázek/ }));
    await user.upload(
      dialog.getByLabelText(/Přetáhněte sem obrázek/),
      new File(["x"], "sud.png", { type: "image/png" }),
    );
    await dialog.findByRole("button", { name: "Obrázek 1" });
    expect(dialog.queryByRole("textbox")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Vložit" }));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Obrázek nebo film" });
    await waitFor(() => expect(field.value).toBe(address));
    await expectAccessible();
  });

  test("what is refused stands beside its field, whose language is shown, and nothing is lost", async () => {
    const refusal = { code: "text-too-long", message: "Tolik textu se sem nevejde.", field: "title.en" };
    const { user } = await openDesk(record, {
      ...answers,
      SaveContent: { saveContent: { key: null, refusal } },
    });
    await user.type(await screen.findByRole("textbox", { name: "Nadpis, Čeština" }), "!");
    await user.click(screen.getByRole("button", { name: "Uložit koncept" }));
    const english = await screen.findByRole("textbox", { name: "Nadpis, English" });
    expect(english.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("textbox", { name: "Nadpis, Čeština" })).toHaveProperty(
      "value",
      "Vánoční rozvoz 2026!",
    );
  });

  test("a new one says of which kind it is, and leads to its record", async () => {
    const { user } = await openDesk("/desk/content/new?kind=faq", {
      ...{ me, SaveContent: { saveContent: { key: "kdy-jezdite", refusal: null } }, Content: { content } },
    });
    await user.type(await screen.findByRole("textbox", { name: "Otázka, Čeština" }), "Kdy jezdíte?");
    await user.click(screen.getByRole("button", { name: "Uložit koncept" }));
    await waitFor(() => expect(sent("Content")).toEqual({ kind: "faq", key: "kdy-jezdite" }));
    expect(sent("SaveContent")).toMatchObject({ input: { kind: "faq", key: null, version: 0, sort: 100 } });
  });

  test("taken back it is asked for first", async () => {
    const { user } = await openDesk(record, { ...answers, TakeContentBack: { takeContentBack: done } });
    await user.click(await screen.findByRole("button", { name: "Stáhnout" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Stáhnout" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent("TakeContentBack")).toEqual({ input: { kind: "article", key: "xmas-delivery", version: 7 } });
  });
});

describe("DEDIT-04 DCONT-03 going out", () => {
  test("what lacks is shown before, with what customers see in its stead; then it goes out at a moment", async () => {
    const { user } = await openDesk(record, { ...answers, PublishContent: { publishContent: done } });
    await user.click(await screen.findByRole("button", { name: "Vydat…" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Slovenčina: chybí. Zákazníkovi se ukáže English.")).toBeTruthy();
    expect(dialog.getByText("English: zastaralé od změny předlohy.")).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole("radio", { name: /určený čas/ }));
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    expect(sent("PublishContent")).toBeUndefined();
    await user.type(dialog.getByLabelText("Vyjde"), "2026-12-01T08:00");
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("PublishContent")).toEqual({
      input: { kind: "article", key: "xmas-delivery", version: 7, at: "2026-12-01T08:00" },
    });
  });

  test("an outdated translation is said to be right", async () => {
    const { user } = await openDesk(record, {
      ...{ ...answers, ConfirmContentWords: { confirmContentWords: done } },
    });
    await user.click(await screen.findByRole("button", { name: /English/ }));
    await user.click(screen.getByRole("button", { name: "Označit jako platné" }));
    await waitFor(() =>
      expect(sent("ConfirmContentWords")).toEqual({
        input: { kind: "article", key: "xmas-delivery", version: 7, language: "en" },
      }),
    );
  });
});

describe("DEDIT-04 a text in the portal itself", () => {
  test("what is saved opens in a frame, by market and language; what is not saved has to be first", async () => {
    const shown = (code: string) => ({ previewContent: { address: `/preview#${code}`, refusal: null } });
    const { user } = await openDesk(record, { ...answers, PreviewContent: shown("one") });
    await user.click(await screen.findByRole("button", { name: /^Podívat se v\sportálu$/ }));
    const dialog = within(await screen.findByRole("dialog", { name: /^V\sportálu: Vánoční rozvoz 2026$/ }));
    expect((await dialog.findByTitle("Portál")).getAttribute("src")).toBe("/preview#one");
    const of = { kind: "article", key: "xmas-delivery" };
    expect(sent("PreviewContent")).toEqual({ input: { ...of, market: "CZ", language: "cs" } });
    answerWith({ PreviewContent: shown("two") });
    await user.click(dialog.getByRole("button", { name: "SK" }));
    await waitFor(() => expect(dialog.getByTitle("Portál").getAttribute("src")).toBe("/preview#two"));
    expect(sent("PreviewContent")).toEqual({ input: { ...of, market: "SK", language: "cs" } });
    await user.click(dialog.getByRole("button", { name: "Zavřít" }));
    await user.type(await screen.findByRole("textbox", { name: "Nadpis, Čeština" }), "!");
    const button = screen.getByRole("button", { name: /^Podívat se v\sportálu$/ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
});
