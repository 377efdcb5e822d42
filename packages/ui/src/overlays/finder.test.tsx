import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

test("Enter in an empty field opens nothing of what is offered", async () => {
  const onPick = openFinder("");
  await screen.findByRole("option", { name: "4700100498" });
  screen.getByRole("searchbox").focus();
  await userEvent.keyboard("{Enter}");
  expect(onPick).not.toHaveBeenCalled();
});
