import { screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const admin = somebody(["tickets", "see"], ["configuration", "change"]);
const ahead = addDays(localNow().date, 30);
const first = {
  validFrom: null,
  answerMinutes: 240,
  solutionMinutes: 2400,
  standing: "now",
  setBy: null,
  setAt: null,
};
const planned = { ...first, validFrom: ahead, answerMinutes: 90, standing: "planned" };
const quality = { id: "quality", name: "Kvalita", seen: "s1", rows: [first, planned] };
const hours = [{ market: "CZ", weekdays: [1, 2, 3, 4, 5], from: "07:00", to: "16:00" }];
const kept = { inTime: 3, late: 1, open: 0, share: 0.75 };
const figures = {
  category: "Kvalita",
  tickets: 4,
  answers: kept,
  solutions: { ...kept, share: null, inTime: 0 },
};
const TicketFigures = { ticketFigures: { isMore: false, items: [figures] } };
const TicketTargets = { ticketTargets: { categories: [quality], hours } };

describe("DTICK-04 targets for tickets at the desk", () => {
  test("says what holds and what is planned; a change is planned and one taken back", async () => {
    const { user } = await openDesk("/desk/tickets/targets", { me: admin, TicketTargets, TicketFigures });
    const row = within(await screen.findByRole("row", { name: /^Kvalita.*Naplánovat/ }));
    expect(row.getByText("4 h")).toBeTruthy();
    expect(row.getByText(/odpověď 1,5 h, vyřešení 40 h/)).toBeTruthy();
    expect(screen.getByText(/CZ po–pá 7:00–16:00/)).toBeTruthy();
    await expectAccessible();
    await user.click(row.getByRole("button", { name: "Naplánovat změnu: Kvalita" }));
    const dialog = within(await screen.findByRole("dialog"));
    const answer = dialog.getByLabelText(/^První odpověď/);
    await user.clear(answer);
    await user.type(answer, "0");
    const refusal = { code: "target-invalid", field: "answerHours", message: "Napište hodiny." };
    answerWith({ SetTicketTarget: { setTicketTarget: { targets: TicketTargets.ticketTargets, refusal } } });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    answerWith({
      SetTicketTarget: { setTicketTarget: { targets: TicketTargets.ticketTargets, refusal: null } },
    });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "SetTicketTarget")?.variables).toEqual({
      input: { category: "quality", validFrom: ahead, answerMinutes: 0, solutionMinutes: 2400, seen: "s1" },
    });
    const left = { categories: [{ ...quality, rows: [first] }], hours };
    answerWith({ DropTicketTarget: { dropTicketTarget: { targets: left, refusal: null } } });
    await user.click(screen.getByRole("button", { name: /^Vzít zpět: Kvalita/ }));
    await waitFor(() => expect(screen.queryByText(/odpověď 1,5 h/)).toBeNull());
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/tickets/targets", {
      me: somebody(["tickets", "change"]),
      TicketTargets,
      TicketFigures,
    });
    expect((await screen.findByRole("row", { name: /^Kvalita.*75/ })).textContent).toContain("(3)");
    expect(screen.queryByRole("button", { name: /^(Naplánovat|Vzít zpět)/ })).toBeNull();
  });
});
