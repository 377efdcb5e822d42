import { cleanup, screen } from "@testing-library/react";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, expect, test } from "vitest";
import { untied } from "../../../testing/find.ts";
import { RowError } from "./row-error.tsx";

afterEach(() => {
  cleanup();
  changeLanguage("cs");
});

test.each([
  ["cs", "Jeden nebo více produktů se nepodařilo přidat do košíku."],
  ["en", "One or more products could not be added to the cart"],
] as const)(
  "ERROR-31 what was refused without a reason is told in general, in %s",
  async (language, words) => {
    await loadTexts(["products"], language);
    changeLanguage(language);
    draw(<RowError id="why" error={{ reason: "refused", message: "" }} />);
    expect(untied(screen.getByRole("alert").textContent ?? "")).toBe(words);
  },
);

test("ERROR-31 the server's own words are told instead", async () => {
  await loadTexts(["products"], "cs");
  draw(<RowError id="why" error={{ reason: "UNDEFINED", message: "Nejvýše 9 999 sudů." }} />);
  expect(screen.getByRole("alert").textContent).toBe("Nejvýše 9 999 sudů.");
});
