import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const match = {
  ...{ kind: "invoice", number: "2026100137", companyName: "Hostince Modrá hvězda" },
  ...{ about: "Zahrádka Pod Lipami", issued: "2026-10-30", amountMinor: 2_196_668, currency: "CZK" },
  ...{ replaces: null, isThere: false },
};
const file = (upload: string, name: string, part: object = {}) => ({
  ...{ upload, name, bytes: 2048, number: null, kind: null, contractPaper: "contract", matches: [] },
  ...part,
});
const sure = file("a1", "2026100137.pdf", { number: "2026100137", kind: "invoice", matches: [match] });
const held = file("a2", "DL 8700000123.pdf", {
  ...{ number: "8700000123", kind: "delivery_note" },
  matches: [{ ...match, kind: "delivery_note", number: "8700000123", replaces: "ab".repeat(32) }],
});
const unread = file("a3", "sken.pdf");
const finance = somebody(["papers", "see"], ["papers", "change"]);
const answers = {
  me: finance,
  PaperFiles: { paperFiles: [sure, held, unread] },
  PapersNumbered: { papersNumbered: [] },
  PaperVatRates: { paperVatRates: [0, 12, 21] },
};
const filing = () => asked.filter(({ operation }) => operation === "FilePapers");
const rows = async () =>
  within(await screen.findByRole("list", { name: /^Soubory k\szařazení$/ })).getAllByRole("listitem");
const done = (upload: string, part: object) => ({ upload, outcome: null, refusal: null, ...part });

