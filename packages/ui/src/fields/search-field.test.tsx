import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { SearchField } from "./search-field.tsx";

function Search({ onSubmit }: { readonly onSubmit?: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <SearchField
      label="Hledat v katalogu"
      placeholder="Název, číslo nebo EAN"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      clearLabel="Smazat hledání"
      shortcut="/"
    />
  );
}

test("is named by its label, and Enter sends what is written", async () => {
  const handleSubmit = vi.fn();
  const { user } = draw(<Search onSubmit={handleSubmit} />);
  await user.type(screen.getByRole("searchbox", { name: "Hledat v katalogu" }), "ležák{Enter}");
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith("ležák");
  await expectAccessible();
});

test("the cross stands there only while there is something to empty", async () => {
  const { user } = draw(<Search />);
  const field = screen.getByRole("searchbox", { name: "Hledat v katalogu" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("/")).toBeTruthy();
  await user.type(field, "ležák");
  expect(screen.queryByText("/")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Smazat hledání" }));
  expect(field).toHaveProperty("value", "");
});

test("Enter without anyone to tell does not leave the page", async () => {
  const { user } = draw(<Search />);
  await user.type(screen.getByRole("searchbox"), "ležák{Enter}");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "ležák");
});

test("one that offers a list is a combobox that says what is active in it", async () => {
  draw(
    <>
      <SearchField
        label="Hledat"
        placeholder="Název"
        value="le"
        onChange={vi.fn()}
        clearLabel="Smazat"
        role="combobox"
        aria-expanded
        aria-controls="hits"
        aria-activedescendant="hit-1"
      />
      <div id="hits" role="listbox" aria-label="Výsledky">
        {/* biome-ignore lint/a11y/useFocusableInteractive: the active option of a combobox is not focused itself */}
        <div id="hit-1" role="option" aria-selected="true">
          Lipovrch 11
        </div>
      </div>
    </>,
  );
  const field = screen.getByRole("combobox", { name: "Hledat", expanded: true });
  expect(field.getAttribute("aria-activedescendant")).toBe("hit-1");
  await expectAccessible();
});
