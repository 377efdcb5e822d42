import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const options = [
  { code: "cs", label: "Čeština" },
  { code: "sk", label: "Slovenčina" },
  { code: "en", label: "English" },
] as const;

function Switch({ tone }: { readonly tone: "light" | "dark" }) {
  const [code, setCode] = useState<"cs" | "sk" | "en">("cs");
  return <LanguageSwitch label="Jazyk" options={options} value={code} onChange={setCode} tone={tone} />;
}

test.each(["light", "dark"] as const)(
  "%s: a group of languages, one of them chosen by click or arrow",
  async (tone) => {
    const { user } = draw(<Switch tone={tone} />);
    expect(screen.getByRole("group", { name: "Jazyk" })).toBeTruthy();
    await user.click(screen.getByText("English"));
    expect(screen.getByRole("radio", { name: "English", checked: true })).toBeTruthy();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("radio", { name: "Slovenčina", checked: true })).toBe(document.activeElement);
    await expectAccessible();
  },
);

test("each is marked with its own language for who listens", () => {
  draw(<Switch tone="light" />);
  for (const { code, label } of options) expect(screen.getByText(label).getAttribute("lang")).toBe(code);
});
