import { act, screen, waitFor, within } from "@testing-library/react";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { machineTimers } from "@vycep/shell/clock/clock";
import { manualTimers } from "@vycep/shell/testing/manual-timers";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { button, named, noButton, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someCategories, someSubcategories, someTicket, someTickets } from "../../testing/some-tickets.ts";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

beforeEach(() => {
  api.set("GetCategories", () => someCategories);
  api.set("GetAllSubCategories", () => someSubcategories);
  api.set("GetAllTickets", () => someTickets());
  api.set("GetTicketById", () =>
    someTicket({ caseNumber: "CS0100001", title: "Chybí přepravky", unread: 0 }),
  );
  api.set("GetClaimByTicketId", () => ({ claim: null }));
  api.set("GetCommentsByTicketId", () => []);
  api.set("GetAttachmentsByTicketId", () => []);
  api.set("draft", () => ({ body: null, savedAt: null }));
  api.set("draft-attachments", () => []);
  api.set("CreateTicket", () => ({ caseNumber: "CS0100001" }));
});

async function open(search = "?category=empties-count&order=4700100498&line=2") {
  const { user } = await openPortal(`/support/tickets/new${search}`);
  await quiet();
  return user;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: named(name) });
/** The field of a choice: its label leads to it. */
const select = (name: string) => screen.getByLabelText(new RegExp(`^${name}`, "u"), { selector: "button" });
const sentOf = () => (api.lastOf("CreateTicket") as { body: object } | undefined)?.body;
const keysSent = () =>
  api.calls
    .filter(({ name }) => name === "CreateTicket")
    .map(({ headers }) => headers.get("idempotency-key"));

async function write(user: Awaited<ReturnType<typeof open>>) {
  await user.click(field("Předmět"));
  await user.paste("Chybí přepravky");
  await user.click(field("Popis"));
  await user.paste("Vrátili jsme 18.");
}

describe("sending a new ticket", () => {
  test("TICKET-02 a double click sends once, and the way leads to the ticket that it has become", async () => {
    const user = await open();
    await write(user);
    const answer = api.hold("CreateTicket");
    await user.dblClick(button("Odeslat požadavek"));
    answer();
    await waitFor(() => expect(location.pathname).toBe("/support/tickets/CS0100001"));
    expect(await screen.findByText("Váš požadavek CS0100001 byl vytvořen.")).toBeTruthy();
    expect(api.count("CreateTicket")).toBe(1);
  });

  test("C5 refused or without an answer nothing typed is lost, and what had no answer bears the same key again", async () => {
    const user = await open();
    await write(user);
    api.refuse("CreateTicket", { code: "ticket-refused", status: 422, message: "Tuto objednávku neznáme." });
    await user.click(button("Odeslat požadavek"));
    expect(textOf(await screen.findByRole("alert"))).toContain("Tuto objednávku neznáme.");
    expect(field("Předmět").value).toBe("Chybí přepravky");
    api.cut("CreateTicket");
    await user.click(button("Odeslat požadavek"));
    await waitFor(() => expect(textOf(screen.getByRole("alert"))).toContain("Nic se neztratilo."));
    expect(location.pathname).toBe("/support/tickets/new");
    expect(field("Předmět").value).toBe("Chybí přepravky");
    expect(field("Popis").value).toBe("Vrátili jsme 18.");
    api.mend("CreateTicket");
    await user.click(button("Odeslat požadavek"));
    await waitFor(() => expect(location.pathname).toBe("/support/tickets/CS0100001"));
    const [, second, third] = keysSent();
    expect(second).toBeTruthy();
    expect(third).toBe(second);
  });

  test("while it is under way the draft is not kept again, so that none is left of what was sent", async () => {
    const timers = manualTimers();
    vi.spyOn(machineTimers, "after").mockImplementation(timers.after);
    const user = await open();
    await write(user);
    const answer = api.hold("CreateTicket");
    await user.click(button("Odeslat požadavek"));
    timers.advance(5000);
    await quiet();
    expect(api.calls.some(({ name, method }) => name === "draft" && method === "PUT")).toBe(false);
    answer();
    await waitFor(() => expect(location.pathname).toBe("/support/tickets/CS0100001"));
  });
});

