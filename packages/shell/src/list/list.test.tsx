import { QueryClient, QueryClientProvider, queryOptions } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Select } from "@vycep/ui/fields/select.tsx";
import { NavigationProvider } from "@vycep/ui/navigation/anchor.tsx";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "../failures/api-error.ts";
import { RouterAnchor } from "../page/router-anchor.tsx";
import { parseSearch, printSearch } from "../page/search.ts";
import { loadTexts } from "../words/i18n.ts";
import { listAddress, oneOf, type StateOf } from "./list-address.ts";
import { ListBody } from "./list-body.tsx";
import { ListFilters } from "./list-filters.tsx";
import { pageThatIs, useListPage } from "./list-page.ts";
import { FilterSelect } from "./list-selects.tsx";
import { ListTable } from "./list-table.tsx";
import { NoneFound } from "./none-found.tsx";
import { useListAddress } from "./use-list-address.ts";

interface Barrel {
  readonly name: string;
  readonly size: string;
}

const sizes = ["sud", "soudek"] as const;
const pageSize = 5;
const barrelAddress = listAddress({ filters: { size: oneOf(sizes) }, sorts: ["name", "name-desc"] });
type BarrelState = StateOf<typeof barrelAddress>;

const cellar: readonly Barrel[] = Array.from({ length: 12 }, (_, at) => ({
  name: `Sud ${String(at + 1).padStart(2, "0")}`,
  size: at % 4 === 0 ? "soudek" : "sud",
}));

/** A server that finds, sorts and pages; tests empty it, or let it fail or wait. */
const server = {
  barrels: cellar,
  answer: async () => {},
  /** Counts no further, as of a list of thousands. */
  mostCounted: Number.POSITIVE_INFINITY,
  asked: [] as BarrelState[],
};

function barrelsQuery(state: BarrelState) {
  return queryOptions({
    queryKey: ["barrels", state],
    queryFn: () =>
      pageThatIs({ page: state.page, pageSize }, async (page) => {
        server.asked.push({ ...state, page });
        await server.answer();
        const found = server.barrels
          .filter(({ name, size }) => name.includes(state.q) && (state.size ?? size) === size)
          .toSorted((one, other) => one.name.localeCompare(other.name));
        if (state.sort === "name-desc") found.reverse();
        const total = Math.min(found.length, server.mostCounted);
        const rows = found.slice((page - 1) * pageSize, page * pageSize);
        return { rows, total, isMore: found.length > total };
      }),
    retry: false,
  });
}

function BarrelsScreen() {
  const list = useListAddress(barrelAddress, "/barrels");
  const reading = useListPage(barrelsQuery, list.state);
  return (
    <main>
      <h1>{"Sudy"}</h1>
      <ListFilters
        list={list}
        label="Filtry sudů"
        searchLabel="Hledat v sudech"
        searchPlaceholder="Název"
        sortLabel={(sort) => (sort === "name" ? "Od A" : "Od Z")}
        choices={(look) => (
          <FilterSelect
            look={look}
            label="Velikost"
            any="Všechny"
            options={sizes.map((id) => ({ id, label: id }))}
            value={list.state.size}
            onChange={(size) => list.change({ size })}
          />
        )}
      />
      <ListBody
        list={reading}
        pageSize={pageSize}
        loading="Načítáme sudy…"
        failed="Sudy se nepodařilo načíst."
        found={(count, isMore) => `Nalezeno: ${isMore ? "více než " : ""}${count}`}
        none={
          list.address.isNarrowed(list.state) ? (
            <NoneFound title="Žádný sud neodpovídá." onClear={list.clear}>
              {"Zkuste jiný."}
            </NoneFound>
          ) : (
            <p>{"Sklep je prázdný."}</p>
          )
        }
      >
        {(page) => (
          <ListTable
            list={list}
            page={page}
            pageSize={pageSize}
            all={`${page.total} sudů`}
            caption="Sudy ve sklepě"
            columns={[
              { key: "name", header: "Název", cell: ({ name }) => name, isRowHeader: true, isSortable: true },
              { key: "size", header: "Velikost", cell: ({ size }) => size },
            ]}
            rowKey={({ name }) => name}
          />
        )}
      </ListBody>
    </main>
  );
}

