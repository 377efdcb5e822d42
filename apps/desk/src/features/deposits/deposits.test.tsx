import { screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const catalogue = somebody(["products", "change"]);
const ahead = addDays(localNow().date, 30);
const tomorrow = addDays(localNow().date, 1);
const past = { validFrom: "2000-01-01", validTo: "2019-12-31", depositMinor: 120_000, standing: "past" };
const now = { validFrom: "2020-01-01", validTo: addDays(ahead, -1), depositMinor: 150_000, standing: "now" };
const planned = { validFrom: ahead, validTo: null, depositMinor: 165_050, standing: "planned" };
const keg = {
  ...{ code: "KEG50", name: "Sud 50 l", market: "CZ", currency: "CZK", isErpOwned: false, seen: "s1" },
  rows: [past, now, planned],
};
const crate = { ...keg, code: "CR12", name: "Přepravka 12", seen: "s2", rows: [] };
const EmptiesDeposits = { emptiesDeposits: [keg, crate] };

describe("deposits of empties at the desk", () => {
  test("says what holds, what is planned and what was; a plan can be given up", async () => {
    const { user } = await openDesk("/desk/deposits", { me: catalogue, EmptiesDeposits });
    const table = within(await screen.findByRole("table", { name: "Zálohy za obaly: Česko" }));
    const row = within(table.getByRole("row", { name: /^Sud 50 l.*1\s500,00\sKč/ }));
    expect(row.getByText(/1\s650,50\sKč/)).toBeTruthy();
    expect(table.getByRole("row", { name: /^Přepravka 12.*zatím žádná/ })).toBeTruthy();
    const before = within(screen.getByRole("table", { name: "Dřívější zálohy" }));
    expect(before.getByRole("row", { name: /^Sud 50 l.*1\s200,00\sKč/ })).toBeTruthy();
    await expectAccessible();
    const left = [{ ...keg, seen: "s3", rows: [past, { ...now, validTo: null }] }, crate];
    answerWith({ DropEmptiesDeposit: { dropEmptiesDeposit: { deposits: left, refusal: null } } });
    await user.click(row.getByRole("button", { name: /^Zrušit: Sud 50 l/ }));
    await waitFor(() => expect(screen.queryByText(/1\s650,50\sKč/)).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "DropEmptiesDeposit")?.variables).toEqual({
      input: { code: "KEG50", market: "CZ", validFrom: ahead, seen: "s1" },
    });
  });

  test("a change is planned; what is refused stands at its field, and what was typed stays", async () => {
    const { user } = await openDesk("/desk/deposits", { me: catalogue, EmptiesDeposits });
    await user.click(await screen.findByRole("button", { name: /^Naplánovat\szměnu: Sud 50 l/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText(/^Platí od\sdne závozu/)).toHaveProperty("value", tomorrow);
    const amount = dialog.getByLabelText(/^Záloha za\skus/);
    await user.clear(amount);
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    expect(await dialog.findByText(/^Napište částku/)).toBeTruthy();
    await user.type(amount, "1600,5");
    const refusal = { code: "deposit-same", field: "depositMinor", message: "Platí i bez změny." };
    answerWith({ SetEmptiesDeposit: { setEmptiesDeposit: { deposits: [keg, crate], refusal } } });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    expect(amount).toHaveProperty("value", "1600,5");
    answerWith({ SetEmptiesDeposit: { setEmptiesDeposit: { deposits: [keg, crate], refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Naplánovat" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "SetEmptiesDeposit")?.variables).toEqual({
      input: { code: "KEG50", market: "CZ", validFrom: tomorrow, depositMinor: 160_050, seen: "s1" },
    });
  });

  test("DEDIT-05 where the ERP keeps goods it is said, and nobody is offered a change", async () => {
    const owned = { emptiesDeposits: [{ ...keg, isErpOwned: true }] };
    await openDesk("/desk/deposits", { me: catalogue, EmptiesDeposits: owned });
    expect(await screen.findByText(/^Zálohy vede ERP/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Naplánovat|Zrušit)/ })).toBeNull();
  });
});