describe("what a new ticket is about", () => {
  test("TICKET-02 what the address knows is removed by its cross, with the line of its order", async () => {
    const user = await open("?category=empties-count&order=4700100498&line=2&invoice=2026100135");
    await user.click(button("Odebrat: Objednávka 4700100498, položka 2"));
    expect(noButton("Odebrat: Objednávka 4700100498, položka 2")).toBeNull();
    await write(user);
    await user.click(button("Odeslat požadavek"));
    await waitFor(() => expect(sentOf()).toBeTruthy());
    expect(sentOf()).toMatchObject({ about: { order: null, line: null, invoice: "2026100135" } });
  });

  test("TICKET-06 a category of several subcategories waits for one, a category of one brings it along", async () => {
    const user = await open("?category=invoice");
    await write(user);
    await user.click(button("Odeslat požadavek"));
    expect(screen.getByText("Vyberte podkategorii.")).toBeTruthy();
    expect(api.count("CreateTicket")).toBe(0);
    await expectAccessible();
    await user.click(select("Kategorie"));
    await user.click(await screen.findByRole("option", { name: named("Vratné obaly") }));
    await user.click(button("Odeslat požadavek"));
    await waitFor(() =>
      expect(sentOf()).toMatchObject({ category: "empties", subcategory: "empties-count" }),
    );
  });

  test("TICKET-02 who may see neither orders nor documents is not offered to look them up", async () => {
    const held = PERMISSIONS.filter((name) => name !== "My Orders" && name !== "My Documents");
    const rpDetails = [
      { permission: held.join(","), customerType: "POS", rolename: "POS Associate", roleid: "R12" },
    ];
    api.set("GetUserInfoById", () =>
      someUserInfo({ allAvailablePermission: held, permissionSchema: [someAccess({ rpDetails })] }),
    );
    await open("?category=empties-count");
    expect(screen.queryByRole("textbox", { name: named("Čeho se to týká") })).toBeNull();
    expect(field("Předmět")).toBeTruthy();
  });
});

describe("the draft of a new ticket", () => {
  test("is thrown away by one button, here and on the server", async () => {
    api.set("draft", () => ({ body: { title: "Rozepsáno" }, savedAt: "2026-11-20T09:30:00" }));
    const user = await open("");
    expect(field("Předmět").value).toBe("Rozepsáno");
    await user.click(button("Zahodit"));
    await waitFor(() => expect(location.pathname).toBe("/support/tickets"));
    expect(await screen.findByText("Rozepsaný požadavek je pryč.")).toBeTruthy();
    expect(api.calls.findLast(({ name }) => name === "draft")).toMatchObject({ method: "DELETE" });
  });

  test("that could not be thrown away stays as it was typed, and the failure is told", async () => {
    const user = await open("");
    await user.type(field("Předmět"), "Rozepsáno");
    api.cut("draft");
    await user.click(button("Zahodit"));
    await quiet();
    expect(textOf()).toContain("Server neodpovídá nebo vypadlo připojení.");
    expect(field("Předmět").value).toBe("Rozepsáno");
    expect(location.pathname).toBe("/support/tickets/new");
  });

  test("C20 what was typed in the last moment goes to the server when the page is hidden, once", async () => {
    const user = await open("");
    vi.spyOn(machineTimers, "after").mockReturnValue(() => undefined);
    await user.type(field("Předmět"), "Poslední slovo");
    const kept = () => api.calls.filter(({ name, method }) => name === "draft" && method === "PUT");
    expect(kept()).toEqual([]);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    act(() => void window.dispatchEvent(new Event("pagehide")));
    hidden.mockRestore();
    await quiet();
    expect(kept()).toMatchObject([
      { said: { body: { body: { title: "Poslední slovo" } } }, outlivesPage: true },
    ]);
  });

  test("that could not be kept is said to be so beside the button", async () => {
    const user = await open("");
    api.breakDown("draft");
    await user.type(field("Předmět"), "Rozepsáno");
    expect(await screen.findByText("Koncept se teď nepodařilo uložit.")).toBeTruthy();
    expect(within(screen.getByRole("main")).getByDisplayValue("Rozepsáno")).toBeTruthy();
  });
});
