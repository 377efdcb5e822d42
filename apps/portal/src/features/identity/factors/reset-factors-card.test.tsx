import { screen } from "@testing-library/react";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResetFactorsCard } from "./reset-factors-card.tsx";

beforeEach(async () => {
  await loadTexts(["factors", "shell"], "cs");
  changeLanguage("cs");
});
afterEach(() => vi.unstubAllGlobals());

async function takeAway(status: number) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status }));
  vi.stubGlobal("fetch", asked);
  const { user } = draw(<ResetFactorsCard uid="U006" />);
  await user.click(screen.getByRole("button", { name: "Odebrat druhý krok" }));
  expect(asked).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Odebrat" }));
  return asked;
}

test("D32 an owner takes away lost factors, after a question", async () => {
  const asked = await takeAway(204);
  expect(asked.mock.calls[0]?.[0]).toContain("/identity/users/U006/factors");
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "DELETE" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("D32 whose places are not all managed is the brewery's to let in", async () => {
  await takeAway(404);
  expect((await screen.findByRole("alert")).textContent).toMatch(/zákaznický\sservis\spivovaru/u);
});
