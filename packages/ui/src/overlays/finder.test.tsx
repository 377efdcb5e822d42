import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Finder } from "./finder.tsx";

const found = [{ id: "orders", title: "Objednávky", items: [{ id: "4700100498", label: "4700100498" }] }];

function openFinder(value: string) {
  const onPick = vi.fn();
  render(
    <Finder
      isOpen
      onClose={vi.fn()}
      label="Hledat"
      placeholder=""
      closeLabel="Zavřít"
      foundLabel="Nalezené"
      value={value}
      onChange={vi.fn()}
      groups={found}
      onPick={onPick}
      message=""
    />,
  );
  return onPick;
}

test("C25 Enter opens what the answer begins with, also where nothing of it is marked yet", async () => {
  const onPick = openFinder("4700100498");
  await screen.findByRole("option", { name: "4700100498" });
  screen.getByRole("searchbox").focus();
  await userEvent.keyboard("{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("4700100498");
});

interface Asked {
  readonly found: readonly string[];
  readonly isBusy?: boolean;
}

/** A finder whose field is typed into, and whose answers come when they are told to. */
function openTyped(first: Asked) {
  const onPick = vi.fn();
  const show = { now: (_: Asked): void => undefined };
  function Typed() {
    const [value, setValue] = useState("");
    const [{ found, isBusy }, setAnswer] = useState(first);
    show.now = (next) => act(() => setAnswer(next));
    return (
      <Finder
        {...{ isOpen: true, onClose: vi.fn(), label: "Hledat", placeholder: "", closeLabel: "Zavřít" }}
        {...{ foundLabel: "Nalezené", value, onChange: setValue, onPick, isBusy, message: "" }}
        groups={[
          { id: "goods", title: "Zboží", items: found.map((id) => ({ id, label: id, href: "#there" })) },
        ]}
      />
    );
  }
  render(<Typed />);
  return { onPick, show: (next: Asked) => show.now(next), field: screen.getByRole("searchbox") };
}
/** What the field says is marked: that which Enter opens. */
const expectLed = (field: HTMLElement, name: string) =>
  waitFor(() =>
    expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe(
      name,
    ),
  );

test("C25 Enter opens the hit that leads the answer, also where what led the one before is shown still", async () => {
  const { onPick, show, field } = openTyped({ found: [], isBusy: true });
  await userEvent.type(field, "10011");
  show({ found: ["100111"], isBusy: true });
  await expectLed(field, "100111");
  show({ found: ["100112", "100111"] });
  await expectLed(field, "100112");
  await userEvent.keyboard("{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("100112");
});

test("C25 Enter is not lost where what is shown changes before the key comes up", async () => {
  const { onPick, show, field } = openTyped({ found: [], isBusy: true });
  await userEvent.type(field, "100112");
  show({ found: ["100112"] });
  await expectLed(field, "100112");
  await userEvent.keyboard("{Enter>}");
  show({ found: [] });
  show({ found: ["100112", "100113"] });
  await userEvent.keyboard("{/Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("100112");
});

test("Enter opens what was walked to, and waits where that is shown no more", async () => {
  const { onPick, show, field } = openTyped({ found: ["100111", "100112"] });
  await userEvent.type(field, "1001{ArrowDown}");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("100112");
  onPick.mockClear();
  show({ found: ["100113"], isBusy: true });
  await userEvent.keyboard("{Enter}");
  expect(onPick).not.toHaveBeenCalled();
  show({ found: ["100114"] });
  await waitFor(() => expect(onPick).toHaveBeenCalledExactlyOnceWith("100114"));
});

test("Enter in an empty field opens nothing of what is offered", async () => {
  const onPick = openFinder("");
  await screen.findByRole("option", { name: "4700100498" });
  screen.getByRole("searchbox").focus();
  await userEvent.keyboard("{Enter}");
  expect(onPick).not.toHaveBeenCalled();
});
