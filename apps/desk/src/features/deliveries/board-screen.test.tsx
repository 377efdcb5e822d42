import { screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import {
  address,
  answers,
  board,
  column,
  day,
  dispatcher,
  loaded,
  order,
  pila,
  planned,
  refusal,
  round,
  van,
  withLorry,
} from "../../testing/board-page.ts";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

describe("DDISP-01 a day of deliveries is seen whole", () => {
  test("DDISP-01 days, vehicles with floor and payload, what no vehicle takes, and what each method makes", async () => {
    await openDesk(address, { me: dispatcher, ...answers });
    expect(await column(/^Nezařazené/).findByText("Stará Pila")).toBeTruthy();
    expect(column(/^Nezařazené/).getByText("nepotvrzená")).toBeTruthy();
    expect(column(/2SN 70-15/).getByText(/7\s706 z 8\s000\skg/)).toBeTruthy();
    expect(column(/2SN 33-90/).getByText("naložená")).toBeTruthy();
    expect(column(/2SN 33-90/).getByText("řidič tu ten den není")).toBeTruthy();
    expect(column(/2SN 70-15/).queryByText("řidič tu ten den není")).toBeNull();
    expect(screen.getByRole("link", { name: /5\.1\./ })).toBeTruthy();
    expect(column(/2SN 70-15/).getAllByText(/9,9 z 12 míst/).length).toBeGreaterThan(0);
    expect(column(/2SN 70-15/).getByText(/zbývá 2,1\s*místa, 294\s*kg/)).toBeTruthy();
    expect(column(/2SN 70-15/).getByText("vyjede 6:00")).toBeTruthy();
    const total = within(within(screen.getByRole("list", { name: "Způsoby dodání" })).getByRole("listitem"));
    expect(total.getByText("10,3 z 10,9 pal. na vozidlech")).toBeTruthy();
    expect(total.getByText("3 místa")).toBeTruthy();
    expect(total.getByText(/150\s*hl · 30\s000\s*Kč/)).toBeTruthy();
    await expectAccessible();
  });

  test("who may only look moves nothing", async () => {
    await openDesk(address, { me: somebody(["deliveries", "see"]), ...answers });
    await screen.findAllByText("Stará Pila");
    expect(screen.queryByRole("button", { name: "Stará Pila" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Navrhnout trasy" })).toBeNull();
  });
});

describe("DDISP-02 rounds are planned by keyboard", () => {
  test("Space takes, arrows move, Enter drops; over-full is refused in figures with a way out", async () => {
    const { user } = await openDesk(address, { me: dispatcher, ...answers });
    (await screen.findByRole("button", { name: "Stará Pila" })).focus();
    await user.keyboard(" {ArrowRight}");
    expect(column(/2SN 70-15/).getByRole("button", { name: "Stará Pila" })).toBe(document.activeElement);
    await user.keyboard("{Enter}");
    const refusal = within(await screen.findByRole("alert"));
    expect(refusal.getByText(/o 211\s*kg přes nosnost/)).toBeTruthy();
    expect(refusal.getByText(/Míst je dost/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Stará Pila");
    expect(planned()).toEqual([]);
    await user.click(refusal.getByRole("button", { name: /2SN 33-90/ }));
    await waitFor(() => expect(planned()).toHaveLength(1));
    const stops = [{ orderNumber: "2", vehicleId: "V1", position: 1 }];
    expect(planned()[0]).toEqual({ input: { day: board.day, version: 4, stops } });
  });

  test("Escape puts it back; what is loaded cannot be taken; the proposal puts the rest where it fits", async () => {
    const { user } = await openDesk(address, { me: dispatcher, ...answers });
    (await screen.findByRole("button", { name: "Stará Pila" })).focus();
    await user.keyboard(" {ArrowRight}{ArrowRight}{Escape}");
    const back = column(/^Nezařazené/).getByRole("button", { name: "Stará Pila" });
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(screen.queryByRole("button", { name: "Zahrádka" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Navrhnout trasy" }));
    await waitFor(() => expect(planned()).toHaveLength(1));
    expect(planned()[0]).toMatchObject({ input: { stops: [{ orderNumber: "2", vehicleId: "V1" }] } });
  });
});

test.each([
  [0.6, "Nevejde se: o 0,6 místa víc."],
  [1, "Nevejde se: o 1 místo víc."],
  [2, "Nevejde se: o 2 místa víc."],
  [5, "Nevejde se: o 5 míst víc."],
])("DDISP-02 a van of four that would carry %s more says it in Czech", async (over, told) => {
  const large = { ...pila, pallets: 3.6 + over };
  const { user } = await openDesk(address, {
    me: dispatcher,
    ...answers,
    DeliveryBoard: { deliveryBoard: { ...board, orders: [order, large, loaded] } },
  });
  (await screen.findByRole("button", { name: "Stará Pila" })).focus();
  await user.keyboard(" {ArrowRight}{ArrowRight}{Enter}");
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText((text) => text.replaceAll(/\s/g, " ") === told)).toBeTruthy();
});

describe("DDISP-02 what was not planned is told above the board", () => {
  test("a refusal of the server stands there until it is read, and the card goes back", async () => {
    const PlanStops = { planStops: { board: { version: 5 }, refusal } };
    const { user } = await openDesk(address, { me: dispatcher, ...withLorry, PlanStops });
    (await screen.findByRole("button", { name: "Stará Pila" })).focus();
    await user.keyboard(" {ArrowRight}{ArrowUp}{Enter}");
    const stops = [{ orderNumber: "2", vehicleId: "V3", position: 2 }];
    await waitFor(() => expect(planned()).toEqual([{ input: { day: board.day, version: 4, stops } }]));
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(/Plán na út 5\.1\. zůstal, jak byl\./)).toBeTruthy();
    expect(alert.getByText(/Mezitím to změnil někdo jiný/)).toBeTruthy();
    expect(column(/^Nezařazené/).getByRole("button", { name: "Stará Pila" })).toBeTruthy();
    await user.click(alert.getByRole("button", { name: "Rozumím" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a failure as well", async () => {
    const { user } = await openDesk(address, { me: dispatcher, ...withLorry, PlanStops: undefined });
    (await screen.findByRole("button", { name: "Stará Pila" })).focus();
    await user.keyboard(" {ArrowRight}{Enter}");
    expect(within(await screen.findByRole("alert")).getByText(/Plán se nepodařilo uložit/)).toBeTruthy();
  });

  test("the proposal is taken back as a whole, with the version it made; where that is refused, it is told", async () => {
    const { user } = await openDesk(address, { me: dispatcher, ...withLorry });
    await user.click(await screen.findByRole("button", { name: "Navrhnout trasy" }));
    expect(await screen.findByText("Zařazena 1 objednávka.")).toBeTruthy();
    answerWith({ PlanStops: { planStops: { board: { version: 6 }, refusal } } });
    await user.click(screen.getByRole("button", { name: "Vrátit zpět" }));
    expect(within(await screen.findByRole("alert")).getByText(/Mezitím to změnil někdo jiný/)).toBeTruthy();
    const stops = [{ orderNumber: "2", vehicleId: null, position: 0 }];
    expect(planned().at(-1)).toEqual({ input: { day: board.day, version: 5, stops } });
  });
});

test("DESK-01 a stop goes up and down by its menu, where nobody can drag", async () => {
  const { user } = await openDesk(address, { me: dispatcher, ...withLorry });
  const openMenu = async (name: string) =>
    user.click(await screen.findByRole("button", { name: `Přeřadit ${name}` }));
  await openMenu("Sklad A");
  expect(screen.queryByRole("menuitem", { name: "Posunout výš" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Posunout níž" }));
  await openMenu("Sklad C");
  expect(screen.queryByRole("menuitem", { name: "Posunout níž" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Posunout výš" }));
  await waitFor(() => expect(planned()).toHaveLength(2));
  expect(planned().map(({ input }) => input)).toMatchObject([
    { stops: [{ orderNumber: "A", vehicleId: "V3", position: 1 }] },
    { stops: [{ orderNumber: "C", vehicleId: "V3", position: 1 }] },
  ]);
});

test("DLIST-06 without a day in the address the board waits for the days, and shows the one that comes", async () => {
  await openDesk("/desk/deliveries", {
    me: dispatcher,
    ...answers,
    DeliveryDays: { deliveryDays: [{ ...day, day: "2999-01-05" }] },
  });
  await screen.findAllByText("Stará Pila");
  const boards = asked.filter(({ operation }) => operation === "DeliveryBoard");
  expect(boards.map(({ variables }) => variables)).toEqual([{ day: "2999-01-05" }]);
});

describe("DDISP-02 a round is handed to a driver, with its departure", () => {
  const drivers = [
    { id: "D2", name: "Josef Říha" },
    { id: "D5", name: "Karel Kratochvíl" },
  ].map((driver) => ({
    ...driver,
    ...{ phone: "", haulier: null, weekdays: [1], outFrom: null, outTo: null, outReason: "" },
    ...{ isActive: true, version: 1 },
  }));
  const SaveRound = { saveRound: { refusal: null } };
  const withDrivers = { ...answers, Fleet: { fleet: { vehicles: [], drivers } }, SaveRound };
  const saved = () =>
    asked.filter(({ operation }) => operation === "SaveRound").map(({ variables }) => variables);

  async function openRound(more: Readonly<Record<string, unknown>> = {}) {
    const { user } = await openDesk(address, { me: dispatcher, ...withDrivers, ...more });
    await user.click(await screen.findByRole("button", { name: /Řidič a\sodjezd 2SN 70-15/ }));
    const time = within(await screen.findByRole("dialog")).getByRole("textbox", { name: /^Odjezd/ });
    await user.clear(time);
    return { user, time, dialog: within(screen.getByRole("dialog")) };
  }
  const readAnew = async (DeliveryBoard: unknown) => {
    answerWith({ DeliveryBoard });
    await queryClient.invalidateQueries({ queryKey: ["deliveries", "delivery-board"] });
  };

  test("DSIGN-09 a code for the driver's telephone is made here and shown this once", async () => {
    const { user, dialog } = await openRound({
      MakeDriverCode: { makeDriverCode: { code: "K7M2X-9QXD4", refusal: null } },
    });
    await user.click(dialog.getByRole("button", { name: /Vytvořit\skód/ }));
    expect((await dialog.findByRole("status", { name: /Kód\spro\sJosef/ })).textContent).toBe("K7M2X-9QXD4");
    expect(asked.find(({ operation }) => operation === "MakeDriverCode")?.variables).toEqual({
      input: { day: "2027-01-05", driverId: "D2" },
    });
  });

  test("a time is written as people write it; what is none is told beside it and not sent", async () => {
    const { user, time, dialog } = await openRound();
    await user.type(time, "ráno");
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(time.getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByText("Napište čas, například 5:40.")).toBeTruthy();
    expect(saved()).toEqual([]);
    await user.clear(time);
    await user.type(time, "5.40");
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const input = { day: board.day, version: 4, vehicleId: "V2", driverId: "D2", departsAt: "05:40" };
    expect(saved()).toEqual([{ input }]);
  });

  test("whoever drives is named also before the drivers have come", async () => {
    const { dialog } = await openRound({ Fleet: undefined });
    expect(dialog.getByText("Josef Říha")).toBeTruthy();
    expect(dialog.queryByText("kdo řídí obvykle")).toBeNull();
  });

  test("DEDIT-01 a colleague's driver is not overwritten: both are shown, and what is chosen is saved", async () => {
    const { user, time, dialog } = await openRound();
    await user.type(time, "5:40");
    const theirs = { ...round, driverId: "D5", driverName: "Karel Kratochvíl", departsAt: "06:30" };
    await readAnew({ deliveryBoard: { ...board, version: 7, rounds: [theirs, van] } });
    expect(await dialog.findByText(/Mezitím to změnil někdo jiný/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    const conflict = within(await screen.findByRole("dialog", { name: "Záznam mezitím změnil někdo jiný" }));
    expect(conflict.getByRole("row", { name: /^Řidič Josef Říha Karel Kratochvíl/ })).toBeTruthy();
    expect(saved()).toEqual([]);
    await user.click(conflict.getByRole("radio", { name: "moje" }));
    await user.click(conflict.getByRole("button", { name: "Uložit výběr" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(saved()).toMatchObject([{ input: { version: 7, driverId: "D5", departsAt: "05:40" } }]);
  });

  test("that a stop was moved meanwhile is in nobody's way", async () => {
    const { user, time, dialog } = await openRound();
    await user.type(time, "5:40");
    await readAnew({ deliveryBoard: { ...board, version: 5 } });
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(saved()).toMatchObject([{ input: { version: 5, driverId: "D2" } }]));
  });
});

test("DORD-07 a vehicle's round and the whole day are printed; without a right to orders, none of their prices", async () => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
  );
  const file = () =>
    new Response("%PDF-", { headers: { "content-disposition": 'attachment; filename="a.pdf"' } });
  const { user } = await openDesk(address, {
    ...{ me: somebody(["deliveries", "see"]), ...answers },
    ...{ "/desk/papers/loading-list": file(), "/desk/papers/round": file() },
  });
  const papers = () => asked.filter(({ operation }) => operation.startsWith("/desk/papers/"));
  await user.click(await screen.findByRole("button", { name: "Vytisknout 2SN 70-15" }));
  expect(await screen.findByRole("menuitem", { name: "Trasa řidiče" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Dodací listy" })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Nakládací seznam po paletách" }));
  await waitFor(() => expect(papers()).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Vytisknout celý den" }));
  await user.click(await screen.findByRole("menuitem", { name: "Trasa řidiče" }));
  await waitFor(() => expect(papers()).toHaveLength(2));
  expect(papers()).toEqual([
    { operation: "/desk/papers/loading-list", variables: { day: board.day, vehicle: "V2" } },
    { operation: "/desk/papers/round", variables: { day: board.day } },
  ]);
});
