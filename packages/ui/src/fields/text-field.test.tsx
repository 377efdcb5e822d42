import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { LinkAction } from "../actions/link.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

describe.each([
  { name: "a line of text", Field: TextField },
  { name: "several lines", Field: TextArea },
])("$name", ({ Field }) => {
  test("is found by its label and takes what is typed", async () => {
    const { user } = draw(<Field label="IČO" />);
    await user.click(screen.getByText("IČO"));
    await user.keyboard("80000011");
    expect(screen.getByLabelText("IČO")).toHaveProperty("value", "80000011");
    await expectAccessible();
  });

  test("hint and error describe it, the error first", async () => {
    draw(<Field label="IČO" hint="Osm číslic" error="Chybí číslice." />);
    const field = screen.getByRole("textbox", { name: "IČO", description: "Chybí číslice. Osm číslic" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await expectAccessible();
  });

  test("without an error it is not invalid, and without a hint nothing describes it", () => {
    draw(<Field label="IČO" />);
    const field = screen.getByRole("textbox", { name: "IČO" });
    expect(field.hasAttribute("aria-invalid")).toBe(false);
    expect(field.hasAttribute("aria-describedby")).toBe(false);
  });

  test("an error that goes takes its description along", () => {
    const { rerender } = draw(<Field id="ico" label="IČO" error="Chybí číslice." />);
    rerender(<Field id="ico" label="IČO" />);
    expect(screen.queryByText("Chybí číslice.")).toBeNull();
    expect(screen.getByRole("textbox", { name: "IČO" }).hasAttribute("aria-invalid")).toBe(false);
  });

  test("a hidden label names it; what stands beside the label is there", async () => {
    const handleClick = vi.fn();
    const { user } = draw(
      <Field
        label="Poznámka"
        isLabelHidden
        note="nepovinné"
        count="3 / 200"
        labelAction={<LinkAction onClick={handleClick}>Smazat</LinkAction>}
      />,
    );
    expect(screen.getByRole("textbox", { name: "Poznámka" })).toBeTruthy();
    expect(screen.getByText("nepovinné")).toBeTruthy();
    expect(screen.getByText("3 / 200")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Smazat" }));
    expect(handleClick).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  test("read-only can be reached and keeps its text; disabled cannot be reached", async () => {
    const { user } = draw(
      <>
        <Field label="DIČ" defaultValue="CZ80000011" disabled />
        <Field label="Číslo" defaultValue="7000001" readOnly />
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Číslo"));
    await user.keyboard("9");
    expect(screen.getByLabelText("Číslo")).toHaveProperty("value", "7000001");
    await expectAccessible();
  });

  test("the form that holds its value decides what stands there", async () => {
    const Held = () => {
      const [text, setText] = useState("");
      return (
        <Field label="Kód" value={text} onChange={(event) => setText(event.target.value.toUpperCase())} />
      );
    };
    const { user } = draw(<Held />);
    await user.type(screen.getByLabelText("Kód"), "abc");
    expect(screen.getByLabelText("Kód")).toHaveProperty("value", "ABC");
  });
});

test("several lines take a new line; one line sends its form", async () => {
  const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = draw(
    <form onSubmit={handleSubmit}>
      <TextArea label="Poznámka" />
      <TextField label="Název" icon="document" size="small" />
    </form>,
  );
  await user.type(screen.getByLabelText("Poznámka"), "a{Enter}b");
  expect(screen.getByLabelText("Poznámka")).toHaveProperty("value", "a\nb");
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Název"), "Pondělní{Enter}");
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test("a password is hidden until it is looked at, and can be hidden again", async () => {
  const { user } = draw(
    <PasswordField
      label="Heslo"
      defaultValue="tajné heslo"
      autoComplete="current-password"
      showLabel="Zobrazit heslo"
      hideLabel="Skrýt heslo"
    />,
  );
  const field = screen.getByLabelText("Heslo");
  expect(field.getAttribute("type")).toBe("password");
  expect(field.getAttribute("autocomplete")).toBe("current-password");
  await user.click(screen.getByRole("button", { name: "Zobrazit heslo" }));
  expect(field.getAttribute("type")).toBe("text");
  expect(field).toHaveProperty("value", "tajné heslo");
  await user.keyboard("{Enter}");
  expect(field.getAttribute("type")).toBe("password");
  expect(screen.getByRole("button", { name: "Zobrazit heslo" })).toBeTruthy();
  await expectAccessible();
});
