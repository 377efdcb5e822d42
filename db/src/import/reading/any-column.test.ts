import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { addDays } from "../../days.ts";
import {
  anyText,
  day,
  dayOrNull,
  ean13,
  list,
  listOf,
  momentOrNull,
  money,
  oneOf,
  percent,
  scaled,
  shaped,
  textOrNull,
  thousandths,
  weekdays,
  whole,
  yesNo,
} from "./columns.ts";

/** What a column makes of a cell, or the code it refuses it with. */
function read(column: ZodType<unknown, string>, cell: string): unknown {
  const result = column.safeParse(cell);
  return result.success ? result.data : result.error.issues[0]?.message;
}

describe("C17 numbers as spreadsheets write them", () => {
  test("every amount of money comes back from however it is written", () => {
    const blank = fc.constantFrom("", " ", "\u00a0");
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.constantFrom(".", ","),
        blank,
        fc.nat(3),
        (minor, point, gap, zeros) => {
          const wholes = String(Math.floor(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, gap);
          const cell = `${wholes}${point}${String(minor % 100).padStart(2, "0")}${"0".repeat(zeros)}`;
          expect(read(money, cell)).toBe(minor);
        },
      ),
    );
  });

  test("no number is taken that is not the number it says", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,- +eE") }), fc.nat(3), (cell, digits) => {
        const taken = read(scaled(digits, Number.MIN_SAFE_INTEGER), cell);
        if (typeof taken !== "number") return;
        const said = Number(cell.replaceAll(/\s/g, "").replace(",", "."));
        expect(taken).toBe(Math.round(said * 10 ** digits) + 0); // "-0" is 0
        expect(Number.isSafeInteger(taken)).toBe(true);
        expect(Object.is(taken, -0)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [whole(), "2147483647", 2_147_483_647],
    [whole(), "2147483648", "out_of_range"],
    [whole(), "0", 0],
    [whole(), "-0", 0],
    [whole(), "-1", "out_of_range"],
    [whole(1, 5), "0", "out_of_range"],
    [whole(1, 5), "1", 1],
    [whole(1, 5), "5", 5],
    [whole(1, 5), "6", "out_of_range"],
    [whole(), "1.0", 1],
    [whole(), "1.5", "too_precise"],
    [whole(), "+1", "not_a_number"],
    [whole(), ".5", "not_a_number"],
    [whole(), "1.", "not_a_number"],
    [whole(), "1.2.3", "not_a_number"],
    [whole(), "١", "not_a_number"],
    [scaled(2, -500), "-5", -500],
    [scaled(2, -500), "-5.01", "out_of_range"],
    [percent, "0", 0],
    [percent, "-0.01", "out_of_range"],
    [thousandths(), "0", 0],
    [thousandths(), "-0.001", "out_of_range"],
    [percent, "100", 100],
    [percent, "100.01", "out_of_range"],
    [percent, "12,34", 12.34],
    [percent, "12.345", "too_precise"],
  ])("%# %j", (column, cell, expected) => {
    expect(read(column, cell)).toBe(expected);
  });
});

describe("C17 days, moments and lists", () => {
  test("D15 every day is read as it is written, and no text that is none", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (count) => {
        const written = addDays("2026-11-20", count);
        expect(read(day, written)).toBe(written);
        expect(read(dayOrNull, written)).toBe(written);
        expect(read(day, written.replaceAll("-", "/"))).toBe("not_a_day");
        expect(read(day, `${written} `)).toBe("not_a_day");
      }),
    );
    expect(read(dayOrNull, "")).toBeNull();
    expect(read(dayOrNull, "2026-02-30")).toBe("not_a_day");
  });

  test("CALENDAR-23 of all minutes of a clock just those of one day are moments", () => {
    fc.assert(
      fc.property(fc.nat(39), fc.nat(79), (hours, minutes) => {
        const time = `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
        const isTime = hours < 24 && minutes < 60;
        expect(read(momentOrNull, `2026-12-24 ${time}`)).toEqual(
          isTime ? { day: "2026-12-24", time } : "not_a_moment",
        );
      }),
    );
  });

  test("weekdays come out in their order and each as often as it is named", () => {
    const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
    fc.assert(
      fc.property(fc.shuffledSubarray(names), (chosen) => {
        const expected = names.flatMap((name, at) => (chosen.includes(name) ? [at + 1] : []));
        expect(read(weekdays, chosen.join(" , "))).toEqual(expected);
      }),
    );
    expect(read(weekdays, "mon")).toBe("not_allowed");
  });

  test("of the ten last digits of any number just one makes an EAN", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, (start) => {
        const cells = Array.from({ length: 10 }, (_, last) => `${start}${last}`);
        const taken = cells.filter((cell) => read(ean13, cell) === cell);
        expect(taken).toHaveLength(1);
        const others = cells.filter((cell) => !taken.includes(cell));
        expect(new Set(others.map((cell) => read(ean13, cell)))).toEqual(new Set(["check_digit"]));
      }),
    );
    expect([read(ean13, ""), read(ean13, "12345678901234")]).toEqual(["missing", "malformed"]);
  });

  test.each([
    [yesNo, "Yes", true],
    [yesNo, "No", false],
    [yesNo, "yes", "not_allowed"],
    [yesNo, "", "missing"],
    [oneOf(["POS", "WHS"]), "POS", "POS"],
    [oneOf(["POS", "WHS"]), "pos", "not_allowed"],
    [oneOf(["POS", "WHS"]), "", "missing"],
    [shaped(/^\d{6}$/), "500101", "500101"],
    [shaped(/^\d{6}$/), "5001", "malformed"],
    [shaped(/^\d{6}$/), "", "missing"],
    [textOrNull, "", null],
    [textOrNull, " ", " "],
    [anyText, "", ""],
    [list, " a ,, b,", ["a", "b"]],
    [list, "", []],
    [listOf(["new", "last"]), "", []],
    [listOf(["new", "last"]), "last, new", ["last", "new"]],
    [listOf(["new", "last"]), "new,newer", "not_allowed"],
  ])("%# %j", (column, cell, expected) => {
    expect(read(column, cell)).toEqual(expected);
  });
});
