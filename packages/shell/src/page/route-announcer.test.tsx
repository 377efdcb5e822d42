import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, screen, waitFor } from "@testing-library/react";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { RouteAnnouncer } from "./route-announcer.tsx";

const words = { waits: "…", menu: "Menu", home: "Domů" };

let drawHeading = (_text: string | undefined): void => {};

/** A page whose heading comes when the test says so. */
function LatePage() {
  const [heading, setHeading] = useState<string>();
  drawHeading = setHeading;
  return heading === undefined ? <p>{words.waits}</p> : <h1 key={heading}>{heading}</h1>;
}

async function openLatePage() {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <RouteAnnouncer page="Košík" />
        <button type="button">{words.menu}</button>
        <main>
          <Outlet />
        </main>
      </>
    ),
  });
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: "/",
    component: () => <h1>{words.home}</h1>,
  });
  const late = createRoute({ getParentRoute: () => rootRoute, path: "/late", component: LatePage });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: rootRoute.addChildren([home, late]), history });
  const { user } = draw(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Domů" });
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate({ to: "/late" }));
  return user;
}

const heading = (name: string) => screen.getByRole("heading", { name });

test("C24 a heading that comes after its page has the focus, and so has the one that takes its place", async () => {
  await openLatePage();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  act(() => drawHeading("Načítáme"));
  await waitFor(() => expect(document.activeElement).toBe(heading("Načítáme")));
  act(() => drawHeading("Lipovrch 10"));
  await waitFor(() => expect(document.activeElement).toBe(heading("Lipovrch 10")));
});

test("C24 who went on meanwhile keeps the focus", async () => {
  const user = await openLatePage();
  await user.click(screen.getByRole("button", { name: "Menu" }));
  act(() => drawHeading("Lipovrch 10"));
  await screen.findByRole("heading", { name: "Lipovrch 10" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" }));
});
