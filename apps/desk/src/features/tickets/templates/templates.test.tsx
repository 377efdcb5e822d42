import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";
import { someClocks } from "../../../testing/some-clocks.ts";

withDesk();

const service = somebody(["tickets", "change"]);
const template = {
  ...{ id: "photo", title: "Prosíme o fotku", cs: "Dobrý den, {jméno}, k {objednávka} {číslo}", sk: "" },
  ...{ en: "Hello {name}", version: 2, changedBy: "Radim Kos", changedAt: "2026-11-20T08:00:00.000Z" },
};
const other = { ...template, id: "later", title: "Ozveme se", cs: "Zítra.", sk: "Zajtra.", en: "Tomorrow." };
const ticketTemplates = [template, other];
const ticket = {
  ...{ version: 0, description: "Chybí sud.", sentAt: null, steps: ["In Progress"], order: null },
  ...{ invoice: null, delivery: null, mergedInto: null, files: [], others: [], said: [] },
  row: {
    ...{ number: "CS0100003", title: "Sud", status: "New", isAnswered: false, opened: "2026-11-23" },
    ...{ category: "Doručení", subcategory: "Chybí", assignee: null, shipToId: "500101" },
    ...{ shipToName: "U Hvězdy", companyName: "Hvězda" },
    clocks: someClocks,
  },
  person: { name: "Jana Novotná", phone: "", language: "cs" },
};

describe("DTICK-02 templates of answers", () => {
  test("DTICK-02 one is put into an answer in the customer's language, filled in, behind what stands there", async () => {
    const { user } = await openDesk("/desk/tickets/CS0100003", {
      ...{ me: service, Ticket: { ticket }, Claim: { claim: null }, TicketTemplates: { ticketTemplates } },
      TicketChoices: { ticketChoices: { categories: [], people: [] } },
    });
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Odpověď" });
    await user.type(field, "Omlouváme se.");
    await user.click(screen.getByRole("button", { name: "Šablona" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expectAccessible();
    await user.type(dialog.getByRole("searchbox"), "fotku{Enter}");
    // What nobody knows stays open.
    expect(field.value).toBe("Omlouváme se.\n\nDobrý den, Jana Novotná, k {objednávka} CS0100003");
    await user.click(screen.getByRole("button", { name: "Šablona" }));
    const again = within(await screen.findByRole("dialog"));
    await user.click(again.getByRole("button", { name: "slovensky" }));
    expect(again.getByText(/Jen česky/)).toBeTruthy();
    await user.click(again.getByRole("button", { name: /Ozveme se/ }));
    expect(field.value).toContain("Zajtra.");
  });

  test("they are kept in three languages; refused, the words stay beside what is wrong", async () => {
    const refusal = { code: "field-unknown", field: "sk", message: "Údaj neznáme." };
    const { user } = await openDesk("/desk/tickets/templates", {
      ...{ me: service, TicketTemplates: { ticketTemplates } },
      SaveTicketTemplate: { saveTicketTemplate: { refusal } },
      RemoveTicketTemplate: { removeTicketTemplate: { refusal: null } },
    });
    expect(await screen.findByText("chybí slovensky")).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Prosíme o fotku" }));
    const dialog = within(await screen.findByRole("dialog"));
    const slovak = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /Slovensky/ });
    await user.type(slovak, "Dobrý deň, {{maslo}");
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(await dialog.findAllByText("Údaj neznáme.")).toHaveLength(2);
    expect(slovak.value).toBe("Dobrý deň, {maslo}");
    expect(asked.find(({ operation }) => operation === "SaveTicketTemplate")?.variables).toEqual({
      input: {
        ...{ id: "photo", version: 2, title: template.title, cs: template.cs, en: template.en },
        sk: "Dobrý deň, {maslo}",
      },
    });
    await user.click(dialog.getByRole("button", { name: "Smazat" }));
    const sure = within(await screen.findByRole("alertdialog"));
    await user.click(sure.getByRole("button", { name: "Smazat" }));
    expect(asked.find(({ operation }) => operation === "RemoveTicketTemplate")?.variables).toEqual({
      input: { id: "photo", version: 2 },
    });
  });

  test("who may only see changes none", async () => {
    await openDesk("/desk/tickets/templates", {
      ...{ me: somebody(["tickets", "see"]), TicketTemplates: { ticketTemplates } },
    });
    expect(await screen.findByText("Prosíme o fotku")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Nová šablona" })).toBeNull();
  });
});
