import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Stepper } from "../fields/stepper.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Grid, GridCell, GridRow } from "./grid.tsx";

const beers = ["Desítka", "Jedenáctka", "Dvanáctka"];
const units = ["Sudy", "Vrstvy"];

interface BeersProps {
  readonly onChange?: (beer: string, unit: string, count: number) => void;
}

/** Three beers in two units each, every one with a link and a way out. */
function Beers({ onChange = () => undefined }: BeersProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button">Před</button>
      <Grid label="Košík" keys="Šipkami mezi řádky">
        {beers
          .filter((beer) => !gone.includes(beer))
          .map((beer) => (
            <GridRow key={beer}>
              <GridCell>
                <a href={`#${beer}`}>{beer}</a>
              </GridCell>
              <GridCell>
                {units.map((unit) => (
                  <Stepper
                    key={unit}
                    label={unit}
                    context={beer}
                    value={4}
                    onChange={(count) => onChange(beer, unit, count)}
                    decreaseLabel="Ubrat"
                    increaseLabel="Přidat"
                    wholeNumberError="Celé číslo"
                  />
                ))}
              </GridCell>
              <GridCell>
                <button type="button" onClick={() => setGone((before) => [...before, beer])}>
                  {`Odebrat ${beer}`}
                </button>
              </GridCell>
            </GridRow>
          ))}
      </Grid>
      <button type="button">Za</button>
    </>
  );
}

const focused = () => {
  const { activeElement: found } = document;
  if (!(found instanceof HTMLInputElement)) return found?.textContent;
  return found.labels?.[0]?.textContent;
};
const field = (unit: string, beer: string) => screen.getByRole("spinbutton", { name: `${unit}, ${beer}` });

describe("a grid", () => {
  test("is one stop of the Tab key, forth and back, and says what its keys do", async () => {
    const { user } = draw(<Beers />);
    await user.tab();
    await user.tab();
    expect(focused()).toBe("Desítka");
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toContain("Jedenáctka");
    await user.tab();
    expect(focused()).toBe("Za");
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(field("Sudy", "Jedenáctka"));
    await user.tab({ shift: true });
    expect(focused()).toBe("Před");
    expect(screen.getByRole("grid", { description: "Šipkami mezi řádky" })).toBeTruthy();
    await expectAccessible();
  });

  test.each([
    ["{ArrowDown}", "Vrstvy, Dvanáctka"],
    ["{ArrowUp}", "Vrstvy, Desítka"],
    ["{ArrowDown}{ArrowDown}{ArrowDown}", "Vrstvy, Dvanáctka"],
    ["{ArrowLeft}", "Sudy, Jedenáctka"],
    ["{ArrowRight}", "Odebrat Jedenáctka"],
    ["{ArrowRight}{ArrowUp}", "Odebrat Desítka"],
    ["{Home}", "Jedenáctka"],
    ["{End}", "Odebrat Jedenáctka"],
    ["{Control>}{Home}{/Control}", "Desítka"],
    ["{Control>}{End}{/Control}", "Odebrat Dvanáctka"],
  ])("from the second field of the second row, %s leads to %s", async (keys, to) => {
    const { user } = draw(<Beers />);
    await user.tab();
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await user.keyboard(keys);
    expect(focused()?.replace("Vrstvy Vrstvy", "Vrstvy")).toContain(to);
  });

  test("a number is typed straight away, and the next arrow takes it along", async () => {
    const onChange = vi.fn();
    const { user } = draw(<Beers onChange={onChange} />);
    await user.tab();
    await user.tab();
    await user.keyboard("{ArrowRight}12{ArrowDown}");
    expect(onChange.mock.calls).toEqual([["Desítka", "Sudy", 12]]);
    expect(document.activeElement).toBe(field("Sudy", "Jedenáctka"));
  });

  test("in a field that was gone into by F2 or a click the arrows count, until Escape", async () => {
    const onChange = vi.fn();
    const { user } = draw(<Beers onChange={onChange} />);
    await user.click(field("Sudy", "Desítka"));
    await user.keyboard("{ArrowUp}");
    expect(onChange.mock.calls).toEqual([["Desítka", "Sudy", 5]]);
    await user.keyboard("{Escape}{ArrowDown}{F2}{ArrowUp}");
    expect(onChange.mock.calls).toEqual([
      ["Desítka", "Sudy", 5],
      ["Jedenáctka", "Sudy", 5],
    ]);
  });

  test("stays one stop when the row that held it is gone", async () => {
    const { user } = draw(<Beers />);
    await user.click(screen.getByRole("button", { name: "Odebrat Desítka" }));
    await vi.waitFor(() => expect(screen.getByRole("link", { name: "Jedenáctka" }).tabIndex).toBe(0));
    const stops = [...screen.getByRole("grid").querySelectorAll<HTMLElement>("a, button, input")];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});
