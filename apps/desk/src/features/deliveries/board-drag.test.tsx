import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { describe, expect, test, vi } from "vitest";
import {
  address,
  answers,
  board,
  column,
  dispatcher,
  order,
  pila,
  planned,
  withLorry,
} from "../../testing/board-page.ts";
import { answerWith, openDesk, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const card = (name: string) => {
  const found = screen.getByRole("button", { name }).closest("li");
  if (found === null) throw new Error(`no card of ${name}`);
  return found;
};

/** Each card is a hundred high, one under the other from the top of its list. */
function stackCards() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at * 100, 200, 100);
  });
}

/** Takes a card and lets it go in a column at this height. */
function dragTo(name: string, onto: RegExp, height: number) {
  const dataTransfer = { setData: () => undefined, effectAllowed: "none" };
  const taken = card(name);
  const target = screen.getByRole("region", { name: onto });
  fireEvent.dragStart(taken, { dataTransfer });
  for (const kind of ["dragOver", "drop"] as const) {
    const event = createEvent[kind](target, { dataTransfer });
    Object.defineProperty(event, "clientY", { value: height });
    fireEvent(target, event);
  }
  fireEvent.dragEnd(taken, { dataTransfer });
}

describe("DDISP-02 rounds are planned by dragging", () => {
  test.each([
    ["between the two that follow it", "Sklad A", 220, [{ orderNumber: "A", vehicleId: "V3", position: 1 }]],
    ["under the last one", "Sklad A", 290, [{ orderNumber: "A", vehicleId: "V3", position: 2 }]],
    ["above the first one", "Sklad C", 10, [{ orderNumber: "C", vehicleId: "V3", position: 0 }]],
    ["over its own lower half, it stays", "Sklad A", 80, undefined],
    ["over the upper half of the next, it stays", "Sklad A", 120, undefined],
  ])("a stop is let go %s", async (_where, name, height, stops) => {
    await openDesk(address, { me: dispatcher, ...withLorry });
    await screen.findByRole("button", { name });
    stackCards();
    dragTo(name, /3SN 41-08/, height);
    if (stops === undefined) expect(planned()).toEqual([]);
    else await waitFor(() => expect(planned()).toEqual([{ input: { day: board.day, version: 4, stops } }]));
  });

  test("what no vehicle takes goes between two stops, and back among its like it asks nothing", async () => {
    await openDesk(address, { me: dispatcher, ...withLorry });
    await screen.findByRole("button", { name: "Stará Pila" });
    stackCards();
    dragTo("Stará Pila", /^Nezařazené/, 500);
    expect(planned()).toEqual([]);
    dragTo("Stará Pila", /3SN 41-08/, 160);
    const stops = [{ orderNumber: "2", vehicleId: "V3", position: 2 }];
    await waitFor(() => expect(planned()).toEqual([{ input: { day: board.day, version: 4, stops } }]));
  });

  test("while one stop is being saved it lies where it was put, and no other is taken", async () => {
    let save: (answer: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => {
      save = resolve;
    });
    await openDesk(address, { me: dispatcher, ...withLorry });
    await screen.findByRole("button", { name: "Stará Pila" });
    const fetched = fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      String(init.body).includes("mutation PlanStops")
        ? fetched(url, init).then(() => slow)
        : fetched(url, init),
    );
    stackCards();
    dragTo("Stará Pila", /3SN 41-08/, 500);
    expect(await column(/3SN 41-08/).findByRole("button", { name: "Stará Pila" })).toBeTruthy();
    expect(card("Sklad A").draggable).toBe(false);
    expect(screen.getByRole("button", { name: "Přeřadit Sklad A" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    dragTo("Sklad A", /3SN 41-08/, 500);
    save(Response.json({ data: answers.PlanStops }));
    await waitFor(() => expect(card("Sklad A").draggable).toBe(true));
    expect(planned()).toHaveLength(1);
  });
});

describe("DLIST-06 a board that is read again", () => {
  const readAgain = async (orders: readonly object[]) => {
    answerWith({ DeliveryBoard: { deliveryBoard: { ...board, orders } } });
    await act(() => queryClient.refetchQueries({ queryKey: ["deliveries", "delivery-board"] }));
  };
  const fresh = { ...order, number: "9", shipToName: "Nový odběr" };

  test("what came and what changed says so, but nothing moves while an order is in hand", async () => {
    await openDesk(address, { me: dispatcher, ...answers });
    fireEvent.dragStart(
      (await screen.findByRole("button", { name: "Stará Pila" })).closest("li") ?? document.body,
      {
        dataTransfer: { setData: () => undefined, effectAllowed: "none" },
      },
    );
    await readAgain([...board.orders.filter(({ number }) => number !== "2"), { ...pila, pallets: 2 }, fresh]);
    expect(screen.queryByRole("button", { name: "Nový odběr" })).toBeNull();
    fireEvent.dragEnd(card("Stará Pila"));
    expect(await screen.findByRole("button", { name: "Nový odběr" })).toBeTruthy();
    expect(card("Nový odběr").textContent).toContain("nové");
    expect(card("Stará Pila").textContent).toContain("změněné");
    expect(card("Cash & Carry").textContent).not.toContain("změněné");
  });
});
