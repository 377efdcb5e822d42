import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { TabLinks } from "./tab-links.tsx";

test("tabs that are pages: links in a named landmark, the current one marked, with how many are behind", async () => {
  const { user } = draw(
    <TabLinks
      label="Objednávky"
      tabs={[
        { href: "/orders", label: "Historie", count: 650, isCurrent: true },
        { href: "/orders/saved", label: "Uložené", isCurrent: false },
      ]}
    />,
  );
  const links = within(screen.getByRole("navigation", { name: "Objednávky" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/orders", "/orders/saved"]);
  expect(screen.getByRole("link", { name: /^Historie\s*650$/u, current: "page" })).toBe(links[0]);
  expect(screen.getByRole("link", { name: "Uložené", current: false })).toBe(links[1]);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(links[1]);
  await expectAccessible();
});
