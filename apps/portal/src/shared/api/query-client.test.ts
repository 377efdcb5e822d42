import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

it("what failed without a connection is asked for again when there is one, and nothing else is", async () => {
  const client = createQueryClient();
  const failing = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no connection"));
  failing.mockResolvedValue("here");
  const fine = vi.fn<() => Promise<string>>().mockResolvedValue("here");
  const observers = [failing, fine].map(
    (queryFn, index) => new QueryObserver(client, { queryKey: ["list", index], queryFn, retry: false }),
  );
  const stops = observers.map((observer) => observer.subscribe(() => {}));
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().isError).toBe(true));
  onlineManager.setOnline(false);
  expect(failing).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().data).toBe("here"));
  expect(failing).toHaveBeenCalledTimes(2);
  expect(fine).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  client.clear();
});
