import { renderHook, screen, within } from "@testing-library/react";
import type { UserChange } from "@vycep/contract/users/user-administration.rest";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, button, link, named, rowsOf, textOf, untied } from "../../testing/find.ts";
import { someRoles } from "../../testing/some-users.ts";
import { RoleCard } from "./invite/role-card.tsx";
import { RolesMatrix } from "./roles-matrix.tsx";
import { UserHistory } from "./user-history.tsx";
import { initialsOf, useUsersWords } from "./users-words.ts";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
  await loadTexts(["users", "shell"], "cs");
  changeLanguage("cs");
});
afterEach(() => {
  vi.useRealTimers();
});

const { roles, shipTos } = someRoles();
const [leader, associate] = roles;
if (leader === undefined || associate === undefined) throw new Error("two roles are wanted");

describe("how users, roles and moments are called", () => {
  const words = () => renderHook(() => useUsersWords()).result.current;

  test.each([
    ["POS Associate", "Obsluha"],
    ["WHS Warehouse man", "Skladník (velkoobchod)"],
    ["Výčepní mistr", "Výčepní mistr"],
  ])("ROLE-06 ROLE-08 the role %s is called %s", (name, called) => {
    expect(words().roleName(name)).toBe(called);
  });

  test.each([
    ["2026-11-20T07:05:00", "20.11. 7:05"],
    ["2026-11-19T18:30:00", "19.11. 18:30"],
    ["2026-04-04T08:00:00", "4.4. 8:00"],
    ["", ""],
  ])("the moment %j reads %j", (moment, said) => {
    expect(untied(words().moment(moment))).toBe(said);
  });

  test("a name has no blank where a part is missing, and a picture has its letters", () => {
    expect(words().nameOf({ firstName: "", lastName: "Řezáčová" })).toBe("Řezáčová");
    expect(initialsOf({ firstName: "eliška", lastName: "řezáčová" })).toBe("EŘ");
    expect(words().day("soon")).toBe("");
    expect(words().statusName("Move Out")).toBe("přesunutý");
  });
});

describe("USERADMIN-05 who changed what of a user", () => {
  const change = (said: Partial<UserChange>): UserChange => ({
    ...{ at: "2026-11-19T18:30:00", by: "Jana Novotná", action: "user.role" },
    ...{ shipToId: "500101", from: null, to: null },
    ...said,
  });
  const place = "Restaurace U Modré hvězdy";

  test.each<[Partial<UserChange>, string]>([
    [{ action: "user.invited" }, "Pozvánka odeslána"],
    [{ action: "user.invitation-resent" }, "Pozvánka odeslána znovu"],
    [{ action: "user.status", from: "Active", to: "Move Out" }, "Stav: aktivní → přesunutý"],
    [{ action: "user.status", from: "Active", to: "Retired" }, "Stav: aktivní → Retired"],
    [{ to: "POS Associate" }, `Role Obsluha, ${place}`],
    [{ from: "POS Associate" }, `Odebrána role Obsluha, ${place}`],
    [{ from: "POS Associate", to: "POS Shift leader" }, `Role Obsluha → Vedoucí směny, ${place}`],
    [{ action: "user.permission-on", to: "Catalogue" }, `Zapnuto: Katalog, ${place}`],
    [{ action: "user.permission-off", to: "Catalogue", shipToId: "500999" }, "Vypnuto: Katalog, 500999"],
    [{ action: "user.default-ship-to", to: "500101" }, `Výchozí odběrné místo: ${place}`],
  ])("%j reads %s", (said, words) => {
    draw(<UserHistory history={[change(said)]} shipTos={shipTos} />);
    expect(textOf(screen.getByRole("listitem"))).toBe(`${words}Jana Novotná · 19.11. 18:30`);
  });

  test("what the brewery did is its own; what is no change of rights is left out", async () => {
    const history = [change({ by: "", action: "user.invited" }), change({ action: "user.signed-in" })];
    draw(<UserHistory history={history} shipTos={shipTos} />);
    expect(screen.getAllByRole("listitem").map((row) => textOf(row))).toEqual([
      "Pozvánka odeslánapivovar · 19.11. 18:30",
    ]);
    await expectAccessible();
  });

  test("nothing changed says so", () => {
    draw(<UserHistory history={[]} shipTos={shipTos} />);
    expect(textOf()).toContain("Zatím se nic neměnilo.");
  });
});

describe("ROLE-12 ROLE-13 what each role says of each screen", () => {
  const wholesale = { ...associate, roleid: "R20", rolename: "WHS Accountant", users: 0 };

  test("stands in a table of the company's own kind first, with how many have it", async () => {
    const { user } = draw(<RolesMatrix roles={[leader, associate, wholesale]} isWholesale={false} />);
    const table = () => rowsOf(screen.getByRole("table", { name: named("Role") }));
    const [head, ...rows] = table();
    expect(head).toEqual(["Obrazovka", "Vedoucí směny", "Obsluha"]);
    expect(rows.find(([screenName]) => screenName === "Katalog")).toEqual([
      "Katalog",
      "povoleno",
      "vyp.volitelné, předem vypnuté",
    ]);
    expect(rows.at(-1)).toEqual(["Uživatelů u vás", "1", "1"]);
    const [, ofAssociate] = screen.getAllByRole("link", { name: "1" });
    expect(ofAssociate && addressOf(ofAssociate)).toBe("/my-profile/users?role=R15");
    await expectAccessible();
    await user.click(button("Velkoobchod"));
    expect(table()[0]).toEqual(["Obrazovka", "Účetní (velkoobchod)"]);
    expect(table().at(-1)).toEqual(["Uživatelů u vás", "0"]);
    expect(button("Velkoobchod").getAttribute("aria-pressed")).toBe("true");
  });

  test("on mobile one role at a time is read, and another one is chosen above", async () => {
    setWindowWidth(390);
    const { user } = draw(<RolesMatrix roles={[leader, associate]} isWholesale={false} />);
    const catalogue = () =>
      screen
        .getAllByRole("listitem")
        .map((row) => textOf(row))
        .find((row) => row.startsWith("Katalog"));
    expect(catalogue()).toBe("Katalogpovoleno");
    await user.click(screen.getByLabelText(/^Role/u, { selector: "button" }));
    await user.click(await screen.findByRole("option", { name: named("Obsluha") }));
    expect(catalogue()).toBe("Katalogvyp.volitelné, předem vypnuté");
  });

  test("beside the field where it is picked, a role says what it may and what is left open", async () => {
    draw(<RoleCard role={associate} />);
    const card = within(screen.getByRole("region", { name: named("Co smí Obsluha") }));
    const rows = card.getAllByRole("listitem").map((row) => textOf(row));
    expect(rows).toContain("Domů");
    expect(rows).toContain("Katalog(volitelné, předem vypnuté)");
    expect(addressOf(link("Celá tabulka rolí"))).toBe("/my-profile/roles");
    await expectAccessible();
  });
});
