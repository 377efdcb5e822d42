import { screen } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { SelectAll } from "./select-all.tsx";

function Held({ start }: { readonly start: number }) {
  const [chosen, setChosen] = useState(start);
  return (
    <main>
      <SelectAll
        label="Všechny"
        chosen={chosen}
        all={3}
        onSelect={(isChosen) => setChosen(isChosen ? 3 : 0)}
      />
    </main>
  );
}

test.each([
  [0, "", "all"],
  [1, "mixed", "all"],
  [3, "all", ""],
])("with %i of three chosen it is %j, and one press makes it %j", async (start, before, after) => {
  const { user } = draw(<Held start={start} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Všechny" });
  const look = () => (box.indeterminate ? "mixed" : box.checked ? "all" : "");
  expect(look()).toBe(before);
  await expectAccessible();
  await user.click(box);
  expect(look()).toBe(after);
});
