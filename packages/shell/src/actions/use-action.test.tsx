import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, type FailureKind } from "../failures/api-error.ts";
import { dismissFailure, useActionErrors } from "../messages/action-errors.ts";
import { type ActionOptions, useAction } from "./use-action.ts";
import { useKeyedCall } from "./use-keyed-call.ts";

const failed = (kind: FailureKind, message = "") => new ApiError({ kind, code: "x", message });

/** A server that answers one call after another, when the test says so. */
function slowServer() {
  const open: { readonly wanted: string; readonly answer: PromiseWithResolvers<string> }[] = [];
  const call = vi.fn((wanted: string) => {
    const answer = Promise.withResolvers<string>();
    open.push({ wanted, answer });
    return answer.promise;
  });
  const next = () => open.shift()?.answer;
  return {
    call,
    answer: (text: string) => act(async () => next()?.resolve(text)),
    fail: (cause: unknown) => act(async () => next()?.reject(cause)),
  };
}

function shownAction(options?: ActionOptions<string, string>) {
  const server = slowServer();
  const page = renderHook(() => ({ ...useAction(server.call, options), toolbar: useActionErrors() }));
  const press = (wanted = "wanted") => {
    let end: ReturnType<typeof page.result.current.run> = Promise.resolve(undefined);
    act(() => {
      end = page.result.current.run(wanted);
    });
    return end;
  };
  return { ...server, ...page, press, now: () => page.result.current };
}

const told = (page: ReturnType<typeof shownAction>) => page.now().toolbar.map(({ failure }) => failure.kind);

const log = vi.fn();

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(log.mockReset());
  const { result } = renderHook(() => useActionErrors());
  act(() => {
    for (const { id } of result.current) dismissFailure(id);
  });
});

describe("a press", () => {
  test("is busy until it is answered, and tells the answer", async () => {
    const page = shownAction();
    const end = page.press();
    expect([page.now().isBusy, page.now().ended]).toEqual([true, undefined]);
    await page.answer("kept");
    expect([page.now().isBusy, page.now().ended]).toEqual([false, { kind: "done", answer: "kept" }]);
    expect(await end).toEqual({ kind: "done", answer: "kept" });
  });

  test("C9 is done once, although a second click comes before anything was drawn anew", async () => {
    const page = shownAction();
    let second: unknown = "open";
    act(() => {
      void page.now().run("wanted");
      void page
        .now()
        .run("wanted")
        .then((end) => {
          second = end;
        });
    });
    await page.answer("kept");
    expect(page.call).toHaveBeenCalledTimes(1);
    expect(second).toBeUndefined();
  });

  test("can be done again once it has ended, and stands as it ended until then", async () => {
    const page = shownAction();
    void page.press();
    await page.fail(failed("network"));
    void page.press();
    expect(page.now()).toMatchObject({ isBusy: true, ended: { kind: "failed" } });
    await page.answer("kept");
    expect(page.now().ended).toEqual({ kind: "done", answer: "kept" });
    act(() => page.now().reset());
    expect(page.now().ended).toBeUndefined();
  });

  test("goes on when its page is left, and still tells its end", async () => {
    const page = shownAction();
    const end = page.press();
    page.unmount();
    await page.answer("kept");
    expect(await end).toEqual({ kind: "done", answer: "kept" });
  });

  test("after the last answer nothing is done any more, and it stays busy", async () => {
    const page = shownAction({ isLast: (answer) => answer === "placed" });
    void page.press();
    await page.answer("not yet");
    expect(page.now().isBusy).toBe(false);
    void page.press();
    await page.answer("placed");
    expect(page.now().isBusy).toBe(true);
    expect(await page.press()).toBeUndefined();
    expect(page.call).toHaveBeenCalledTimes(2);
  });

  test("of another row goes on beside it, of the same row not", async () => {
    const page = shownAction({ idOf: (wanted) => wanted });
    for (const row of ["a", "b", "a"]) void page.press(row);
    expect(page.call.mock.calls).toEqual([["a"], ["b"]]);
    await page.answer("a is gone");
    expect(page.now().isBusy).toBe(true);
    await page.answer("b is gone");
    expect(page.now().isBusy).toBe(false);
  });
});

describe("what was not done", () => {
  test.each([
    ["refused", "refused", ["refused"]],
    ["network", "failed", ["network"]],
    ["timeout", "failed", ["timeout"]],
    ["server", "failed", ["server"]],
    // The page is on its way to sign-in.
    ["signed-out", "failed", []],
  ] as const)("ERROR-28 %s ends as %s and is in the toolbar as %j", async (kind, ended, toolbar) => {
    const page = shownAction();
    const end = page.press();
    await page.fail(failed(kind, "why"));
    expect(await end).toMatchObject({ kind: ended, failure: { kind, message: "why" } });
    expect(page.now().isBusy).toBe(false);
    expect(told(page)).toEqual(toolbar);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("is told by nobody else where the caller shows it", async () => {
    const page = shownAction({ showsOwnFailure: true });
    void page.press();
    await page.fail(failed("refused", "why"));
    expect(page.now().ended).toMatchObject({ kind: "refused", failure: { message: "why" } });
    expect(told(page)).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  test("a fault of ours is logged whoever shows it", async () => {
    const page = shownAction({ showsOwnFailure: true });
    void page.press();
    await page.fail(new TypeError("a bug"));
    expect(page.now().ended).toMatchObject({ kind: "failed", failure: { code: "unexpected" } });
    expect(log).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ["an answer", (page: ReturnType<typeof shownAction>) => page.answer("kept"), 1],
  ["a refusal", (page: ReturnType<typeof shownAction>) => page.fail(failed("refused")), 1],
  ["no answer", (page: ReturnType<typeof shownAction>) => page.fail(failed("network")), 0],
])("after %s what it changed is read anew before it is over", async (_what, endIt, times) => {
  const read = Promise.withResolvers<void>();
  const refresh = vi.fn(() => read.promise);
  const page = shownAction({ refresh });
  void page.press("order 7");
  await endIt(page);
  expect(refresh.mock.calls).toEqual(Array(times).fill(["order 7"]));
  expect(page.now().isBusy).toBe(times === 1);
  await act(async () => read.resolve());
  expect(page.now().isBusy).toBe(false);
});

test("C9 a repeat bears the key of the call whose answer was lost, and anything else a key of its own", async () => {
  const keys: string[] = [];
  const answers = [failed("network"), failed("timeout"), "kept", failed("refused"), "kept"];
  const { result } = renderHook(() =>
    useAction(
      useKeyedCall(async (_wanted: string, key: string) => {
        keys.push(key);
        const answer = answers[keys.length - 1];
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    ),
  );
  for (const wanted of ["a", "a", "a", "a", "a"]) await act(() => result.current.run(wanted));
  const [lost, again, kept, refused, after] = keys;
  expect([again, kept]).toEqual([lost, lost]);
  expect(new Set([lost, refused, after]).size).toBe(3);
  answers.push(failed("network"), "kept");
  await act(() => result.current.run("a"));
  await act(() => result.current.run("b"));
  expect(new Set(keys).size).toBe(5);
});
