import { screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const lenka = somebody(["calendar", "change"], ["customers", "see"]);
const ahead = addDays(localNow().date, 30);
const first = { validFrom: null, cutOff: "13:30", days: 2, standing: "now", setBy: null, setAt: null };
const planned = {
  ...{ validFrom: ahead, cutOff: "14:00", days: 1, standing: "planned" },
  ...{ setBy: "Lenka Bartošová", setAt: "2026-11-23T09:00:00.000Z" },
};
const truck = { kind: "truck", methods: ["flatrate_flatrate"], seen: "s1", rows: [first, planned] };
const LeadTimes = { leadTimes: [truck] };

describe("DCAL-03 cut-offs and lead times at the desk", () => {
  test("says what holds and what is planned, which can be given up", async () => {
    const { user } = await openDesk("/desk/calendar/lead-times", { me: lenka, LeadTimes });
    const row = within(await screen.findByRole("row", { name: /^Kamion.*od začátku/ }));
    expect(row.getByText("13:30")).toBeTruthy();
    expect(row.getByText("2 pracovní dny")).toBeTruthy();
    expect(row.getByText("14:00")).toBeTruthy();
    await expectAccessible();
    const left = [{ ...truck, seen: "s2", rows: [first] }];
    answerWith({ DropLeadTime: { dropLeadTime: { leadTimes: left, refusal: null } } });
    await user.click(row.getByRole("button", { name: /^Zrušit: Kamion/ }));
    await waitFor(() => expect(screen.queryByText("14:00")).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "DropLeadTime")?.variables).toEqual({
      input: { kind: "truck", validFrom: ahead, seen: "s1" },
    });
  });

  test("a change is planned; what is refused stands at its field, and what was typed stays", async () => {
    const { user } = await openDesk("/desk/calendar/lead-times", { me: lenka, LeadTimes });
    await user.click(await screen.findByRole("button", { name: /^Naplánovat změnu/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText(/^Platí od/)).toHaveProperty("value", addDays(localNow().date, 1));
    const cutOff = dialog.getByLabelText(/^Uzávěrka/);
    await user.clear(cutOff);
    await user.type(cutOff, "9:30");
    const refusal = { code: "lead-time-same", field: "cutOff", message: "Takhle to platí i bez změny." };
    answerWith({ SetLeadTime: { setLeadTime: { leadTimes: [truck], refusal } } });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    expect(cutOff).toHaveProperty("value", "9:30");
    answerWith({ SetLeadTime: { setLeadTime: { leadTimes: [truck], refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "SetLeadTime")?.variables).toEqual({
      input: { kind: "truck", validFrom: addDays(localNow().date, 1), cutOff: "09:30", days: 2, seen: "s1" },
    });
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/calendar/lead-times", { me: somebody(["calendar", "see"]), LeadTimes });
    await screen.findAllByText("14:00");
    expect(screen.queryByRole("button", { name: /^(Naplánovat|Zrušit)/ })).toBeNull();
  });
});
