import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";
import { someClocks } from "../../testing/some-clocks.ts";

withDesk();

const service = somebody(["tickets", "change"], ["customers", "see"]);
const row = {
  ...{ number: "CS0010022", title: "Nesouhlasí počet vrácených přepravek", status: "Information Provided" },
  ...{ isAnswered: true, opened: "2026-11-10", category: "Vratné obaly", subcategory: "Rozdíl v počtu" },
  ...{ shipToId: "500102", shipToName: "Výčep Na Růžku", companyName: "Hostince Modrá hvězda" },
  ...{ caller: "Eliška Řezáčová", assignee: null },
  creditWaiting: { minor: 725_000, currency: "CZK" },
  ...{ openedAt: null, clocks: someClocks },
};
const ticket = {
  ...{ version: 3, description: "Vrátili jsme 18 přepravek.", sentAt: null, row },
  steps: ["In Progress", "Waiting for Details", "Problem Solved", "Cancelled"],
  ...{ order: null, invoice: null, delivery: null, mergedInto: null, files: [], others: [] },
  person: { name: "Eliška Řezáčová", phone: "+420 777 000 111", language: "cs" },
  said: [
    { id: "c1", at: "2026-11-10T08:03:00.000Z", kind: "brewery", by: "Tereza Malá", text: "Ověříme to." },
    { id: "n1", at: "2026-11-10T09:20:00.000Z", kind: "note", by: "Lenka Bartošová", text: "Řidič říká 18." },
  ],
};
const choices = {
  ticketChoices: {
    categories: [{ id: "empties", name: "Vratné obaly" }],
    people: [{ uid: "S03", name: "Radim Kos" }],
  },
};
const page = { tickets: { total: 1, isMore: false, next: null, items: [row] } };

describe("DTICK-01 tickets at the desk", () => {
  test("the queue is one's own and free ones, the oldest first; each leads to its ticket", async () => {
    await openDesk("/desk/tickets?category=empties", { me: service, Tickets: page, TicketChoices: choices });
    const line = within(await screen.findByRole("row", { name: /Nesouhlasí počet/ }));
    expect(line.getByText("zákazník odpověděl")).toBeTruthy();
    expect(line.getByText(/dobropis 7\s250,00\sKč čeká na schválení/)).toBeTruthy();
    expect(line.getByRole("link").getAttribute("href")).toBe(
      "/desk/tickets/CS0010022?list=%3Fcategory%3Dempties",
    );
    expect(asked.find(({ operation }) => operation === "Tickets")?.variables).toMatchObject({
      byTimeLeft: true,
      filter: { whose: "mine_or_free", categories: ["empties"] },
    });
    await expectAccessible();
  });

  test("DLIST-05 leads on to the next one of its queue, and back to the queue as it was", async () => {
    const next = { ...row, number: "CS0010025", title: "Nevidím ceník" };
    await openDesk("/desk/tickets/CS0010022?list=%3Fcategory%3Dempties", {
      ...{ me: service, Ticket: { ticket }, Claim: { claim: null }, TicketChoices: choices },
      Tickets: { tickets: { ...page.tickets, items: [row, next] } },
    });
    const link = await screen.findByRole("link", { name: "Další: Nevidím ceník" });
    expect(link.getAttribute("href")).toBe("/desk/tickets/CS0010025?list=%3Fcategory%3Dempties");
    expect(screen.queryByRole("link", { name: /^Předchozí/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Na seznam" }).getAttribute("href")).toBe(
      "/desk/tickets?category=empties",
    );
  });

  test("DTICK-04 the queue says what runs out, and a ticket how both clocks stand", async () => {
    const { router } = await openDesk("/desk/tickets", {
      ...{ me: service, Ticket: { ticket }, Claim: { claim: null }, Tickets: page, TicketChoices: choices },
    });
    const line = within(await screen.findByRole("row", { name: /Nesouhlasí počet/ }));
    expect(line.getByText(/^po lhůtě/)).toBeTruthy();
    await router.navigate({ href: "/desk/tickets/CS0010022" });
    expect(await screen.findAllByText("51 min z 4 h")).toHaveLength(2);
    expect(screen.getByRole("meter", { name: "První odpověď" })).toBeTruthy();
    expect(screen.getByText(/^běží, vypršela 10\. ?11\./)).toBeTruthy();
  });

  test("an answer goes with the state that it brings; refused, its words stay", async () => {
    const refusal = { code: "changed-meanwhile", message: "Mezitím přibylo něco nového." };
    const { user } = await openDesk("/desk/tickets/CS0010022", {
      ...{ me: service, Ticket: { ticket }, Claim: { claim: null }, TicketChoices: choices },
      AnswerTicket: { answerTicket: { refusal } },
    });
    expect(await screen.findByText("Lenka Bartošová · jen interně")).toBeTruthy();
    await expectAccessible();
    const field = screen.getByRole("textbox", { name: "Odpověď" });
    await user.type(field, "Přepočetli jsme to.{Control>}{Enter}{/Control}");
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe("Přepočetli jsme to.");
    expect(asked.find(({ operation }) => operation === "AnswerTicket")?.variables).toEqual({
      input: { number: "CS0010022", version: 3, text: "Přepočetli jsme to.", status: null },
    });
  });

  test("is taken from whom it was seen with, and noted about inside", async () => {
    const { user } = await openDesk("/desk/tickets/CS0010022", {
      ...{ me: service, Ticket: { ticket }, Claim: { claim: null }, TicketChoices: choices },
      AssignTicket: { assignTicket: { refusal: null } },
      AddTicketNote: { addTicketNote: { refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Vzít si" }));
    expect(asked.find(({ operation }) => operation === "AssignTicket")?.variables).toEqual({
      input: { number: "CS0010022", from: null, to: "S02" },
    });
    await user.click(screen.getByRole("button", { name: "Poznámka uvnitř" }));
    await user.type(screen.getByRole("textbox", { name: /Poznámka, kterou/ }), "Voláno.");
    await user.click(screen.getByRole("button", { name: "Uložit poznámku" }));
    expect(asked.find(({ operation }) => operation === "AddTicketNote")?.variables).toEqual({
      input: { number: "CS0010022", text: "Voláno." },
    });
  });

  test("who may only see writes nothing", async () => {
    await openDesk("/desk/tickets/CS0010022", {
      ...{
        me: somebody(["tickets", "see"]),
        Ticket: { ticket },
        Claim: { claim: null },
        TicketChoices: choices,
      },
    });
    expect(await screen.findByText("Vrátili jsme 18 přepravek.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Vzít si" })).toBeNull();
  });
});
