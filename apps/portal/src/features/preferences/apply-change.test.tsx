import { screen } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expect, test, vi } from "vitest";
import { currentChoice } from "../../shared/ordering/choice.ts";
import {
  button,
  chosenIs,
  openPage,
  quiet,
  server,
  shown,
  standard,
  starts,
  whileServerIsSlow,
  withDeliveryServer,
} from "../../testing/delivery-page.tsx";

withDeliveryServer();

test("TRANSPORT-39 TRANSPORT-45 TRANSPORT-46 a day is sent by the click, once, and shown without any step between", async () => {
  const person = await openPage();
  await person.click(button("2026-11-26"));
  await chosenIs(`500101 ${standard} 2026-11-26`);
  await quiet();
  expect(starts()).toEqual([`500101 ${standard} 2026-11-26`]);
  expect(server.held().date).toBe("2026-11-26");
  expect(shown).toEqual([`500101 ${standard} 2026-11-23`, `500101 ${standard} 2026-11-26`]);
  expect(currentChoice()).toMatchObject({ deliveryDate: "2026-11-26", standardDeliveryDate: "2026-11-26" });
});

test("TRANSPORT-36 TRANSPORT-38 another way takes its first day and starts the order once", async () => {
  const person = await openPage();
  await person.click(button("truck"));
  await chosenIs("500101 flatrate_flatrate 2026-11-25");
  await quiet();
  expect(starts()).toEqual(["500101 flatrate_flatrate 2026-11-25"]);
  expect(server.world.calls.filter((call) => call === "GetDeliveryAvailableDate")).toHaveLength(1);
  expect(shown.slice(1)).toEqual(["500101 flatrate_flatrate –", "500101 flatrate_flatrate 2026-11-25"]);
});

test("SHIPTO-06 SHIPTO-07 SHIPTO-08 SHIPTO-09 another place is read, gets a way that it offers and its first day, and is sent once", async () => {
  const person = await openPage();
  await person.click(button("truck"));
  await chosenIs("500101 flatrate_flatrate 2026-11-25");
  await quiet();
  server.world.starts.length = 0;
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent<unknown>).detail);
  addEventListener("setShipment", listen);
  await person.click(button("500102"));
  removeEventListener("setShipment", listen);
  await chosenIs(`500102 ${standard} 2026-11-23`);
  await quiet();
  expect(starts()).toEqual([`500102 ${standard} 2026-11-23`]);
  expect(told, "SHIPTO-10").toEqual([{ type: "delivery-options", shipTo: "500102", payer: "C1" }]);
});

test("TRANSPORT-40 TRANSPORT-47 TRANSPORT-48 TRANSPORT-49 what hangs on the choice is read again after the start", async () => {
  const person = await openPage();
  const readAnew = vi.spyOn(queryClient, "invalidateQueries");
  await person.click(button("2026-11-26"));
  await quiet();
  expect(server.world.calls).toEqual(["SetTransportType", "CustomerCart"]);
  const keys = readAnew.mock.calls.map(([filter]) => filter?.queryKey?.[0]);
  expect(keys).toEqual(["customerCart", "catalog", "products", "favourites"]);
});

test("of places and ways in quick succession only the last is sent", async () => {
  const person = await openPage();
  await whileServerIsSlow(async () => {
    for (const name of ["truck", "500102", "500101"]) await person.click(button(name));
  });
  expect(starts()).toEqual(["500101 flatrate_flatrate 2026-11-25"]);
});

test("a second day waits for the answer of the first and has the last word", async () => {
  const person = await openPage();
  await whileServerIsSlow(async () => {
    for (const name of ["2026-11-26", "2026-11-30"]) await person.click(button(name));
  });
  expect(starts()).toEqual([`500101 ${standard} 2026-11-26`, `500101 ${standard} 2026-11-30`]);
  expect(server.held().date).toBe("2026-11-30");
  expect(screen.getByRole("status").textContent).toBe(`500101 ${standard} 2026-11-30`);
});

async function startAnew(person: Awaited<ReturnType<typeof openPage>>) {
  await person.click(await screen.findByRole("radio", { name: /^Začít novou objednávku/ }));
  await person.click(screen.getByRole("radio", { name: "Odebrat bez uložení" }));
  await person.click(button("Pokračovat"));
  await quiet();
}

test("INPROG-27 with goods in the cart a new order is started once, after the answer", async () => {
  server.setItems(true);
  const person = await openPage();
  await person.click(button("truck"));
  expect(starts()).toEqual([]);
  await startAnew(person);
  expect(starts()).toEqual(["500101 flatrate_flatrate 2026-11-25"]);
  expect(server.readCart().hasItems).toBe(false);
});

test("a day whose cut-off passes while the question stands is refused, and the cart keeps its goods", async () => {
  server.setItems(true);
  server.setElsewhere({ shipToId: "500101", method: standard, date: "2026-11-30" });
  const person = await openPage();
  await person.click(button("2026-11-26"));
  vi.setSystemTime(Date.parse("2026-11-25T17:00:00Z"));
  await startAnew(person);
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(starts()).toEqual([]);
  expect(server.readCart().hasItems).toBe(true);
});
