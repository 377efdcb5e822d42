import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../testing/desk-page.tsx";

withDesk();

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const lines = () =>
  within(screen.getByRole("navigation", { name: "Hlavní" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("DSIGN-05 the screens follow the rights", () => {
  test("who may see the staff finds them in the navigation, others do not", async () => {
    await openDesk("/desk", { me: somebody(["staff", "see"]) });
    await heading("Dnes");
    expect(lines()).toContain("Zaměstnanci");
  });

  test("a page without its right says whom to ask, and asks the server nothing", async () => {
    await openDesk("/desk/staff", { me: somebody(["orders", "change"]) });
    await heading("Sem vaše role nemá přístup.");
    expect(screen.getByText(/Oblast Zaměstnanci vaše role nevidí/)).toBeTruthy();
    expect(lines()).not.toContain("Zaměstnanci");
    expect(asked.map(({ operation }) => operation)).toEqual(["Me"]);
    await expectAccessible();
  });
});

test("an address that there is not says so inside the frame", async () => {
  await openDesk("/desk/nothing/here", { me: somebody() });
  await heading("Stránka nebyla nalezena.");
  expect(screen.getByRole("link", { name: "Na stránku Dnes" }).getAttribute("href")).toBe("/desk");
});

describe("DLIST-07 Ctrl K", () => {
  test("finds a page by its name without diacritics and goes there", async () => {
    const { user, router } = await openDesk("/desk", { me: somebody(["staff", "see"]) });
    await heading("Dnes");
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("searchbox"), "zamest");
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/desk/staff"));
  });

  test("offers no page that the person may not enter", async () => {
    const { user } = await openDesk("/desk", { me: somebody() });
    await heading("Dnes");
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("searchbox"), "zamest");
    expect(await screen.findByText("Nic s číslem nebo jménem „zamest“ tu není.")).toBeTruthy();
  });
});

test("DESK-01 the look is chosen in the menu of the person, at once and for later", async () => {
  const { user } = await openDesk("/desk", { me: somebody() });
  await heading("Dnes");
  await user.click(screen.getByRole("button", { name: /^Tereza Malá/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Tmavý vzhled" }));
  expect(document.documentElement.dataset.scheme).toBe("dark");
  expect(localStorage.getItem("desk.scheme")).toBe("dark");
});

test("DCONF-04 the desk is called as the brewery has named its portal", async () => {
  document.documentElement.dataset["name"] = "Pivovar Modrý";
  await openDesk("/desk", { me: somebody() });
  await heading("Dnes");
  const home = screen.getByRole("link", { name: "Pivovar Modrý, na stránku Dnes" });
  expect(home.textContent).toContain("Pivovar Modrý");
  expect(document.title).toBe("Dnes · Pult · Pivovar Modrý");
  await expectAccessible();
  delete document.documentElement.dataset["name"];
});
