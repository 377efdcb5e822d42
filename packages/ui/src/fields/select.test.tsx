import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { setWindowWidth } from "../testing/window-width.ts";
import { Select, type SelectOption, type SelectProps } from "./select.tsx";

const places: readonly SelectOption[] = [
  { id: "500101", label: "Restaurace U Modré hvězdy", note: "Sladovnická 12" },
  { id: "500102", label: "Výčep Na Růžku", note: "Kovářská 3", badge: "nové" },
  { id: "500103", label: "Zahrádka Pod Lipami", disabledReason: "Zavřeno do 1. dubna." },
];

const search = { label: "Hledat odběrné místo", emptyText: "Takové místo nemáte." };

function Held({ told, ...props }: Partial<SelectProps> & { readonly told?: (id: string) => void }) {
  const [place, setPlace] = useState<string | null>("500101");
  return (
    <main>
      <Select
        label="Odběrné místo"
        options={places}
        value={place}
        placeholder="Vyberte"
        closeLabel="Zavřít"
        onChange={(id) => {
          told?.(id);
          setPlace(id);
        }}
        {...props}
      />
    </main>
  );
}

function drawSelect(props: Partial<SelectProps> = {}) {
  const told = vi.fn();
  const { user } = draw(<Held {...props} told={told} />);
  const trigger = () => screen.getByRole("button", { name: /^Odběrné místo/u });
  return { user, told, trigger };
}

describe.each(["field", "cell"] as const)("as a %s", (look) => {
  test("its button is named by its label and what is chosen, and says that a list belongs to it", async () => {
    const { trigger } = drawSelect({ look, caption: "500101" });
    expect(trigger()).toBe(screen.getByRole("button", { name: "Odběrné místo Restaurace U Modré hvězdy" }));
    expect(trigger().getAttribute("aria-haspopup")).toBe("listbox");
    expect(trigger().getAttribute("aria-expanded")).toBe("false");
    await expectAccessible();
  });

  test("while nothing is chosen it says what to do", () => {
    drawSelect({ look, value: null });
    expect(screen.getByRole("button", { name: "Odběrné místo Vyberte" })).toBeTruthy();
  });

  test("with a reason against it, it can be reached, says why and opens nothing", async () => {
    const { user, trigger } = drawSelect({ look, disabledReason: "Máte jen jedno místo." });
    await user.tab();
    expect(document.activeElement).toBe(trigger());
    expect(trigger()).toBe(screen.getByRole("button", { description: "Máte jen jedno místo." }));
    await user.keyboard("{ArrowDown}{Enter}");
    await user.click(trigger());
    expect(trigger().getAttribute("aria-expanded")).toBe("false");
    await expectAccessible();
  });
});

test("error and hint describe its button", async () => {
  drawSelect({ error: "Vyberte místo.", hint: "Kam přivezeme" });
  expect(screen.getByRole("button", { description: "Vyberte místo. Kam přivezeme" })).toBeTruthy();
  await expectAccessible();
});

test.each(["{ArrowDown}", "{ArrowUp}", "{Enter}", "[Space]"])(
  "opens by %s with the chosen option in focus",
  async (key) => {
    const { user } = drawSelect();
    await user.tab();
    await user.keyboard(key);
    const chosen = await screen.findByRole("option", { name: /^Restaurace/u, selected: true });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  },
);

test("arrows walk, Enter chooses, and the focus is back where it was", async () => {
  const { user, told, trigger } = drawSelect();
  await user.tab();
  await user.keyboard("{ArrowDown}");
  const list = await screen.findByRole("listbox", { name: "Odběrné místo" });
  expect(within(list).getAllByRole("option")).toHaveLength(3);
  await expectAccessible();
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("option"));
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(told).toHaveBeenCalledExactlyOnceWith("500102");
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  expect(trigger()).toBe(screen.getByRole("button", { name: "Odběrné místo Výčep Na Růžku" }));
});

test("an option that cannot be chosen says why and is passed over", async () => {
  const { user, told, trigger } = drawSelect();
  await user.click(trigger());
  const closed = await screen.findByRole("option", {
    name: "Zahrádka Pod Lipami",
    description: "Zavřeno do 1. dubna.",
  });
  expect(closed.getAttribute("aria-disabled")).toBe("true");
  await user.click(closed);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  { way: "Escape", leave: (user: ReturnType<typeof drawSelect>["user"]) => user.keyboard("{Escape}") },
  {
    way: "a click on the chosen option",
    leave: (user: ReturnType<typeof drawSelect>["user"]) =>
      user.click(screen.getByRole("option", { name: /^Restaurace/u })),
  },
])("$way closes and leaves everything as it was", async ({ leave }) => {
  const { user, told, trigger } = drawSelect();
  await user.click(trigger());
  await screen.findByRole("listbox");
  await leave(user);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(told).not.toHaveBeenCalled();
});

describe("with a search", () => {
  test("the search has the focus, finds without accents, and the first hit is taken with the keyboard", async () => {
    const { user, told, trigger } = drawSelect({ search });
    await user.click(trigger());
    const field = await screen.findByRole("searchbox", { name: "Hledat odběrné místo" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard("vycep");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await expectAccessible();
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith("500102"));
  });

  test("finds by the second line too, and says so when nothing fits", async () => {
    const { user, trigger } = drawSelect({ search });
    await user.click(trigger());
    const field = await screen.findByRole("searchbox", { name: "Hledat odběrné místo" });
    await user.type(field, "kovar");
    await waitFor(() => expect(screen.getByRole("option", { name: "Výčep Na Růžku" })).toBeTruthy());
    await user.type(field, "xyz");
    expect(await screen.findByText("Takové místo nemáte.")).toBeTruthy();
  });
});

test("LAYOUT-34 on mobile the options open as a modal of their own, named and closed by its cross", async () => {
  setWindowWidth(390);
  const { user, told, trigger } = drawSelect();
  await user.click(trigger());
  const dialog = await screen.findByRole("dialog", { name: "Odběrné místo" });
  expect(within(dialog).getAllByRole("option")).toHaveLength(3);
  await expectAccessible();
  await user.click(within(dialog).getByRole("button", { name: "Zavřít" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(told).not.toHaveBeenCalled();
});
