import { screen, waitFor, within } from "@testing-library/react";
import { yearOf } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const lenka = somebody(["calendar", "change"]);
const year = yearOf(localNow().date) + 1;
const day = (date: string, name: string, doubt: string | null = null) => ({
  ...{ day: `${year}-${date}`, name, nameEn: "", isDayOff: true, shops: "open", doubt },
});
const proposed = {
  ...{ market: "CZ", year, isKnown: false, seen: "nothing" },
  days: [day("01-01", "Nový rok"), day("05-08", "Den vítězství", "differs")],
};
const known = { HolidayYear: { holidayYear: proposed }, Insteads: { deliveryChanges: { items: [] } } };

describe("DCAL-01 holidays at the desk", () => {
  test("a proposed year is confirmed when every doubt was looked into", async () => {
    const { user } = await openDesk("/desk/calendar/holidays", { me: lenka, ...known });
    expect(await screen.findByText("návrh čeká na kontrolu")).toBeTruthy();
    const button = () => screen.getByRole("button", { name: "Potvrdit 2 dny" });
    await user.click(button());
    expect(asked.some(({ operation }) => operation === "ConfirmHolidayYear")).toBe(false);
    const row = within(screen.getByRole("row", { name: /Den vítězství/ }));
    await user.click(row.getByRole("checkbox", { name: "Volno: Den vítězství" }));
    await user.click(row.getByRole("checkbox", { name: "roky se liší, zkontrolováno" }));
    await expectAccessible();
    const refusal = { code: "year-incomplete", message: "Rok není celý, chybí: Vánoce.", day: null };
    answerWith({ ConfirmHolidayYear: { confirmHolidayYear: { year: proposed, refusal } } });
    await user.click(button());
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    const confirmed = { ...proposed, isKnown: true, seen: "known" };
    answerWith({ ConfirmHolidayYear: { confirmHolidayYear: { year: confirmed, refusal: null } } });
    await user.click(button());
    await waitFor(() => expect(screen.queryByText("návrh čeká na kontrolu")).toBeNull());
    expect(screen.getByText("potvrzeno")).toBeTruthy();
    expect(asked.findLast(({ operation }) => operation === "ConfirmHolidayYear")?.variables).toMatchObject({
      input: {
        ...{ market: "CZ", year, seen: "nothing" },
        days: [
          { name: "Nový rok", isDayOff: true },
          { name: "Den vítězství", isDayOff: false },
        ],
      },
    });
  });

  test("the year stands on one picture, with what is delivered instead", async () => {
    const changes = [
      { newDay: `${year}-01-04`, takenBackAt: null, scope: { market: null } },
      { newDay: `${year}-01-05`, takenBackAt: `${year}-01-01T00:00:00Z`, scope: { market: null } },
      { newDay: `${year}-01-07`, takenBackAt: null, scope: { market: "SK" } },
      { newDay: `${year - 1}-12-28`, takenBackAt: null, scope: { market: "CZ" } },
    ];
    await openDesk("/desk/calendar/holidays", {
      ...{ me: lenka, ...known },
      Insteads: { deliveryChanges: { items: changes } },
    });
    const picture = await screen.findByRole("img", {
      name: `Rok ${year}: svátek: 2, náhradní závoz některých míst: 1`,
    });
    expect(within(picture).getByText("leden")).toBeTruthy();
  });

  test("a day is added in its place; who may only look changes nothing", async () => {
    const { user } = await openDesk("/desk/calendar/holidays", { me: lenka, ...known });
    await user.type(await screen.findByLabelText("Den"), `${year}-03-01`);
    await user.type(screen.getByLabelText("Název"), "Den piva");
    await user.click(screen.getByRole("button", { name: "Přidat" }));
    expect(within(screen.getAllByRole("row")[2] as HTMLElement).getByText("Den piva")).toBeTruthy();
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/calendar/holidays", { me: somebody(["calendar", "see"]), ...known });
    await screen.findByText("Nový rok");
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /^(Potvrdit|Přidat)/ })).toBeNull();
  });
});
