import { act, renderHook, screen } from "@testing-library/react";
import { changeLanguage, loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heading, textOf, untied } from "../../testing/find.ts";
import { someEmptiesTerms, someEmptiesType } from "../../testing/some-empties.ts";
import { dayInWords, listInWords, palletsInWords } from "./empties-words.ts";
import { SplitCard } from "./split-card.tsx";
import type { EmptiesAnswer } from "./use-cart-empties.ts";
import { useEmptiesDraft } from "./use-empties-draft.ts";

beforeEach(async () => {
  await loadTexts(["empties", "shell"], "cs");
  changeLanguage("cs");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function someAnswer(terms: Parameters<typeof someEmptiesTerms>[0] = {}): EmptiesAnswer {
  return {
    id: "c1",
    cart_blga: [someEmptiesType({ planned_return: 6 })],
    empties_terms: someEmptiesTerms(terms),
  };
}

function begin(save = vi.fn(async () => undefined), answer: EmptiesAnswer | undefined = someAnswer()) {
  const { result } = renderHook(() => useEmptiesDraft({ answer, save }));
  const work = () => {
    if (result.current === undefined) throw new Error("nothing is read yet");
    return result.current;
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { save, work, pass, plan: (units: number) => act(() => work().setUnits("KEG50", units)) };
}

describe("EMPTIES-02 what the customer plans", () => {
  test("is not there before it is read, and begins with what is expected", () => {
    expect(
      renderHook(() => useEmptiesDraft({ answer: undefined, save: async () => undefined })).result.current,
    ).toBeUndefined();
    expect(begin().work().draft).toEqual({ units: { KEG50: 6 }, second: null });
  });

  test("is shown at once and kept a moment after the last change, in one call", async () => {
    const { save, work, pass, plan } = begin();
    plan(7);
    await pass(400);
    plan(8);
    expect(work().plan.rows[0]?.units).toBe(8);
    await pass(499);
    expect(save).not.toHaveBeenCalled();
    await pass(1);
    expect(save.mock.calls).toEqual([[{ units: { KEG50: 8 }, second: null }]]);
  });

  test("that could not be kept stays as it is shown, with the reason until it is kept", async () => {
    const cause = new Error("away");
    const save = vi.fn(async () => undefined).mockRejectedValueOnce(cause);
    const { work, pass, plan } = begin(save);
    plan(8);
    await pass(500);
    expect(work().failure).toBe(cause);
    expect(work().draft.units).toEqual({ KEG50: 8 });
    plan(9);
    await pass(500);
    expect(work().failure).toBeUndefined();
  });

  test("the way on keeps what is shown at once, and what waited is not kept twice", async () => {
    const { save, work, pass, plan } = begin();
    plan(8);
    await act(async () => expect(await work().keep("shown")).toBe(true));
    await pass(1000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("nothing to give back is kept as nothing; the way on stays closed where that fails", async () => {
    const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("away"));
    const { work } = begin(save);
    await act(async () => expect(await work().keep("nothing")).toBe(false));
    await act(async () => expect(await work().keep("nothing")).toBe(true));
    expect(save).toHaveBeenLastCalledWith({ units: {}, second: null });
  });
});

describe("EMPTIES-03 OP-119 what is above the limit", () => {
  const second = {
    second_method: "emptiespickup_emptiespickup",
    second_date: "2026-11-27",
    second_max_pallets: 2,
  };
  const show = (units: number, terms: Parameters<typeof someEmptiesTerms>[0]) => {
    const { work, plan } = begin(undefined, someAnswer({ max_pallets: 1, ...terms }));
    plan(units);
    vi.useRealTimers();
    draw(
      <SplitCard
        work={work()}
        currency="CZK"
        date="2026-11-26"
        isCollection={false}
        methodName={() => "Svoz obalů – standard"}
      />,
    );
    return work();
  };

  test("within it nothing is said", () => {
    show(24, second);
    expect(textOf()).toBe("");
  });

  test("becomes a second order with its day, its kegs and their deposits, and which go first can be said", async () => {
    const work = show(36, second);
    expect(heading("2. Svoz obalů – standard")).toBeTruthy();
    const told = textOf();
    expect(told).toContain("0,5 palety nad limit (1 paleta).");
    expect(told).toContain("1 paleta, limit 1 paleta");
    expect(told).toContain("12 × Sud KEG 50 l");
    expect(told).toContain("27.11.2026, záloha 18 000,00 Kč");
    expect(screen.getByLabelText(/^Do\sdruhé\sobjednávky/u, { selector: "button" })).toBeTruthy();
    expect(work.plan.split.left).toBeNull();
    await expectAccessible();
  });

  test.each([
    [
      "without a second order",
      { second_method: null, second_date: null },
      36,
      "Tolik vratných obalů najednou neodvezeme.",
    ],
    ["more than both can take", second, 96, "Ani dvě objednávky to nepoberou."],
  ])("%s says how much has to stay", (_case, terms, units, title) => {
    show(units, terms);
    const alert = textOf(screen.getByRole("alert"));
    expect(alert).toContain(title);
    expect(alert).toMatch(/Uberte prosím některé obaly, navíc: (0,5 palety|1 paleta)\./u);
  });
});

describe("empties in words", () => {
  const t = () => textsOf("empties", "cs");

  test.each([
    [1000, "1 paleta"],
    [2000, "2 palety"],
    [6500, "6,5 palety"],
    [42, "0,04 palety"],
    [0, "0 palet"],
  ])("%d thousandths of a pallet are %s", (thousandths, words) => {
    expect(untied(palletsInWords(t(), thousandths))).toBe(words);
  });

  test("days have their weekday, and none is no word", () => {
    expect(untied(dayInWords("2026-11-26"))).toBe("ve čtvrtek 26.11.2026");
    expect([dayInWords(null), dayInWords("soon")]).toEqual(["", ""]);
  });

  test("a list names what is planned alone", () => {
    const rows = [
      { packaging_name: "Sud KEG 50 l", number_of_units: 7 },
      { packaging_name: "Přepravka", number_of_units: 0 },
      { packaging_name: "Paleta", number_of_units: 2 },
    ];
    expect(untied(listInWords(t(), rows))).toBe("7 × Sud KEG 50 l, 2 × Paleta");
    expect(listInWords(t(), [])).toBe("");
  });
});