async function openBarrels(address = "/barrels") {
  const rootRoute = createRootRoute();
  const screenRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/barrels",
    component: BarrelsScreen,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: rootRoute.addChildren([screenRoute]),
    history,
    parseSearch,
    stringifySearch: printSearch,
  });
  // As the app would; only this test's own router is not the one that its types know.
  await router.load();
  const navigate = (href: string) => void router.navigate({ href });
  const { user } = draw(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider anchor={RouterAnchor} navigate={navigate}>
        <RouterProvider router={router} />
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return { user, history, address: () => history.location.href };
}

const shown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const shows = (names: readonly string[]) => waitFor(() => expect(shown()).toEqual(names));
const firstFive = ["Sud 01", "Sud 02", "Sud 03", "Sud 04", "Sud 05"];
const searchField = () => screen.getByRole("searchbox", { name: "Hledat v sudech" });
const choose = async (user: Awaited<ReturnType<typeof openBarrels>>["user"], size: string) => {
  await user.click(screen.getByRole("button", { name: /^Velikost/u }));
  await user.click(await screen.findByRole("option", { name: size }));
};

beforeAll(async () => {
  await loadTexts(["list", "shell"], "cs");
  // What a select opens is fetched the first time; between the router's transitions the act of a test may miss it.
  const options = [{ id: "1", label: "první" }];
  const { user, unmount } = draw(
    <Select label="x" options={options} value={null} placeholder="x" closeLabel="x" onChange={() => {}} />,
  );
  await user.click(screen.getByRole("button"));
  await screen.findByRole("option");
  unmount();
});
beforeEach(() => {
  Object.assign(server, {
    barrels: cellar,
    answer: async () => {},
    mostCounted: Number.POSITIVE_INFINITY,
    asked: [],
  });
});

