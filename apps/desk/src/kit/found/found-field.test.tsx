import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { queryClient } from "@vycep/shell/api/query-client";
import { changeLanguage } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FoundRecord, RecordSource } from "../../shared/found-records.ts";
import { FoundAdder, FoundField } from "./found-field.tsx";

const star = { id: "500101", name: "U Modré hvězdy", beside: "Lipovec" };
const corner = { id: "500102", name: "Výčep Na Růžku", beside: "Lipovec" };
const find = vi.fn<RecordSource["find"]>();
const source: RecordSource = { key: "test", find };
const onSubmit = vi.fn();
const onEscape = vi.fn();

beforeEach(() => {
  changeLanguage("cs");
  find.mockImplementation(async (text) =>
    [star, corner].filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(text.toLowerCase())),
  );
});
afterEach(() => {
  queryClient.clear();
  vi.resetAllMocks();
});

function Form({ isAdder = false }: { readonly isAdder?: boolean }) {
  const [value, setValue] = useState("");
  const [added, setAdded] = useState<readonly FoundRecord[]>([]);
  const shared = { label: "Místo", source, value, onChange: setValue };
  return (
    <main>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog, which Escape closes */}
      <div onKeyDown={({ key }) => key === "Escape" && onEscape()}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {isAdder ? (
            <FoundAdder
              {...shared}
              isPresent={({ id }) => added.some((one) => one.id === id)}
              onAdd={(one) => setAdded([...added, one])}
            />
          ) : (
            <FoundField {...shared} />
          )}
        </form>
      </div>
      <p>{added.map(({ id }) => id).join(" ")}</p>
    </main>
  );
}

function open(isAdder = false) {
  render(
    <QueryClientProvider client={queryClient}>
      <Form isAdder={isAdder} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole("combobox", { name: "Místo" }) };
}

describe("a field that finds its record", () => {
  test("by a name: arrows mark one, Enter takes its number, and the form is sent by the next Enter alone", async () => {
    const { user, field } = open();
    await user.type(field, "50010");
    await screen.findByRole("option", { name: /Na Růžku/ });
    expect(screen.getByRole("listbox", { name: "Místo" })).toBeTruthy();
    await expectAccessible();
    await user.keyboard("{ArrowDown}");
    const marked = screen.getByRole("option", { name: /Na Růžku/, selected: true });
    expect(field.getAttribute("aria-activedescendant")).toBe(marked.id);
    await user.keyboard("{Enter}");
    expect(field).toHaveProperty("value", "500102");
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await screen.findByText("Výčep Na Růžku")).toBeTruthy();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("a whole number is typed or pasted and sent at once, whether its answer has come or not", async () => {
    find.mockImplementation(() => new Promise(() => undefined));
    const { user, field } = open();
    await user.click(field);
    await user.paste("500101");
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field).toHaveProperty("value", "500101");
  });

  test("half a name is not sent while nobody knows what it means", async () => {
    find.mockImplementation(() => new Promise(() => undefined));
    const { user, field } = open();
    await user.type(field, "hvězd{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("Escape closes the list and nothing else; what was typed stays, and an arrow opens it again", async () => {
    const { user, field } = open();
    await user.type(field, "50010");
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    expect(field).toHaveProperty("value", "50010");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("listbox")).toBeTruthy();
    await user.keyboard("{Escape}{Escape}");
    expect(onEscape).toHaveBeenCalledOnce();
  });

  test("what finds nothing says so beside it", async () => {
    const { user, field } = open();
    await user.type(field, "jinam");
    expect(await screen.findByText(/^Nic takového tu není\.$/)).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a field whose search does not answer", () => {
  test("says so and keeps what was typed", async () => {
    find.mockRejectedValue(new Error("away"));
    const { user, field } = open();
    await user.type(field, "hvězd");
    expect(await screen.findByText(/^Hledání se nepovedlo\./, undefined, { timeout: 15_000 })).toBeTruthy();
    expect(field).toHaveProperty("value", "hvězd");
  });
});

describe("a field that adds one record after another", () => {
  test("by a click, by Enter on the marked one and by a number as it is pasted; what is there is not offered", async () => {
    const { user, field } = open(true);
    await user.type(field, "hvězd");
    await user.click(await screen.findByRole("option", { name: /U Modré hvězdy/ }));
    expect(field).toHaveProperty("value", "");
    expect(screen.getByText("500101")).toBeTruthy();
    await user.type(field, "50010");
    await screen.findByRole("option", { name: /Na Růžku/ });
    expect(screen.queryByRole("option", { name: /U Modré hvězdy/ })).toBeNull();
    await user.clear(field);
    await user.paste("500102");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText("500101 500102")).toBeTruthy());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
