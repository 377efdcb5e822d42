import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { button, heading, link, named, noButton, section, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someOrderRow } from "../../testing/some-order-row.ts";
import {
  someCategories,
  someComment,
  someSubcategories,
  someTicket,
  someTickets,
} from "../../testing/some-tickets.ts";

withPortal();

beforeEach(() => {
  api.set("GetAllTickets", () => someTickets());
  api.set("GetCategories", () => someCategories);
  api.set("GetAllSubCategories", () => someSubcategories);
  api.set("GetTicketById", () => someTicket());
  api.set("GetClaimByTicketId", () => ({ claim: null }));
  api.set("GetCommentsByTicketId", () => [someComment()]);
  api.set("GetAttachmentsByTicketId", () => []);
  api.set("SetCommentsAsRead", () => ({ result: true }));
  api.set("draft", () => ({ body: null, savedAt: null }));
  api.set("draft-attachments", () => []);
});

async function open(address: string) {
  await openPortal(address);
  await quiet();
}
const field = (name: string) => screen.getByRole("textbox", { name: named(name) });

test("TICKET-01 TICKET-13 the list in its groups, with what is new and what waits", async () => {
  await open("/support/tickets");
  expect(await screen.findByRole("table", { name: named("Požadavky") })).toBeTruthy();
  expect(textOf()).toContain("Čekáme na vás u 1 požadavku. CS0010022: Pošlete prosím fotku.");
  expect(screen.getByText("1 nová")).toBeTruthy();
  // Where the tickets are, the tab says how many hold news.
  expect(within(screen.getByRole("navigation", { name: named("Podpora") })).getByText("1")).toBeTruthy();
  await expectAccessible();
  await userEvent.click(button("V řešení (2)"));
  await waitFor(() =>
    expect((api.lastOf("GetAllTickets") as { query: URLSearchParams }).query.get("group")).toBe(
      "in-progress",
    ),
  );
});

test("TICKET-17 CONST-26 OP-31 until the first answer nine are on their way, and none of them is a ticket", async () => {
  const answer = api.hold("GetAllTickets");
  await openPortal("/support/tickets");
  const loader = await screen.findByRole("status", { name: named("Načítáme požadavky") });
  expect(loader.childElementCount).toBe(9);
  expect(screen.queryByRole("table")).toBeNull();
  expect(textOf()).not.toContain("9");
  answer();
  expect(await screen.findByRole("table", { name: named("Požadavky") })).toBeTruthy();
  expect(loader.isConnected).toBe(false);
});

test("TICKET-02 TICKET-18 a new ticket knows what it is about, and is sent once with its market", async () => {
  api.set("CreateTicket", () => ({ caseNumber: "CS0100001" }));
  await open("/support/tickets/new?category=empties-count&order=4700100498&line=2&shipTo=500101");
  expect(textOf()).toContain("Objednávka 4700100498, položka 2");
  await userEvent.click(button("Odeslat požadavek"));
  expect(api.count("CreateTicket")).toBe(0);
  expect(screen.getByText("Napište krátce, o co jde.")).toBeTruthy();
  await userEvent.type(field("Předmět"), "Chybí přepravky");
  await userEvent.type(field("Popis"), "Vrátili jsme 18.");
  expect(textOf()).toContain("15 ze 40 znaků");
  await expectAccessible();
  await userEvent.click(button("Odeslat požadavek"));
  const said = api.lastOf("CreateTicket") as { query: URLSearchParams; body: object };
  expect(said.query.get("market")).toBe("CZ");
  expect(said.body).toMatchObject({
    ...{ category: "empties", subcategory: "empties-count", title: "Chybí přepravky", shipTo: "500101" },
    about: { order: "4700100498", line: 2, invoice: null },
  });
  expect(api.lastCall("CreateTicket")?.headers.get("idempotency-key")).toBeTruthy();
});

test("TICKET-06 TICKET-07 TICKET-09 TICKET-10 what is wrong stands beside its field, and nothing is sent", async () => {
  await open("/support/tickets/new?category=empties-count");
  await userEvent.clear(field("Kontaktní telefon"));
  await userEvent.type(field("Kontaktní telefon"), "12345");
  await userEvent.type(field("Předmět"), "x".repeat(41));
  await userEvent.click(field("Popis"));
  await userEvent.paste("x".repeat(2001));
  await userEvent.click(button("Odeslat požadavek"));
  expect(screen.getAllByText("Text je příliš dlouhý.")).toHaveLength(2);
  expect(screen.getByText(/^Zadejte telefon ve tvaru/)).toBeTruthy();
  expect(api.count("CreateTicket")).toBe(0);
});

test("what was begun is there again, and is kept while it is typed", async () => {
  api.set("draft", () => ({ body: { title: "Rozepsáno" }, savedAt: "2026-11-23T09:48:00" }));
  await open("/support/tickets/new?category=empties-count");
  expect(screen.getByDisplayValue("Rozepsáno")).toBeTruthy();
  expect(textOf()).toContain("Koncept uložen 9:48");
  await userEvent.type(field("Předmět"), " dál");
  await waitFor(
    () => expect(api.lastOf("draft")).toMatchObject({ body: { body: { title: "Rozepsáno dál" } } }),
    { timeout: 3000 },
  );
});

