import { screen } from "@testing-library/react";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { expect, test } from "vitest";
import { PicturedText } from "./pictured-text.tsx";

const address = `/pictures/texts/${"ab".repeat(16)}-640x480.webp`;

test("DCONT-01 a picture of a text stands in its place, with its words and room kept free", () => {
  draw(
    <PicturedText
      text={`<p>a</p><p><img src="${address}" alt="Sud &quot;5 l&quot;" /></p><p><img src="https://x.example/a.png" alt="b" />c</p>`}
    />,
  );
  const picture = screen.getByRole("img");
  expect(picture.getAttribute("alt")).toBe('Sud "5 l"');
  expect(picture.getAttribute("src")).toBe(address);
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["640", "480"]);
  expect(screen.getByText("a")).toBeTruthy();
});
