import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "../actions/button.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { EmptyState } from "./empty-state.tsx";

test("says what is empty, why and what to do next", async () => {
  draw(
    <main>
      <h1>Košík</h1>
      <EmptyState title="Váš košík je prázdný." actions={<Button>Otevřít katalog</Button>} code="Chyba 404">
        Na pondělí objednáte do 16:00.
      </EmptyState>
    </main>,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Váš košík je prázdný." })).toBeTruthy();
  expect(screen.getByText("Na pondělí objednáte do 16:00.")).toBeTruthy();
  expect(screen.getByText("Chyba 404")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Otevřít katalog" })).toBeTruthy();
  await expectAccessible();
});

test("as the whole page its heading is the page's, and can take the focus", async () => {
  draw(<EmptyState title="Stránka tu není." headingLevel={1} picture={<i aria-hidden="true" />} />);
  const heading = screen.getByRole("heading", { level: 1, name: "Stránka tu není." });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.id).toBe("page-title");
  await expectAccessible();
});
