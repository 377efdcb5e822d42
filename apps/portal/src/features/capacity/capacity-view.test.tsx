import { screen } from "@testing-library/react";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { judgeCapacity } from "@vycep/domain/capacity/judge-capacity";
import { EMPTY_LOAD, type Load } from "@vycep/domain/capacity/load";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeAll, describe, expect, test } from "vitest";
import { textOf } from "../../testing/find.ts";
import { CapacityView } from "./capacity-view.tsx";

beforeAll(() => loadTexts(["delivery"], "cs"));

interface Shown {
  readonly method: ShippingMethod;
  readonly load?: Partial<Load>;
  readonly net?: number;
  readonly limits?: Partial<typeof NO_LIMITS>;
  readonly isWholesale?: boolean;
}

function show({ method, load = {}, net = 0, limits = {}, isWholesale = false }: Shown) {
  const facts = {
    method,
    load: { ...EMPTY_LOAD, ...load },
    netMinor: wholeToMinor(net),
    limits: { ...NO_LIMITS, ...limits },
    isWholesale,
  };
  draw(<CapacityView {...facts} currency="CZK" progress={judgeCapacity(facts).bar} />);
}

const truck = { method: "flatrate_flatrate", limits: { minPallets: 2, maxPallets: 6 } } as const;

describe("PROGRESS-15 how full the order is", () => {
  test.each([
    [1_000, "Minimálního objemu objednávky zatím nebylo dosaženo, přidejte prosím další zboží."],
    [7_000, "Byl překročen maximální počet palet."],
  ])("a truck with %d thousandths of a pallet: %s", async (palletThousandths, words) => {
    show({ ...truck, load: { palletThousandths } });
    expect(textOf()).toContain(words);
    await expectAccessible();
  });

  test("the van counts what the goods cost", () => {
    show({ method: "selfpickup_selfpickup", net: 800, limits: { orderValueMinor: wholeToMinor(2_000) } });
    expect(screen.getByRole("meter").getAttribute("aria-valuetext")?.replace(/\s/gu, " ")).toContain(
      "800,00 Kč z 2 000 Kč",
    );
    expect(textOf()).toContain("Minimálního objemu objednávky zatím nebylo dosaženo");
  });

  test("a tank counts litres", () => {
    show({
      method: "tank_tank",
      load: { millilitres: 500_000 },
      limits: { minLitres: 1_000, maxLitres: 2_000 },
    });
    expect(textOf()).toContain("Minimálního počtu litrů zatím nebylo dosaženo");
  });

  test("what changes is told to who cannot see it", () => {
    show({ method: "selfpickup_selfpickup", net: 2_500, limits: { orderValueMinor: wholeToMinor(2_000) } });
    const told = screen.getByText(/^Minimáln/u);
    expect(told.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  });
});
