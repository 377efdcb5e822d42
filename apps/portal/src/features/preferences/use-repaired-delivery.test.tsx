import { act, screen } from "@testing-library/react";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { expect, test, vi } from "vitest";
import { changeChoice } from "../../shared/ordering/choice.ts";
import {
  button,
  chosenIs,
  openPage,
  quiet,
  readAgain,
  server,
  standard,
  starts,
  withDeliveryServer,
} from "../../testing/delivery-page.tsx";

withDeliveryServer();

test("CALENDAR-31 the first loading is repaired: a day that has passed gives way to the first one, sent once", async () => {
  server.setElsewhere({ shipToId: "500101", method: standard, date: "2026-11-16" });
  changeChoice({ shipToId: "500101", shippingMethod: standard, deliveryDate: toLocalDate("2026-11-16") });
  await openPage("2026-11-23");
  expect(starts()).toEqual([`500101 ${standard} 2026-11-23`]);
  expect(server.held().date).toBe("2026-11-23");
});

test("another tab's choice is repaired on the server once", async () => {
  await openPage();
  act(() => changeChoice({ deliveryDate: toLocalDate("2026-11-30") }));
  await quiet();
  expect(starts()).toEqual([`500101 ${standard} 2026-11-30`]);
});

test("INPROG-12 what another device has set for goods in the cart is taken over, and nothing is sent", async () => {
  server.setItems(true);
  await openPage();
  server.setElsewhere({ shipToId: "500101", method: "flatrate_flatrate", date: "2026-11-25" });
  await act(readAgain);
  await chosenIs("500101 flatrate_flatrate 2026-11-25");
  await quiet();
  expect(starts()).toEqual([]);
});

test("ERROR-12 a refusal is told and the days are read anew; it is not sent again by itself", async () => {
  const person = await openPage();
  server.closed.add("2026-11-26");
  await person.click(button("2026-11-26"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The server says shipping-cannot-be-ordered.");
  await quiet();
  expect(starts()).toHaveLength(1);
  expect(server.world.calls.filter((call) => call === "GetDeliveryAvailableDate")).toHaveLength(1);
});

test("TRANSPORT-53 a start without an answer is only logged and not repeated by itself; the next click sends", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  const person = await openPage();
  server.world.isReachable = false;
  await person.click(button("2026-11-26"));
  await quiet();
  expect(logged.mock.calls.flat()).toContain("vycep: the order could not be started");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(starts()).toEqual([]);
  server.world.isReachable = true;
  await act(readAgain);
  await quiet();
  expect(starts(), "nothing has changed").toEqual([]);
  await person.click(button("2026-11-30"));
  await quiet();
  expect(starts()).toEqual([`500101 ${standard} 2026-11-30`]);
});
