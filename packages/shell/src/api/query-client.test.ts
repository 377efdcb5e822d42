import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { changeLanguage, currentLanguage } from "../words/i18n.ts";
import { createQueryClient } from "./query-client.ts";

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

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

it("LANG-15: a first answer still under way when the language changes is asked for again in the new one", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const client = createQueryClient();
  const before = currentLanguage();
  const next = before === "en" ? "cs" : "en";
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["list"],
    queryFn: () => {
      const asked = currentLanguage();
      return new Promise<string>((resolve) => answers.push(() => resolve(asked)));
    },
  });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  changeLanguage(next);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(observer.getCurrentResult().data).toBe(before);
  answers[1]?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(next));
  expect(answers).toHaveLength(2);
  stop();
  changeLanguage(before);
  client.clear();
});
