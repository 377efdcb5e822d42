import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Link } from "../actions/link.tsx";
import { Status } from "../data/badge.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Card } from "./card.tsx";
import { Disclosure } from "./disclosure.tsx";
import { PageTitle } from "./page-title.tsx";

test.each(["plain", "dark", "warning", "error"] as const)(
  "a %s card with a title is a region of that name",
  async (tone) => {
    draw(
      <Card title="Souhrn" headingLevel={3} tone={tone} aside={<Link href="/cart">Upravit</Link>}>
        Sedm položek.
      </Card>,
    );
    const region = within(screen.getByRole("region", { name: "Souhrn" }));
    expect(region.getByRole("heading", { level: 3, name: "Souhrn" })).toBeTruthy();
    expect(region.getByRole("link", { name: "Upravit" })).toBeTruthy();
    expect(region.getByText("Sedm položek.")).toBeTruthy();
  },
);

test("a card without a title is no region", async () => {
  draw(<Card isFlush>Sedm položek.</Card>);
  expect(screen.queryByRole("region")).toBeNull();
  await expectAccessible();
});

test("a dark card turns the focus ring light", () => {
  draw(
    <Card title="Závoz" tone="dark">
      Zítra
    </Card>,
  );
  expect(screen.getByRole("region").dataset["surface"]).toBe("dark");
});

test("the title of a page is its one h1, which can take the focus after a change of page", async () => {
  draw(
    <main>
      <PageTitle
        title="Objednávka 4700102117"
        badge={<Status tone="done" text="doručená" />}
        note="po 23.11.2026"
        tools={<Link href="/orders">Zpět</Link>}
      />
    </main>,
  );
  const title = screen.getByRole("heading", { level: 1, name: "Objednávka 4700102117" });
  title.focus();
  expect(document.activeElement).toBe(title);
  for (const text of ["doručená", "po 23.11.2026", "Zpět"]) expect(screen.getByText(text)).toBeTruthy();
  await expectAccessible();
});

test("a disclosure opens and closes by its title, and its page holds whether it is open", async () => {
  const Held = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Disclosure title="U Modré hvězdy" note="500101" badge="3" isOpen={isOpen} onToggle={setOpen}>
          <p>Pět změn dodávek.</p>
        </Disclosure>
        <output>{isOpen ? "otevřeno" : "zavřeno"}</output>
      </>
    );
  };
  const { user } = draw(<Held />);
  const group = screen.getByRole("group");
  expect(group).toHaveProperty("open", false);
  await user.click(screen.getByText("U Modré hvězdy"));
  expect(await screen.findByText("otevřeno")).toBeTruthy();
  expect(group).toHaveProperty("open", true);
  await expectAccessible();
  await user.click(screen.getByText("U Modré hvězdy"));
  expect(await screen.findByText("zavřeno")).toBeTruthy();
  expect(group).toHaveProperty("open", false);
});
