import { screen } from "@testing-library/react";
import { loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeAll, expect, test } from "vitest";
import { ProductGallery } from "./product-gallery.tsx";

const photos = ["Láhev", "Přepravka"].map((label, position) => ({
  __typename: "ProductImage" as const,
  position,
  label,
  url: `/pictures/${position}.webp`,
  srcset: null,
  width: 400,
  height: 400,
}));

beforeAll(() => loadTexts(["catalog"], "cs"));

test("one photo is shown large, the others lead to it by keys", async () => {
  const { user } = draw(<ProductGallery photos={photos} isMuted={false} />);
  expect(screen.getByRole("tablist", { name: "Fotografie produktu" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Láhev" })).toBeTruthy();
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("img", { name: "Přepravka" })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: /^Fotografie\s2\sz\s2: Přepravka$/u })).toBeTruthy();
  await expectAccessible();
});

test("a single photo needs no tabs", async () => {
  draw(<ProductGallery photos={photos.slice(0, 1)} isMuted />);
  expect(screen.getByRole("img", { name: "Láhev" })).toBeTruthy();
  expect(screen.queryByRole("tablist")).toBeNull();
  await expectAccessible();
});
