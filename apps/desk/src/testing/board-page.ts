import { screen, within } from "@testing-library/react";
import { asked, somebody } from "./desk-page.tsx";

// A day of deliveries as the desk's API tells it, for tests of its board.

export const order = {
  ...{ number: "1", shipToName: "Cash & Carry", city: "Lipovrch", zip: "549 01", window: "6:00-14:00" },
  ...{ method: "selfpickup_selfpickup", state: "confirmed", pallets: 9.9, kilograms: 7706 },
  ...{ litres: 5000, netMinor: 1_000_000, currency: "CZK" },
};
export const pila = {
  ...order,
  number: "2",
  shipToName: "Stará Pila",
  zip: "517 03",
  state: "received",
  pallets: 0.6,
  kilograms: 505,
};
export const loaded = {
  ...order,
  number: "3",
  shipToName: "Zahrádka",
  city: "Sovín",
  state: "loaded",
  pallets: 0.4,
  kilograms: 348,
};
export const round = {
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
    driverAbsence: null,
    departsAt: "06:00",
    stops: ["1"],
    pallets: 9.9,
    kilograms: 7706,
  },
};
export const van = {
  ...round,
  ...{
    vehicleId: "V1",
    plate: "2SN 33-90",
    name: "Dodávka",
    places: 4,
    payloadKilograms: 1400,
    stops: ["3"],
  },
  ...{ pallets: 0.4, kilograms: 348, departsAt: null, driverAbsence: "out-of-service" },
};
export const board = { day: "2027-01-05", version: 4, orders: [order, pila, loaded], rounds: [round, van] };
export const day = {
  day: "2027-01-05",
  orders: 3,
  unconfirmed: 1,
  pallets: 10.9,
  kilograms: 8559,
  places: 16,
  payloadKilograms: 9400,
};
export const answers = {
  DeliveryDays: { deliveryDays: [day] },
  DeliveryBoard: { deliveryBoard: board },
  PlanStops: { planStops: { board: { version: 5 }, refusal: null } },
};
export const dispatcher = somebody(["deliveries", "change"]);
export const address = "/desk/deliveries?day=2027-01-05";

export const column = (name: RegExp) => within(screen.getByRole("region", { name }));
export const planned = () =>
  asked.filter(({ operation }) => operation === "PlanStops").map(({ variables }) => variables);
export const lorry = {
  ...round,
  ...{ vehicleId: "V3", plate: "3SN 41-08", places: 33, payloadKilograms: 24000 },
  ...{ stops: ["A", "B", "C"], pallets: 1.8, kilograms: 1515 },
};
export const onLorry = ["A", "B", "C"].map((letter) => ({
  ...pila,
  number: letter,
  shipToName: `Sklad ${letter}`,
}));
export const lorryBoard = { ...board, orders: [...onLorry, pila], rounds: [lorry] };
export const withLorry = { ...answers, DeliveryBoard: { deliveryBoard: lorryBoard } };
export const refusal = { code: "changed-meanwhile", message: "Mezitím to změnil někdo jiný." };
