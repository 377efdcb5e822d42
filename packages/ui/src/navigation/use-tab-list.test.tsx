import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { useTabList } from "./use-tab-list.ts";

const photos = ["Láhev", "Přepravka", "Paleta"];

function Photos() {
  const [at, setAt] = useState(0);
  const tabs = useTabList({ label: "Fotografie", count: photos.length, at, onSelect: setAt });
  return (
    <>
      <div {...tabs.panel}>
        <img alt={photos[at]} />
      </div>
      <div {...tabs.list}>
        {photos.map((photo, index) => (
          <button key={photo} {...tabs.tab(index)} aria-label={`${index + 1} ze 3: ${photo}`} />
        ))}
      </div>
    </>
  );
}

const chosen = () => screen.getByRole("tab", { selected: true });

test("the panel is named by the tab that is chosen", async () => {
  const { user } = draw(<Photos />);
  expect(screen.getByRole("tablist", { name: "Fotografie" })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: "1 ze 3: Láhev" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "2 ze 3: Přepravka" }));
  expect(screen.getByRole("tabpanel", { name: "2 ze 3: Přepravka" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Přepravka" })).toBeTruthy();
  await expectAccessible();
});

test("is one stop of the Tab key, at the tab that is chosen", async () => {
  const { user } = draw(<Photos />);
  await user.click(screen.getByRole("tab", { name: "2 ze 3: Přepravka" }));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(chosen());
});

test("arrows choose and go round, Home and End lead to the ends, other keys do nothing", async () => {
  const { user } = draw(<Photos />);
  await user.tab();
  const walk = [
    ["{ArrowLeft}", "3 ze 3: Paleta"],
    ["{ArrowRight}", "1 ze 3: Láhev"],
    ["{ArrowRight}", "2 ze 3: Přepravka"],
    ["{ArrowDown}", "2 ze 3: Přepravka"],
    ["{End}", "3 ze 3: Paleta"],
    ["{Home}", "1 ze 3: Láhev"],
  ] as const;
  for (const [key, name] of walk) {
    await user.keyboard(key);
    expect(chosen()).toBe(screen.getByRole("tab", { name }));
    expect(document.activeElement).toBe(chosen());
  }
});