describe("a list", () => {
  test("has the shape of a list while it is on its way, and then says how many were found", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answer = () => promise;
    await openBarrels();
    expect(screen.getByRole("status", { name: "Načítáme sudy…" })).toBeTruthy();
    await expectAccessible();
    await act(async () => resolve());
    await shows(firstFive);
    expect(screen.queryByRole("status", { name: "Načítáme sudy…" })).toBeNull();
    expect(screen.getByText("Nalezeno: 12")).toBeTruthy();
    expect(screen.getByText("Strana 1 z 3 · 1–5 z 12 sudů")).toBeTruthy();
    await expectAccessible();
  });

  test("of more than are counted says so, and leads on", async () => {
    server.mostCounted = 5;
    const { user } = await openBarrels();
    await shows(firstFive);
    expect(screen.getByText("Strana 1 · 1–5 z více než 5 sudů")).toBeTruthy();
    expect(screen.getByText("Nalezeno: více než 5")).toBeTruthy();
    server.mostCounted = 10;
    await user.click(screen.getByRole("link", { name: "Další strana" }));
    await screen.findByText("Strana 2 · 6–10 z více než 10 sudů");
  });

  test("goes to another page by a link, and back", async () => {
    const { user, history, address } = await openBarrels("/barrels?q=Sud");
    await shows(firstFive);
    await user.click(screen.getByRole("link", { name: "Další strana" }));
    await shows(["Sud 06", "Sud 07", "Sud 08", "Sud 09", "Sud 10"]);
    expect(address()).toBe("/barrels?q=Sud&page=2");
    act(() => history.back());
    await shows(firstFive);
  });

  test("shows its last page where an old link asks for one that is no longer there", async () => {
    await openBarrels("/barrels?page=9");
    await shows(["Sud 11", "Sud 12"]);
    expect(server.asked.map(({ page }) => page)).toEqual([9, 3]);
    expect(screen.getByText("Strana 3 z 3 · 11–12 z 12 sudů")).toBeTruthy();
  });

  test("is sorted by the head of a column, from the first page again", async () => {
    const { user, address } = await openBarrels("/barrels?page=2");
    await shows(["Sud 06", "Sud 07", "Sud 08", "Sud 09", "Sud 10"]);
    await user.click(screen.getByRole("button", { name: "Název" }));
    await shows(["Sud 12", "Sud 11", "Sud 10", "Sud 09", "Sud 08"]);
    expect(address()).toBe("/barrels?sort=name-desc");
    expect(screen.getByRole("columnheader", { name: "Název" }).getAttribute("aria-sort")).toBe("descending");
  });

  test("is narrowed by a choice, which the way back takes off; clearing keeps the sort", async () => {
    const { user, history, address } = await openBarrels("/barrels?sort=name-desc&page=2");
    await screen.findByText("Nalezeno: 12");
    await choose(user, "soudek");
    await shows(["Sud 09", "Sud 05", "Sud 01"]);
    expect(address()).toBe("/barrels?size=soudek&sort=name-desc");
    act(() => history.back());
    await screen.findByText("Nalezeno: 12");
    act(() => history.forward());
    await screen.findByText("Nalezeno: 3");
    await user.click(screen.getByRole("button", { name: "Zrušit filtry" }));
    await screen.findByText("Nalezeno: 12");
    expect(address()).toBe("/barrels?sort=name-desc");
    expect(screen.queryByRole("button", { name: "Zrušit filtry" })).toBeNull();
  });

  test("is searched while it is typed: once for a word, without a way back for each letter", async () => {
    const { history, address } = await openBarrels();
    await shows(firstFive);
    const { length } = history;
    for (const value of ["1", "12"]) fireEvent.change(searchField(), { target: { value } });
    expect(address()).toBe("/barrels");
    await shows(["Sud 12"]);
    expect([address(), history.length]).toEqual(["/barrels?q=12", length]);
    expect(server.asked.map(({ q }) => q)).toEqual(["", "12"]);
  });

  test("keeps the rows of before, and says that it is busy, until others are there", async () => {
    const { user } = await openBarrels();
    await shows(firstFive);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answer = () => promise;
    await user.type(searchField(), "12{Enter}");
    const table = screen.getByRole("table", { name: "Sudy ve sklepě" });
    await waitFor(() => expect(table.closest("[aria-busy=true]")).toBeTruthy());
    expect(shown()).toEqual(firstFive);
    await act(async () => resolve());
    await shows(["Sud 12"]);
    expect(table.closest("[aria-busy=true]")).toBeNull();
  });

  test("of none that the filters let through leads to all", async () => {
    const { user } = await openBarrels("/barrels?q=xyz");
    const none = await screen.findByText("Žádný sud neodpovídá.");
    await expectAccessible();
    const block = none.closest("div")?.parentElement ?? document.body;
    await user.click(within(block).getByRole("button", { name: "Zrušit filtry" }));
    await shows(firstFive);
  });

  test("of nothing at all has its own words", async () => {
    server.barrels = [];
    await openBarrels();
    expect(await screen.findByText("Sklep je prázdný.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("that could not be read says so and tries again", async () => {
    server.answer = () => Promise.reject(new ApiError({ kind: "network", code: "network", message: "" }));
    const { user } = await openBarrels();
    expect((await screen.findByRole("alert")).textContent).toContain("Sudy se nepodařilo načíst.");
    await expectAccessible();
    server.answer = async () => {};
    await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
    await shows(firstFive);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("is of cards on mobile: its filters unfold and are counted, and it is sorted there too", async () => {
    setWindowWidth(390);
    const { user, address } = await openBarrels("/barrels?size=soudek");
    await screen.findByText("Nalezeno: 3");
    expect(screen.getByRole("list", { name: "Sudy ve sklepě" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Filtry (1)" }));
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: /^Řazení/u }));
    await user.click(await screen.findByRole("option", { name: "Od Z" }));
    await waitFor(() => expect(address()).toBe("/barrels?size=soudek&sort=name-desc"));
  });
});
