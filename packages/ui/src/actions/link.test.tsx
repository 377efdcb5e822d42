import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Link, LinkAction } from "./link.tsx";

test("a link has its name, its address and says when it is the page itself", async () => {
  draw(
    <Link href="/orders" aria-current="page" icon="document" iconAfter="chevron-right">
      Objednávky
    </Link>,
  );
  const link = screen.getByRole("link", { name: "Objednávky", current: "page" });
  expect(link.getAttribute("href")).toBe("/orders");
  await expectAccessible();
});

test("a link that leads elsewhere says so in words, opens there and tells that page nothing", async () => {
  draw(
    <Link href="https://mapy.example/" external={{ label: "otevře se v novém okně" }}>
      Mapa
    </Link>,
  );
  const link = screen.getByRole("link", { name: /^Mapa\s*otevře se v novém okně$/u });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noreferrer");
  await expectAccessible();
});

test("a link to a file saves it", () => {
  draw(
    <Link href="/leták.pdf" download>
      Leták
    </Link>,
  );
  expect(screen.getByRole("link", { name: "Leták" }).hasAttribute("download")).toBe(true);
});

test("an action that reads like a link is a button, pressed by click and keys", async () => {
  const handleClick = vi.fn();
  const { user } = draw(
    <LinkAction onClick={handleClick} icon="repeat" aria-label="Vrátit, Lipovrch 11">
      Vrátit
    </LinkAction>,
  );
  await user.click(screen.getByRole("button", { name: "Vrátit, Lipovrch 11" }));
  await user.keyboard("{Enter}");
  expect(handleClick).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("link")).toBeNull();
  await expectAccessible();
});
