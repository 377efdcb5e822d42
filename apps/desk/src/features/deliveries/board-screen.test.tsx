import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const order = {
  ...{ number: "1", shipToName: "Cash & Carry", city: "Lipovrch", zip: "549 01", window: "6:00-14:00" },
  ...{ method: "selfpickup_selfpickup", state: "confirmed", pallets: 9.9, kilograms: 7706 },
  ...{ litres: 5000, netMinor: 1_000_000, currency: "CZK" },
};
const pila = {
  ...order,
  number: "2",
  shipToName: "Stará Pila",
  zip: "517 03",
  state: "received",
  pallets: 0.6,
  kilograms: 505,
};
const loaded = {
  ...order,
  number: "3",
  shipToName: "Zahrádka",
  city: "Sovín",
  state: "loaded",
  pallets: 0.4,
  kilograms: 348,
};
const round = {
  ...{
    vehicleId: "V2",
    plate: "2SN 70-15",
    name: "Střední vůz",
    places: 12,
    payloadKilograms: 8000,
    absence: null,
  },
  ...{
    driverId: "D2",
    driverName: "Josef Říha",
    departsAt: "06:00",
    stops: ["1"],
    pallets: 9.9,
    kilograms: 7706,
  },
};
const van = {
  ...round,
  ...{
    vehicleId: "V1",
    plate: "2SN 33-90",
    name: "Dodávka",
    places: 4,
    payloadKilograms: 1400,
    stops: ["3"],
  },
  ...{ pallets: 0.4, kilograms: 348, departsAt: null },
};
const board = { day: "2027-01-05", version: 4, orders: [order, pila, loaded], rounds: [round, van] };
const day = {
  day: "2027-01-05",
  orders: 3,
  unconfirmed: 1,
  pallets: 10.9,
  kilograms: 8559,
  places: 16,
  payloadKilograms: 9400,
};
const answers = {
  DeliveryDays: { deliveryDays: [day] },
  DeliveryBoard: { deliveryBoard: board },
  PlanStops: { planStops: { board: { version: 5 }, refusal: null } },
};
const dispatcher = somebody(["deliveries", "change"]);
const address = "/desk/deliveries?day=2027-01-05";

const column = (name: RegExp) => within(screen.getByRole("region", { name }));
const planned = () =>
  asked.filter(({ operation }) => operation === "PlanStops").map(({ variables }) => variables);

describe("DDISP-01 a day of deliveries is seen whole", () => {
  test("days, vehicles with floor and payload, what no vehicle takes, and what each method makes", async () => {
    await openDesk(address, { me: dispatcher, ...answers });
    expect(await column(/^Nezařazené/).findByText("Stará Pila")).toBeTruthy();
    expect(column(/^Nezařazené/).getByText("nepotvrzená")).toBeTruthy();
    expect(column(/2SN 70-15/).getByText(/7\s706 z 8\s000\skg/)).toBeTruthy();
    expect(column(/2SN 33-90/).getByText("naložená")).toBeTruthy();
    expect(screen.getByRole("link", { name: /5\.1\./ })).toBeTruthy();
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
    expect(column(/^Nezařazené/).getByRole("button", { name: "Stará Pila" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Zahrádka" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Navrhnout trasy" }));
    await waitFor(() => expect(planned()).toHaveLength(1));
    expect(planned()[0]).toMatchObject({ input: { stops: [{ orderNumber: "2", vehicleId: "V1" }] } });
  });
});
