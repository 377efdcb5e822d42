import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Count } from "../data/badge.tsx";
import { NavigationProvider } from "../navigation/anchor.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Menu } from "./menu.tsx";

function drawMenu() {
  const navigate = vi.fn();
  const handleLogout = vi.fn();
  const { user } = draw(
    <main>
      <NavigationProvider anchor="a" navigate={navigate}>
        <Menu
          label="Uživatelské menu"
          trigger="JN"
          header={<strong>Jana Novotná</strong>}
          groups={[
            [
              { id: "profile", label: "Můj profil", icon: "user", href: "/profile", isCurrent: true },
              { id: "documents", label: "Doklady", href: "/documents", badge: <Count value={3} /> },
            ],
            [{ id: "logout", label: "Odhlásit se", isDangerous: true, onSelect: handleLogout }],
          ]}
        />
      </NavigationProvider>
    </main>,
  );
  const trigger = screen.getByRole("button", { name: "Uživatelské menu" });
  return { user, navigate, handleLogout, trigger };
}

test("its button says that a menu belongs to it and whether it is open", async () => {
  const { user, trigger } = drawMenu();
  expect(trigger.getAttribute("aria-haspopup")).toBe("menu");
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
  await expectAccessible();
  await user.click(trigger);
  const menu = await screen.findByRole("menu", { name: "Uživatelské menu" });
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
  expect(within(menu).getAllByRole("menuitem")).toHaveLength(3);
  expect(screen.getByText("Jana Novotná")).toBeTruthy();
  await expectAccessible();
});

test.each(["{ArrowDown}", "{ArrowUp}", "{Enter}", "[Space]"])(
  "opens by %s with the first entry in focus",
  async (key) => {
    const { user } = drawMenu();
    await user.tab();
    await user.keyboard(key);
    const first = await screen.findByRole("menuitem", { name: "Můj profil" });
    await waitFor(() => expect(document.activeElement).toBe(first));
  },
);

test("arrows walk the entries, letters find one, Enter does it and the menu goes", async () => {
  const { user, handleLogout, trigger } = drawMenu();
  await user.click(trigger);
  const first = await screen.findByRole("menuitem", { name: "Můj profil" });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: /^Doklady/u }));
  await user.keyboard("o");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Odhlásit se" }));
  await user.keyboard("{Enter}");
  expect(handleLogout).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("an entry with an address goes there by the app's router", async () => {
  const { user, navigate, trigger } = drawMenu();
  await user.click(trigger);
  const entry = await screen.findByRole("menuitem", { name: /^Doklady/u });
  expect(entry.getAttribute("href")).toBe("/documents");
  await user.click(entry);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls[0]?.[0]).toBe("/documents");
});

test("Escape closes it and gives the focus back to its button", async () => {
  const { user, trigger, handleLogout } = drawMenu();
  await user.tab();
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("menu");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(handleLogout).not.toHaveBeenCalled();
});

test("while what was chosen is under way its button stays, says so, and opens nothing", async () => {
  const { user } = draw(<Menu label="Exportovat" trigger="Exportovat" isBusy groups={[[]]} />);
  const trigger = screen.getByRole("button", { name: "Exportovat" });
  expect(trigger.getAttribute("aria-busy")).toBe("true");
  for (const press of [() => user.click(trigger), () => user.keyboard("{ArrowDown}")]) {
    await press();
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  }
  expect(document.activeElement).toBe(trigger);
});
