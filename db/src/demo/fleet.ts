import type { ClientBase } from "pg";
import { insertRows } from "../import/reading/save-rows.ts";

const record = { haulier: null, weekdays: "{1,2,3,4,5}", out_from: null, out_to: null, out_reason: "" };
const kept = { is_active: true, version: 1 };

const drivers = [
  { id: "D1", name: "Karel Kratochvíl", phone: "+420 601 555 101" },
  { id: "D2", name: "Josef Říha", phone: "+420 601 555 102", uid: "S08" },
  { id: "D3", name: "Petr Vaněk", phone: "+420 601 555 103" },
  { id: "D4", name: "Milan Doležal", phone: "+420 601 555 104", haulier: "Doprava Doležal" },
];

const grams = 1_000_000;

const vehicles = [
  {
    id: "V1",
    plate: "2SN 33-90",
    name: "Dodávka",
    pallet_places: 4,
    payload_grams: 1.4 * grams,
    driver_id: "D3",
  },
  {
    id: "V2",
    plate: "2SN 70-15",
    name: "Střední vůz",
    pallet_places: 12,
    payload_grams: 8 * grams,
    driver_id: "D2",
    has_lift: true,
  },
  {
    id: "V3",
    plate: "3SN 41-08",
    name: "Souprava",
    pallet_places: 33,
    payload_grams: 24 * grams,
    driver_id: "D1",
  },
  {
    id: "V4",
    plate: "3SN 52-77",
    name: "Souprava",
    pallet_places: 33,
    payload_grams: 24 * grams,
    driver_id: "D4",
    haulier: "Doprava Doležal",
  },
];

/** What the demo brewery drives with: three vehicles of its own and a hired one, each with whoever usually drives it. */
export async function buyDemoFleet(tx: ClientBase): Promise<void> {
  await insertRows(
    tx,
    "driver",
    drivers.map((driver) => ({ ...record, uid: null, ...driver, ...kept })),
  );
  await insertRows(
    tx,
    "vehicle",
    vehicles.map((vehicle) => ({ ...record, has_lift: false, ...vehicle, ...kept })),
  );
}
