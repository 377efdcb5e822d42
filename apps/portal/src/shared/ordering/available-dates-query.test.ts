import { QueryClient } from "@tanstack/react-query";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { availableDatesQuery } from "./available-dates-query.ts";

describe("asking for delivery dates", () => {
  const asked = vi.fn<typeof fetch>();
  beforeEach(() => {
    storage.write(shellKeys.store, undefined);
    vi.useFakeTimers();
    vi.stubGlobal("fetch", asked);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  const read = () => new QueryClient().fetchQuery(availableDatesQuery("500101", "flatrate_flatrate"));

  test("CALENDAR-34 ERROR-61 without a store there is a warning, and nothing is asked for", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const reading = read();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reading).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledOnce();
  });

  test("CALENDAR-32 REST-50 a store that comes a little later is waited for, and said", async () => {
    asked.mockResolvedValue(Response.json({ serverTime: "" }));
    const reading = read();
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).not.toHaveBeenCalled();
    storage.write(shellKeys.store, "LivePortal_CZ_cs");
    await vi.advanceTimersByTimeAsync(100);
    await reading;
    expect(String(asked.mock.calls[0]?.[0])).toMatch(
      /GetDeliveryAvailableDate\?lang=cs&shipmentId=flatrate_flatrate&shipTo=500101&store=LivePortal_CZ_cs/,
    );
  });
});
