import { act, screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addressOf,
  button,
  facts,
  heading,
  link,
  named,
  noButton,
  section,
  textOf,
} from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someComment, someTicket } from "../../testing/some-tickets.ts";

withPortal();

beforeEach(() => {
  api.set("GetTicketById", () => someTicket());
  api.set("GetClaimByTicketId", () => ({ claim: null }));
  api.set("GetCommentsByTicketId", () => [someComment({ isUnread: false })]);
  api.set("GetAttachmentsByTicketId", () => []);
  api.set("SetCommentsAsRead", () => ({ result: true }));
  api.set("draft", () => ({ body: null, savedAt: null }));
  api.set("draft-attachments", () => []);
  api.set("CreateComment", () => ({ id: "2", status: "Information Provided" }));
});

async function open() {
  const { user } = await openPortal("/support/tickets/CS0010022");
  await quiet();
  return user;
}
const answer = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: named("Napište odpověď") });

describe("TICKET-14 the answer to a ticket", () => {
  test("is sent by Ctrl and Enter once, however often they are pressed, and the field is empty again", async () => {
    const user = await open();
    const goOn = api.hold("CreateComment");
    await user.type(answer(), "Fotka je v příloze.");
    await user.keyboard("{Control>}{Enter}{Enter}{/Control}");
    goOn();
    expect(await screen.findByText("Odpověď je odeslaná.")).toBeTruthy();
    expect(api.count("CreateComment")).toBe(1);
    expect(answer().value).toBe("");
  });

  test("that is being typed stays while the brewery solves the ticket, and opens it again", async () => {
    const user = await open();
    await user.type(answer(), "Ještě druhá položka");
    const solved = { status: "Problem Solved", closed: "2026-11-20", reopenUntil: "2099-12-08" } as const;
    api.set("GetTicketById", () => someTicket(solved));
    await act(() => queryClient.invalidateQueries({ queryKey: ["tickets"] }));
    expect(await screen.findByText(/^Odpovědí se požadavek sám znovu otevře/u)).toBeTruthy();
    expect(answer().value).toBe("Ještě druhá položka");
  });

  test("that could not be sent stays in its field with the reason beside it, and is sent with the same key", async () => {
    const user = await open();
    await user.type(answer(), "Fotka je v příloze.");
    api.cut("CreateComment");
    await user.click(button("Odeslat"));
    expect(textOf(await screen.findByRole("alert"))).toContain("Nic se neztratilo.");
    expect(answer().value).toBe("Fotka je v příloze.");
    api.mend("CreateComment");
    await user.click(button("Odeslat"));
    await waitFor(() => expect(answer().value).toBe(""));
    const keys = api.calls
      .filter(({ name }) => name === "CreateComment")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  test("of more than 2000 characters is refused beside its field, and nothing is sent", async () => {
    const user = await open();
    await user.click(answer());
    await user.paste("x".repeat(2001));
    expect(screen.getByText("Text je příliš dlouhý.")).toBeTruthy();
    await user.click(button("Odeslat"));
    expect(api.count("CreateComment")).toBe(0);
    expect(textOf()).toContain("2001 z 2000 znaků");
  });
});

describe("TICKET-03 TICKET-05 a ticket", () => {
  test("shows what was said and what it changed in the order it happened, and what is known of it", async () => {
    api.set("GetTicketById", () =>
      someTicket({
        unread: 0,
        about: { order: "4700100498", line: 2, invoice: "2026100135", delivery: null, material: null },
        changes: [
          { at: "2026-11-11T10:21:00", status: "Waiting for Details", person: null },
          { at: "2026-11-12T08:00:00", status: "In Progress", person: "Petra, zákaznický servis" },
        ],
      }),
    );
    api.set("GetCommentsByTicketId", () => [
      someComment({ isUnread: false }),
      someComment({
        id: "2",
        at: "2026-11-11T10:30:00",
        isBrewery: true,
        isAutomatic: true,
        text: "Ozveme se.",
      }),
    ]);
    await open();
    const said = textOf(screen.getByRole("region", { name: named("Konverzace") }));
    const order = [
      "Vrátili jsme 18 přepravek",
      "Pošlete prosím fotku",
      "stav změněn na čeká na doplnění",
      "automatická odpověď",
      "Ozveme se.",
      "Petra, zákaznický servis: stav změněn na v řešení",
    ].map((text) => said.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(addressOf(link("Objednávka 4700100498, položka 2"))).toBe("/orders/history/4700100498");
    const known = facts(screen.getByRole("main"));
    expect(known).toMatchObject({
      "Číslo případu": "CS0010022",
      "Odběrné místo": "Výčep Na Růžku",
      Telefon: "+420 799 999 004",
    });
    expect(known).not.toHaveProperty("Uzavřeno");
    expect(textOf()).toContain("Doklad 2026100135");
    expect(api.count("SetCommentsAsRead")).toBe(0);
  });

  test("C16 that is nobody's here is not found, and says nothing more of it", async () => {
    api.refuse("GetTicketById", { code: "ticket-not-found", status: 404 });
    await open();
    expect(heading("Takový požadavek neznáme.")).toBeTruthy();
    expect(addressOf(link("Zpět na požadavky"))).toBe("/support/tickets");
    expect(textOf()).not.toContain("Výčep Na Růžku");
    await expectAccessible();
  });

  test("D41 is called solved by one button; a failure is told and leaves it as it is", async () => {
    api.set("SolveTicket", () => ({ caseNumber: "CS0010022", status: "Problem Solved" }));
    api.cut("SolveTicket");
    const user = await open();
    await user.click(button("Označit za vyřešené"));
    await quiet();
    expect(textOf()).toContain("Server neodpovídá nebo vypadlo připojení.");
    expect(textOf()).toContain("čeká na doplnění");
    api.mend("SolveTicket");
    api.set("GetTicketById", () => someTicket({ status: "Problem Solved", unread: 0, closed: "2026-11-20" }));
    await user.click(button("Označit za vyřešené"));
    expect(await screen.findByText("Požadavek je vyřešený.")).toBeTruthy();
    expect(noButton("Označit za vyřešené")).toBeNull();
  });
});

describe("D41 a solved ticket", () => {
  const solved = { status: "Problem Solved", closed: "2026-11-18", unread: 0 } as const;

  test("takes no rating before one is chosen; then note and number are sent once and shown", async () => {
    let rating: 5 | null = null;
    api.set("GetTicketById", () => someTicket({ ...solved, reopenUntil: "2026-12-02", rating }));
    api.set("RateTicket", () => {
      rating = 5;
      return { caseNumber: "CS0010022", status: "Problem Solved" };
    });
    const user = await open();
    expect(button("Odeslat hodnocení").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Odeslat hodnocení"));
    expect(api.count("RateTicket")).toBe(0);
    await user.click(screen.getByRole("radio", { name: named("5 z 5, výborně") }));
    await user.type(screen.getByRole("textbox", { name: /^Chcete/u }), "  Díky  ");
    await user.dblClick(button("Odeslat hodnocení"));
    expect(await screen.findByText("Vaše hodnocení: 5 z 5")).toBeTruthy();
    expect(api.count("RateTicket")).toBe(1);
    expect(api.lastOf("RateTicket")).toMatchObject({ body: { rating: 5, note: "Díky" } });
    expect(textOf()).toContain("Jde to do 02.12.2026");
  });

  test("whose days are over takes neither answer nor file, and leads to a new one of the same place", async () => {
    api.set("GetTicketById", () => someTicket({ ...solved, reopenUntil: "2026-11-19" }));
    await open();
    expect(textOf()).toContain("Tento požadavek už znovu otevřít nejde.");
    expect(
      addressOf(within(screen.getByRole("main")).getByRole("link", { name: named("Nový požadavek") })),
    ).toBe("/support/tickets/new?shipTo=500101");
    for (const name of ["Odeslat", "Znovu otevřít", "Označit za vyřešené"]) expect(noButton(name)).toBeNull();
    expect(screen.queryByLabelText("Přidat soubor")).toBeNull();
  });

  test("merged into another one leads there", async () => {
    api.set("GetTicketById", () =>
      someTicket({ status: "Merged", closed: "2026-11-18", mergedInto: "CS0010009" }),
    );
    await open();
    expect(addressOf(link("Pokračuje v požadavku CS0010009."))).toBe("/support/tickets/CS0010009");
    expect(section("Konverzace").getByText(/^Vrátili jsme/u)).toBeTruthy();
  });
});
