import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./actions/button.tsx";
import { ToastRegion } from "./feedback/toast.tsx";
import { createToastStore } from "./feedback/toast-store.ts";
import { plainText } from "./fields/plain-text.ts";
import { TextField } from "./fields/text-field.tsx";
import { Icon } from "./icons/icon.tsx";
import { iconShapes } from "./icons/icon-shapes.ts";
import { FloorPlan } from "./meters/floor-plan.tsx";
import { Meter } from "./meters/meter.tsx";

test("a button with a reason is aria-disabled, still focusable, and described by it", () => {
  const html = renderToStaticMarkup(<Button disabledReason="Do minima chybí 808 Kč.">Odeslat</Button>);
  const id = /aria-describedby="([^"]+)"/u.exec(html)?.[1];
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(" disabled");
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain("Do minima chybí 808 Kč.");
});

test("a busy button keeps its name", () => {
  const html = renderToStaticMarkup(<Button isBusy>Odeslat</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("Odeslat");
});

test("an icon is decoration unless it is given a meaning", () => {
  expect(renderToStaticMarkup(<Icon name="cart" />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Icon name="check" label="hotovo" />);
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="hotovo"');
});

test("every icon is one path that starts with a move", () => {
  for (const [name, shape] of Object.entries(iconShapes))
    expect(shape, name).toMatch(/^[Mm][\d\s.,A-Za-z-]+$/u);
});

test("a field ties label, hint and error to its input", () => {
  const html = renderToStaticMarkup(
    <TextField id="ico" label="IČO" hint="Osm číslic" error="Chybí číslice." />,
  );
  expect(html).toContain('for="ico"');
  expect(html).toContain('aria-describedby="ico-error ico-hint"');
  expect(html).toContain('aria-invalid="true"');
});

test.each([
  { places: 33, filled: 17.4, full: 17, partial: 1 },
  { places: 33, filled: 33, full: 33, partial: 0 },
  { places: 33, filled: 40, full: 33, partial: 0 },
  { places: 12, filled: 6.1, full: 6, partial: 1 },
  { places: 6, filled: 0, full: 0, partial: 0 },
])("$filled on a floor of $places places draws $full full places and $partial partial", (plan) => {
  const html = renderToStaticMarkup(<FloorPlan label="x" places={plan.places} filled={plan.filled} />);
  const drawn = html.slice(html.indexOf("</defs>"));
  const heightsOf = (look: string) =>
    [...drawn.matchAll(new RegExp(`height="([\\d.]+)"[^>]*class="${look}"`, "gu"))].map((hit) =>
      Number(hit[1]),
    );
  const floors = heightsOf("fill-void");
  const loads = heightsOf("fill-amber");
  expect(floors).toHaveLength(plan.places);
  expect(loads.filter((height) => height === floors[0])).toHaveLength(plan.full);
  expect(loads.filter((height) => height !== floors[0])).toHaveLength(plan.partial);
});

test.each([
  [50, 100, "50%"],
  [150, 100, "100%"],
  [-5, 100, "0%"],
  [5, 0, "0%"],
])("a meter at %i of %i is filled to %s and never beyond", (value, max, width) => {
  const html = renderToStaticMarkup(<Meter label="x" value={value} max={max} valueText="x" />);
  expect(html).toContain(`width:${width}`);
});

test("a search ignores accents and case", () => {
  expect(plainText("Výčep Na Růžku")).toBe("vycep na ruzku");
});

test("a short message leads on by a link, or back by a button", () => {
  const store = createToastStore();
  store.show({ text: "Uloženo", tone: "success", action: { label: "Zobrazit", href: "/orders/saved" } });
  store.show({ text: "Smazáno", tone: "success", action: { label: "Vrátit", onAct: () => undefined } });
  const html = renderToStaticMarkup(<ToastRegion store={store} label="Zprávy" dismissLabel="Zavřít" />);
  expect(html).toMatch(/<a href="\/orders\/saved"[^>]*>Zobrazit<\/a>/u);
  expect(html).toMatch(/<button type="button"[^>]*>Vrátit<\/button>/u);
});
