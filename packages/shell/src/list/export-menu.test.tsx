import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { dismissFailure, useActionErrors } from "../messages/action-errors.ts";
import { toastStore } from "../messages/toasts.ts";
import { loadTexts } from "../words/i18n.ts";
import { ExportMenu } from "./export-menu.tsx";

const answers: (() => Promise<Response>)[] = [];
const fetched = vi.fn((address: string) => {
  const answer = answers.shift();
  if (!answer) throw new Error(`nobody expected ${address}`);
  return answer();
});
const saved: string[] = [];

beforeAll(() => loadTexts(["list"], "cs"));
beforeEach(() => {
  answers.length = 0;
  saved.length = 0;
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  const { result } = renderHook(() => useActionErrors());
  act(() => {
    for (const { id } of result.current) dismissFailure(id);
  });
});

const file = (total: number) =>
  new Response("a;b\r\n", {
    headers: { "x-total-count": String(total), "content-disposition": 'attachment; filename="sudy.csv"' },
  });

function drawExport(emptyReason?: string) {
  return draw(
    <main>
      <ExportMenu
        path="/barrels/export"
        query={() => ({ size: "sud", search: undefined })}
        most={100}
        cut={(total) => `Jen prvních 100 z ${total}.`}
        emptyReason={emptyReason}
      />
    </main>,
  );
}

const trigger = () => screen.getByRole("button", { name: "Exportovat" });
const told = () => renderHook(() => useActionErrors()).result.current.map(({ failure }) => failure.kind);
const toasts = () => toastStore.toasts().map(({ text }) => text);

test("asks for what the list shows, in the kind of file that is chosen, and hands it over", async () => {
  answers.push(async () => file(7));
  const { user } = drawExport();
  await expectAccessible();
  await user.click(trigger());
  await user.click(await screen.findByRole("menuitem", { name: "Tabulka CSV" }));
  await waitFor(() => expect(saved).toEqual(["sudy.csv"]));
  const [address] = fetched.mock.calls[0] ?? [];
  expect(address).toMatch(/\/barrels\/export\?lang=\w+&size=sud&format=csv$/u);
  expect(told()).toEqual([]);
});

test("is busy until the file is there, and makes no second one meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push(() => promise);
  const { user } = drawExport();
  await user.click(trigger());
  await user.click(await screen.findByRole("menuitem", { name: "Sešit Excelu (XLSX)" }));
  await waitFor(() => expect(trigger().getAttribute("aria-busy")).toBe("true"));
  await user.click(trigger());
  expect(screen.queryByRole("menu")).toBeNull();
  await expectAccessible();
  await act(async () => resolve(file(7)));
  await waitFor(() => expect(trigger().getAttribute("aria-busy")).toBeNull());
  expect([fetched.mock.calls.length, saved]).toEqual([1, ["sudy.csv"]]);
});

test("says when the file could not hold all of it", async () => {
  answers.push(async () => file(101));
  const { user } = drawExport();
  await user.click(trigger());
  await user.click(await screen.findByRole("menuitem", { name: "Tabulka CSV" }));
  await waitFor(() => expect(toasts()).toContain("Jen prvních 100 z 101."));
});

test("tells of a failure, hands over nothing, and can be tried again", async () => {
  answers.push(
    () => Promise.reject(new TypeError("network")),
    async () => file(7),
  );
  const { user } = drawExport();
  for (const kinds of [["network"], ["network"]]) {
    await user.click(trigger());
    await user.click(await screen.findByRole("menuitem", { name: "Tabulka CSV" }));
    await waitFor(() => expect(trigger().getAttribute("aria-busy")).toBeNull());
    await waitFor(() => expect(told()).toEqual(kinds));
  }
  await waitFor(() => expect(saved).toEqual(["sudy.csv"]));
});

test("with nothing to export it says why", async () => {
  const { user } = drawExport("Není co exportovat.");
  expect(trigger().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Není co exportovat.")).toBeTruthy();
  await user.click(trigger());
  expect(screen.queryByRole("menu")).toBeNull();
});
