import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NavigationProvider } from "../navigation/anchor.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { ButtonLink } from "./button-link.tsx";

test("is a link with its address, not a button", async () => {
  draw(
    <ButtonLink href="/products" icon="cart">
      Otevřít katalog
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Otevřít katalog" });
  expect(link.getAttribute("href")).toBe("/products");
  expect(link.hasAttribute("target")).toBe(false);
  expect(screen.queryByRole("button")).toBeNull();
  await expectAccessible();
});

test("what opens elsewhere tells that page nothing of ours", () => {
  draw(
    <ButtonLink href="https://mapy.example/" target="_blank">
      Mapa
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Mapa" });
  expect(link.getAttribute("rel")).toBe("noreferrer");
});

test("a file is saved, under its own name when it has one", () => {
  draw(
    <>
      <ButtonLink href="/a.csv" download>
        Výpis
      </ButtonLink>
      <ButtonLink href="/b.csv" download="objednavka.csv" aria-label="Objednávka 4700102117">
        Objednávka
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "Výpis" }).hasAttribute("download")).toBe(true);
  const named = screen.getByRole("link", { name: "Objednávka 4700102117" });
  expect(named.getAttribute("download")).toBe("objednavka.csv");
});

test("goes the way of the app's router", async () => {
  const visited = vi.fn();
  const { user } = draw(
    <NavigationProvider
      navigate={visited}
      anchor={({ href, children }) => (
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault();
            visited(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <ButtonLink href="/products">Katalog</ButtonLink>
    </NavigationProvider>,
  );
  await user.tab();
  await user.keyboard("{Enter}");
  expect(visited).toHaveBeenCalledExactlyOnceWith("/products");
});
