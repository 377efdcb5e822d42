import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { RadioGroup, type RadioOption } from "./radio-group.tsx";

type Choice = "keep" | "start" | "later";

const options: readonly RadioOption<Choice>[] = [
  { id: "keep", label: "Pokračovat s původním místem", description: "Nic se nezmění." },
  { id: "start", label: "Začít novou objednávku", details: <p>Košík se uloží.</p> },
  { id: "later", label: "Rozhodnout později", disabledReason: "Nejdřív vyberte den." },
];

function Choices({ look }: { readonly look?: "plain" | "cards" }) {
  const [choice, setChoice] = useState<Choice | null>("keep");
  return (
    <RadioGroup label="Co s košíkem" options={options} value={choice} onChange={setChoice} look={look} />
  );
}

test.each(["plain", "cards"] as const)(
  "%s: a named group in which one is chosen, by a click on its label",
  async (look) => {
    const { user } = draw(<Choices look={look} />);
    expect(screen.getByRole("group", { name: "Co s košíkem" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: /^Pokračovat/u, checked: true })).toBeTruthy();
    await user.click(screen.getByText("Začít novou objednávku"));
    expect(screen.getByRole("radio", { name: /^Začít/u, checked: true })).toBeTruthy();
    expect(screen.getByRole("radio", { name: /^Pokračovat/u, checked: false })).toBeTruthy();
    await expectAccessible();
  },
);

test("is one stop of the Tab key; arrows choose and leave out what is disabled", async () => {
  const { user } = draw(<Choices />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Pokračovat/u }));
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: /^Začít/u, checked: true })).toBe(document.activeElement);
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: /^Pokračovat/u, checked: true })).toBe(document.activeElement);
});

test("what opens under an option is there only while it is chosen", async () => {
  const { user } = draw(<Choices look="cards" />);
  expect(screen.queryByText("Košík se uloží.")).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Začít/u }));
  expect(screen.getByText("Košík se uloží.")).toBeTruthy();
});

test("an option that cannot be chosen says why, others are described by their second line", async () => {
  const handleChange = vi.fn();
  const { user } = draw(
    <RadioGroup label="Co s košíkem" isLabelHidden options={options} value={null} onChange={handleChange} />,
  );
  const later = screen.getByRole("radio", { name: /^Rozhodnout/u, description: "Nejdřív vyberte den." });
  expect(later).toHaveProperty("disabled", true);
  await user.click(later);
  expect(handleChange).not.toHaveBeenCalled();
  expect(screen.getByRole("radio", { name: /^Pokračovat/u, description: "Nic se nezmění." })).toBeTruthy();
});

test("an error describes the whole group", async () => {
  draw(
    <RadioGroup
      label="Co s košíkem"
      options={options}
      value={null}
      onChange={vi.fn()}
      error="Vyberte jednu možnost."
    />,
  );
  expect(
    screen.getByRole("group", { name: "Co s košíkem", description: "Vyberte jednu možnost." }),
  ).toBeTruthy();
  await expectAccessible();
});
