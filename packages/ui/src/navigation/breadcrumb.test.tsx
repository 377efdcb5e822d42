import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { NavigationProvider, useNavigation } from "./anchor.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { SkipLink } from "./skip-link.tsx";

test("a breadcrumb leads up, and names the page itself without a link", async () => {
  draw(
    <Breadcrumb
      label="Kde jste"
      steps={[
        { label: "Domů", href: "/" },
        { label: "Objednávky", href: "/orders" },
      ]}
      current="4700102117"
    />,
  );
  const trail = within(screen.getByRole("navigation", { name: "Kde jste" }));
  expect(trail.getAllByRole("link").map((link) => link.textContent)).toEqual(["Domů", "Objednávky"]);
  expect(trail.getByText("4700102117").getAttribute("aria-current")).toBe("page");
  await expectAccessible();
});

test("the first stop of the Tab key leads to the content", async () => {
  const { user } = draw(
    <>
      <SkipLink label="Přejít na obsah" targetId="content" />
      <main id="content">Obsah</main>
    </>,
  );
  await user.tab();
  const skip = screen.getByRole("link", { name: "Přejít na obsah" });
  expect(document.activeElement).toBe(skip);
  expect(skip.getAttribute("href")).toBe("#content");
  await expectAccessible();
});

test("what goes somewhere by a key asks the app", async () => {
  const navigate = vi.fn();
  const Home = () => {
    const { navigate: go } = useNavigation();
    return (
      <button type="button" onClick={() => go("/")}>
        Domů
      </button>
    );
  };
  const { user } = draw(
    <NavigationProvider anchor="a" navigate={navigate}>
      <Home />
    </NavigationProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Domů" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/");
});
