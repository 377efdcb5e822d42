import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../actions/button.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { setWindowWidth } from "../testing/window-width.ts";
import { CellPanel } from "./cell-panel.tsx";

function drawPanel() {
  const chosen = vi.fn();
  const elsewhere = vi.fn();
  const { user } = draw(
    <main>
      <CellPanel label="Požadované datum" value="po 23.11.2026" caption="do 16:00" closeLabel="Zavřít">
        {(close, look) => (
          <Button
            disabledReason={look.isSelectEnabled ? undefined : "Otevírá se."}
            onClick={() => {
              chosen();
              close();
            }}
          >
            Vybrat
          </Button>
        )}
      </CellPanel>
      <Button onClick={elsewhere}>Jinde</Button>
    </main>,
  );
  const trigger = screen.getByRole("button", { name: "Požadované datum po 23.11.2026" });
  return { user, chosen, elsewhere, trigger };
}

const panel = () => screen.findByRole("dialog", { name: "Požadované datum" });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test("the cell is named by its label and its value and says that a panel belongs to it", async () => {
  const { trigger } = drawPanel();
  expect(trigger.getAttribute("aria-haspopup")).toBe("dialog");
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByText("do 16:00")).toBeTruthy();
  await expectAccessible();
});

test("opens under the cell, named by it, while the page stays in use; a second click closes it", async () => {
  const { user, trigger } = drawPanel();
  await user.click(trigger);
  await panel();
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("button", { name: "Jinde" })).toBeTruthy();
  await expectAccessible();
  await user.click(trigger);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("PICKER-16 takes a choice once 500 ms have passed, and closes when the choice is done", async () => {
  const { user, chosen, trigger } = drawPanel();
  await user.click(trigger);
  const opened = within(await panel());
  act(() => vi.advanceTimersByTime(500));
  await user.click(opened.getByRole("button", { name: "Vybrat" }));
  expect(chosen).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Escape closes it and gives the focus back to the cell", async () => {
  const { user, trigger } = drawPanel();
  await user.tab();
  await user.keyboard("{Enter}");
  await panel();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test("a click elsewhere in the page closes it and does what it was meant for", async () => {
  const { user, elsewhere, trigger } = drawPanel();
  await user.click(trigger);
  await panel();
  await user.click(screen.getByRole("button", { name: "Jinde" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(elsewhere).toHaveBeenCalledTimes(1);
});

test("on mobile it is a sheet over the page, with a cross", async () => {
  setWindowWidth(390);
  const { user, trigger } = drawPanel();
  await user.click(trigger);
  const sheet = within(await panel());
  expect(screen.queryByRole("button", { name: "Jinde" })).toBeNull();
  await expectAccessible();
  await user.click(sheet.getByRole("button", { name: "Zavřít" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
