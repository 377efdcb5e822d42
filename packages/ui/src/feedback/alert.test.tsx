import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Link } from "../actions/link.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Alert } from "./alert.tsx";

test("says what happened, with its way out beside it, and is not announced when it stands there from the start", async () => {
  draw(
    <Alert tone="warning" title="Ceník se změnil." action={<Link href="/prices">Porovnat</Link>}>
      Tři položky zdražily.
    </Alert>,
  );
  expect(screen.getByText("Ceník se změnil.")).toBeTruthy();
  expect(screen.getByText(/Tři položky zdražily\./u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Porovnat" })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  await expectAccessible();
});

test.each([
  { tone: "info", role: "status" },
  { tone: "success", role: "status" },
  { tone: "warning", role: "status" },
  { tone: "error", role: "alert" },
] as const)("$tone that appears is announced as $role", async ({ tone, role }) => {
  draw(
    <Alert tone={tone} isLive>
      Uložili jsme to.
    </Alert>,
  );
  expect(screen.getByRole(role).textContent).toContain("Uložili jsme to.");
  await expectAccessible();
});