test("D41 a file that is not taken is refused beside it, and the text stays", async () => {
  await open("/support/tickets/new?category=empties-count");
  await userEvent.type(field("Předmět"), "Fotka");
  const chosen = [new File([], "prazdna.jpg"), new File(["<svg/>"], "kresba.svg")];
  await userEvent.upload(screen.getByLabelText("Přidat soubor", { selector: "input" }), chosen, {
    applyAccept: false,
  });
  expect(await screen.findByText("Soubor je prázdný.")).toBeTruthy();
  expect(await screen.findByText(/^Takový soubor nepřijímáme/)).toBeTruthy();
  expect(api.count("UploadAttachmentsByTicketId")).toBe(0);
  expect(screen.getByDisplayValue("Fotka")).toBeTruthy();
});

test("TICKET-03 TICKET-05 who said what, what is new is marked as read, and an answer is sent", async () => {
  api.set("CreateComment", () => ({ id: "2", status: "Information Provided" }));
  await open("/support/tickets/CS0010022");
  expect(heading("Nesouhlasí počet přepravek")).toBeTruthy();
  const said = section("Konverzace");
  expect(said.getByText("Petra, zákaznický servis")).toBeTruthy();
  expect(said.getByText("Nové odpovědi")).toBeTruthy();
  expect(api.count("SetCommentsAsRead")).toBe(1);
  expect(link("Objednávka 4700100498")).toBeTruthy();
  await expectAccessible();
  await userEvent.type(field("Napište odpověď"), "Fotka je v příloze.");
  await userEvent.click(button("Odeslat"));
  expect(api.lastOf("CreateComment")).toMatchObject({
    body: { user: "U001", description: "Fotka je v příloze.", ticketId: "CS0010022" },
  });
});

test("TICKET-14 without a text no comment is sent", async () => {
  await open("/support/tickets/CS0010022");
  await userEvent.type(field("Napište odpověď"), "   ");
  await userEvent.click(button("Odeslat"));
  expect(api.count("CreateComment")).toBe(0);
});

test("TICKET-15 TICKET-16 ERROR-59 what cannot be read is an empty list, with another try", async () => {
  api.breakDown("GetCommentsByTicketId");
  api.breakDown("GetAttachmentsByTicketId");
  await open("/support/tickets/CS0010022");
  expect(await screen.findByText("Odpovědi se nepodařilo načíst.", {}, { timeout: 5000 })).toBeTruthy();
  expect(await screen.findByText("Přílohy se nepodařilo načíst.", {}, { timeout: 5000 })).toBeTruthy();
  expect(api.count("SetCommentsAsRead")).toBe(0);
  api.set("GetCommentsByTicketId", () => [someComment()]);
  const [first] = screen.getAllByRole("button", { name: named("Zkusit znovu") });
  if (first) await userEvent.click(first);
  expect(await screen.findByText("Pošlete prosím fotku dodacího listu.")).toBeTruthy();
});

test("D41 a solved ticket is rated once and opened again within its days", async () => {
  api.set("GetTicketById", () =>
    someTicket({ status: "Problem Solved", closed: "2026-11-20", reopenUntil: "2099-12-08" }),
  );
  api.set("RateTicket", () => ({ caseNumber: "CS0010022", status: "Problem Solved" }));
  api.set("ReopenTicket", () => ({ caseNumber: "CS0010022", status: "In Progress" }));
  await open("/support/tickets/CS0010022");
  await userEvent.click(screen.getByRole("radio", { name: named("4 z 5") }));
  await userEvent.click(button("Odeslat hodnocení"));
  expect(api.lastOf("RateTicket")).toMatchObject({ body: { rating: 4, note: "" } });
  await userEvent.click(button("Znovu otevřít"));
  expect(api.count("ReopenTicket")).toBe(1);
});

test.each([
  ["Cancelled", "uzavřený"],
  ["Merged", "sloučený"],
] as const)("TICKET-12 %s reads as %s and takes no answer", async (status, words) => {
  api.set("GetTicketById", () => someTicket({ status, closed: "2026-11-20", mergedInto: null }));
  await open("/support/tickets/CS0010022");
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(noButton("Odeslat")).toBeNull();
  expect(noButton("Označit za vyřešené")).toBeNull();
});

test("TICKET-02 an order or invoice is found by its number", async () => {
  api.set("orders", () => ({ sopList: [], total: 0, next: null }));
  api.set("GetAllDocuments", () => ({
    documentList: [],
    total: 0,
    isMore: false,
    next: null,
    summary: null,
  }));
  await open("/support/tickets/new?category=empties-count");
  await userEvent.type(field("Objednávka nebo faktura"), "4700");
  expect(await screen.findByText("Nic takového jsme nenašli.")).toBeTruthy();
  api.set("orders", () => ({ sopList: [someOrderRow({ orderNumber: "4700100498" })], total: 1, next: null }));
  await userEvent.type(field("Objednávka nebo faktura"), "100498");
  await userEvent.click(await screen.findByRole("button", { name: /4700100498/ }));
  expect(screen.getByRole("button", { name: named("Odebrat: Objednávka 4700100498") })).toBeTruthy();
});
