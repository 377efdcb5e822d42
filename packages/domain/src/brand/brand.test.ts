import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BRAND_COLOURS,
  BRAND_PAIRS,
  type BrandColours,
  brandPairs,
  HOUSE_COLOURS,
  judgeBrandColours,
  nearestReadable,
} from "./brand-colours.ts";
import { type Colour, contrastOf, lightened, mixed, parseColour } from "./colour.ts";
import { judgeLogo } from "./safe-logo.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Colour => `#${number.toString(16).padStart(6, "0")}`);

describe("DCONF-04 colours", () => {
  test.each([
    ["#12402F", "#12402f"],
    [" #fff000 ", "#fff000"],
    ["#fff", undefined],
    ["red", undefined],
    ["#12402g", undefined],
    ["#12402f00", undefined],
  ])("%j is read as %s", (text, colour) => expect(parseColour(text)).toBe(colour));

  test.each([
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#12402f", "#ffffff", 11.67],
  ] as const)("%s on %s is read %d : 1", (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  test("a colour that is not lightened, or has nothing of another in it, stays as it is", () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, other) => {
        expect(mixed(colour, other, 0)).toBe(colour);
        expect(mixed(colour, other, 1)).toBe(other);
        expect(lightened(colour, 0)).toBe(colour);
        expect([lightened(colour, 100), lightened(colour, -100)]).toEqual(["#ffffff", "#000000"]);
      }),
    );
  });
});

describe("DCONF-04 WCAG 2.2 AA: a brand whose text cannot be read is not published", () => {
  test("the house's own colours pass in every pair, and each pair is told once", () => {
    const pairs = brandPairs(HOUSE_COLOURS);
    expect(pairs.map(({ name }) => name)).toEqual([...BRAND_PAIRS]);
    expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
    expect(judgeBrandColours(HOUSE_COLOURS).ok).toBe(true);
  });

  test.each([
    ["a yellow button under white text", { main: "#f7c948" }, "main"],
    ["a pale ground of heads", { deep: "#9fb8d8" }, "deep"],
    ["a highlight that is lost on the head", { accent: "#1c5a44" }, "accent"],
  ] as const)("%s", (_case, part, field) => {
    const colours = { ...HOUSE_COLOURS, ...part };
    const verdict = judgeBrandColours(colours);
    expect(verdict.ok ? "ok" : verdict.refusal.field).toBe(field);
    const offered = nearestReadable(colours, field);
    expect(offered).toBeDefined();
    expect(judgeBrandColours({ ...colours, [field]: offered }).ok).toBe(true);
  });

  test("what is offered passes, is the nearest, and is the colour itself where that passes", () => {
    const anyColours: fc.Arbitrary<BrandColours> = fc.record({
      ...{ main: anyColour, deep: anyColour, accent: anyColour },
    });
    fc.assert(
      fc.property(anyColours, fc.constantFrom(...BRAND_COLOURS), (colours, of) => {
        const own = (one: BrandColours) => brandPairs(one).filter((pair) => pair.of === of && !pair.passes);
        const offered = nearestReadable(colours, of);
        if (own(colours).length === 0) expect(offered).toBe(colours[of]);
        if (offered !== undefined) expect(own({ ...colours, [of]: offered })).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("whatever passes is read 4.5 : 1 where it carries text", () => {
    fc.assert(
      fc.property(anyColour, (main) => {
        for (const { passes, contrast, needed, front, back } of brandPairs({ ...HOUSE_COLOURS, main })) {
          expect(contrast).toBe(contrastOf(front, back));
          expect(passes).toBe(contrast >= needed);
          expect([3, 4.5]).toContain(needed);
        }
      }),
    );
  });
});

describe("DCONF-04 a logo is what its bytes are", () => {
  const svg = (inner: string, head = "") =>
    new TextEncoder().encode(
      `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`,
    );
  test.each([
    ["a PNG", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), "image/png"],
    ["a WebP", new TextEncoder().encode("RIFF0000WEBPVP8 "), "image/webp"],
    ["a sound", new TextEncoder().encode("RIFF0000WAVEfmt "), "logo-unknown"],
    ["a page", new TextEncoder().encode("<html></html>"), "logo-unknown"],
    ["nothing", new Uint8Array(), "logo-unknown"],
    ["without end", new Uint8Array(65_537), "logo-too-big"],
    ["shapes", svg('<g fill="#fff"><path d="M0 0h1v1z"/></g><title>Pivo &amp; sud</title>'), "image/svg+xml"],
    ["shapes with a prologue", svg("", '<?xml version="1.0"?>\n'), "image/svg+xml"],
    ["another encoding", svg("", '<?xml version="1.0" encoding="UTF-7"?>'), "logo-unknown"],
    ["a gradient", svg('<linearGradient id="a"/><path fill="url(#a)" d="M0"/>'), "image/svg+xml"],
    ["a script", svg("<script>alert(1)</script>"), "logo-unsafe"],
    ["a handler", svg('<path onload="alert(1)" d="M0"/>'), "logo-unsafe"],
    ["a foreign page", svg("<foreignObject><p>x</p></foreignObject>"), "logo-unsafe"],
    ["a link", svg('<a href="https://x.example"><path d="M0"/></a>'), "logo-unsafe"],
    ["a picture from elsewhere", svg('<image href="https://x.example/a.png"/>'), "logo-unsafe"],
    ["a fill from elsewhere", svg('<path fill="url(https://x.example/#a)" d="M0"/>'), "logo-unsafe"],
    ["a style", svg("<style>@import url(//x.example)</style>"), "logo-unsafe"],
    ["a look in words", svg('<path style="fill:url(//x.example)" d="M0"/>'), "logo-unsafe"],
    ["an entity", svg("&e;", '<!DOCTYPE svg [<!ENTITY e "x">]>'), "logo-unknown"],
    ["an entity within", svg('<!DOCTYPE svg [<!ENTITY e "x">]>&e;'), "logo-unsafe"],
    ["motion", svg('<path d="M0"><animate attributeName="href"/></path>'), "logo-unsafe"],
    ["a tag in a comment that is none", svg("<!-- a --><script/>"), "logo-unsafe"],
    ["another namespace", svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "logo-unsafe"],
  ])("%s", (_case, bytes, expected) => {
    const verdict = judgeLogo(bytes);
    expect(verdict.ok ? verdict.value : verdict.refusal.kind).toBe(expected);
  });
});