describe("DDOC-01 papers that are dropped at the desk", () => {
  test("a file that is dropped stands there with what its name was read as; nothing is filed by that", async () => {
    const { user } = await openDesk("/desk/papers/upload", {
      ...answers,
      PaperFiles: { paperFiles: [] },
      "/desk/uploads": () => Response.json({ received: 1, isWhole: true }),
    });
    const drop = await screen.findByLabelText(/^Pusťte soubory sem/);
    answerWith({ PaperFiles: { paperFiles: [sure] } });
    await user.upload(drop, new File(["%PDF-"], "2026100137.pdf", { type: "application/pdf" }));
    const [row] = await rows();
    expect(row?.textContent).toContain("faktura 2026100137");
    expect(row?.textContent).toMatch(
      /Zahrádka Pod Lipami · Hostince Modrá hvězda · 30\.10\.2026 · 21.966,68/,
    );
    expect(filing()).toEqual([]);
    answerWith({
      "/desk/uploads": () =>
        Response.json({ code: "file-not-what-it-says", message: "To není PDF." }, { status: 422 }),
    });
    await user.upload(drop, new File(["MZ"], "2026100138.pdf", { type: "application/pdf" }));
    const sending = within(await screen.findByRole("list", { name: /^Soubory na\scestě$/ }));
    expect((await sending.findByRole("alert")).textContent).toBe("To není PDF.");
    await expectAccessible();
  });

  test("what is sure is filed with one press, a file is replaced only with a yes, and what nobody knows waits", async () => {
    const { user } = await openDesk("/desk/papers/upload", answers);
    const all = await rows();
    expect(all[2]?.textContent).toMatch(/v\snázvu není číslo/);
    answerWith({
      FilePapers: ({ input }: { input: { files: { upload: string }[] } }) => ({
        filePapers: { results: input.files.map(({ upload }) => done(upload, { outcome: "attached" })) },
      }),
      PaperFiles: { paperFiles: [held, unread] },
    });
    await user.click(screen.getByRole("button", { name: /^Zařadit 1\sdoklad$/ }));
    await vi.waitFor(() => expect(filing()).toHaveLength(1));
    expect(filing()[0]?.variables).toEqual({
      input: { files: [{ upload: "a1", kind: "invoice", number: "2026100137" }] },
    });
    const filed = within(await screen.findByRole("list", { name: "Zařazené" }));
    expect(filed.getByText("faktura 2026100137")).toBeTruthy();
    expect(filed.getByText("přiloženo")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /^Nahradit ho tímto/ }));
    answerWith({
      FilePapers: {
        filePapers: {
          results: [done("a2", { refusal: { code: "file-changed", message: "Mezitím jiný.", field: null } })],
        },
      },
    });
    await user.click(screen.getByRole("button", { name: /^Zařadit 1\sdoklad$/ }));
    expect((await screen.findByText("Mezitím jiný.")).closest("li")?.textContent).toContain(
      "DL 8700000123.pdf",
    );
    expect(filing()[1]?.variables).toEqual({
      input: {
        files: [{ upload: "a2", kind: "delivery_note", number: "8700000123", replaces: "ab".repeat(32) }],
      },
    });
    await expectAccessible();
  });

  test("a new invoice is typed, what lacks is said beside it, and nothing of it is lost", async () => {
    const { user } = await openDesk("/desk/papers/upload", {
      ...answers,
      PaperFiles: { paperFiles: [unread] },
      FoundPlaces: {
        foundPlaces: [
          { id: "500101", name: "U Modré hvězdy", companyName: "Hostince Modrá hvězda", city: "Lipovec" },
        ],
      },
    });
    await user.click(await screen.findByRole("button", { name: "Nový doklad" }));
    await user.click(screen.getByRole("button", { name: "dobropis" }));
    await user.type(screen.getByLabelText("Číslo dokladu"), "2026800099");
    await user.type(screen.getByLabelText("Základ"), "100");
    expect(screen.getByLabelText<HTMLInputElement>("DPH").value).toBe("21,00");
    await user.click(screen.getByRole("button", { name: /^Zařadit 0\sdokladů$/ }));
    expect(screen.getByText("Vyberte odběrné místo.")).toBeTruthy();
    expect(screen.getAllByText("Vyplňte.")).toHaveLength(2);
    await user.type(screen.getByLabelText("Odběrné místo"), "modr");
    await user.click(await screen.findByRole("option", { name: /U Modré hvězdy/ }));
    await user.type(screen.getByLabelText("Vystaveno"), "2026-11-20");
    await user.type(screen.getByLabelText("Splatnost"), "2026-12-04");
    answerWith({
      FilePapers: {
        filePapers: {
          results: [done("a3", { refusal: { code: "paper-exists", message: "Už tu je.", field: "number" } })],
        },
      },
    });
    await user.click(screen.getByRole("button", { name: /^Zařadit 1\sdoklad$/ }));
    await vi.waitFor(() =>
      expect(screen.getByLabelText("Číslo dokladu").getAttribute("aria-invalid")).toBe("true"),
    );
    expect(screen.getByText("Už tu je.")).toBeTruthy();
    expect(filing()[0]?.variables).toEqual({
      input: {
        files: [
          {
            ...{ upload: "a3", kind: "credit_note", number: "2026800099" },
            entered: {
              ...{ shipToId: "500101", issued: "2026-11-20", due: "2026-12-04" },
              ...{ rates: [{ netMinor: -10_000, vatPct: 21, vatMinor: -2_100 }], depositsMinor: 0 },
            },
          },
        ],
      },
    });
  });

  test("an invoice of several rates is typed rate by rate, those that held are offered, and each VAT is rounded by itself", async () => {
    const { user } = await openDesk("/desk/papers/upload", {
      ...answers,
      PaperFiles: { paperFiles: [unread] },
    });
    await user.click(await screen.findByRole("button", { name: "Nový doklad" }));
    expect(await screen.findByText(/^k\stomu\sdni\splatí 0.%, 12.%, 21.%$/u)).toBeTruthy();
    await user.type(screen.getByLabelText("Základ"), "1 000,05");
    expect(screen.getByLabelText<HTMLInputElement>("DPH").value).toBe("210,01");
    await user.click(screen.getByRole("button", { name: "Přidat sazbu" }));
    const rate = screen.getByLabelText<HTMLInputElement>(/^DPH %, 2\.\ssazba$/u);
    expect(rate.value).toBe("12");
    await user.click(screen.getByRole("button", { name: "Přidat sazbu" }));
    expect(screen.getByLabelText<HTMLInputElement>(/^DPH %, 3\.\ssazba$/u).value).toBe("0");
    await user.click(screen.getByRole("button", { name: /^Odebrat 3\.\ssazbu$/u }));
    await user.click(screen.getByRole("button", { name: /^Zařadit 0\sdokladů$/ }));
    expect(screen.getAllByText("Napište částku, třeba 1 630,70.").length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Základ, 2\.\ssazba$/u), "100,25");
    expect(screen.getByLabelText<HTMLInputElement>(/^DPH, 2\.\ssazba$/u).value).toBe("12,03");
    expect(screen.getByText(/^Základ 1.100,30, DPH 222,04$/u)).toBeTruthy();
    expect(screen.getByText(/^Celkem 1.322,34$/u)).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: /^Odebrat 2\.\ssazbu$/u }));
    expect(screen.getByText(/^Celkem 1.210,06$/u)).toBeTruthy();
  });

  test("sixty files go in calls of twenty", async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...sure, upload: `u${at}` }));
    const { user } = await openDesk("/desk/papers/upload", {
      ...answers,
      PaperFiles: { paperFiles: many },
      FilePapers: ({ input }: { input: { files: { upload: string }[] } }) => ({
        filePapers: { results: input.files.map(({ upload }) => done(upload, { outcome: "already" })) },
      }),
    });
    await user.click(await screen.findByRole("button", { name: /^Zařadit 60\sdokladů$/ }));
    expect((await screen.findByText(/^60\sdokladů\szařazeno$/)).getAttribute("role")).toBe("status");
    expect(filing().map(({ variables }) => (variables["input"] as { files: object[] }).files.length)).toEqual(
      [20, 20, 20],
    );
  });

  test("who only sees papers finds no way to drop one", async () => {
    const nothing = { total: 0, isMore: false, next: null, items: [] };
    await openDesk("/desk/papers", {
      ...{ me: somebody(["papers", "see"]), Papers: { papers: nothing }, PaperSums: { paperSums: [] } },
    });
    await screen.findByText("Žádné doklady");
    expect(screen.queryByRole("link", { name: "Nahrát doklady" })).toBeNull();
  });

  test("the list of papers leads there, and says how many files wait", async () => {
    const nothing = { total: 0, isMore: false, next: null, items: [] };
    await openDesk("/desk/papers", {
      ...{ ...answers, Papers: { papers: nothing }, PaperSums: { paperSums: [] } },
    });
    expect((await screen.findByRole("link", { name: "Nahrát doklady" })).getAttribute("href")).toBe(
      "/desk/papers/upload",
    );
    expect(
      (await screen.findByText(/^3\ssoubory čekají na\szařazení$/)).closest("a")?.getAttribute("href"),
    ).toBe("/desk/papers/upload");
  });
});
