import { screen, waitFor, within } from "@testing-library/react";
import type { Material, MaterialsAnswer } from "@vycep/contract/marketing/marketing.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { named } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const poster: Material = {
  materialId: "poster",
  name: "Plakát Vánoční speciál A2",
  description: "Pro výlohu i výčep.",
  format: "pdf",
  brand: "Lipovrch",
  folder: "posters",
  dateAdded: "2026-11-13",
  isNew: true,
  files: 1,
  bytes: 97_000,
  seconds: null,
  cover: "/covers/a.webp",
  print: { description: "Křídový papír 150 g", most: 10 },
};
const film: Material = {
  ...poster,
  ...{ materialId: "film", name: "Video Mytí sklenic", format: "video", folder: "video" },
  ...{ isNew: false, seconds: 67, bytes: 90_000_000, print: null },
};
const kit: Material = {
  ...film,
  ...{ materialId: "kit", name: "Sada pro sítě", format: "folder", files: 4, seconds: null, cover: null },
};

function answerOf(materials: readonly Material[]): MaterialsAnswer {
  return {
    folders: [
      { folder: "posters", name: "Plakáty a letáky", count: 1 },
      { folder: "video", name: "Video", count: 2 },
    ],
    prints: 1,
    materials: [...materials],
    total: materials.length,
  };
}

const saved: string[] = [];
beforeEach(() => {
  api.set("GetAllDMFolders", ({ query }) =>
    answerOf([poster, film, kit].filter(({ folder }) => [null, folder].includes(query.get("folder")))),
  );
  api.set("GetAllDMSearch", () => answerOf([]));
  api.set("GetAllBrandsAsync", () => [{ brand: "Lipovrch", count: 3 }]);
  api.set("downloadmaterial", ({ query }) => {
    const type = query.get("materialId") === "film" ? "video/mp4" : "application/pdf";
    return {
      files: [
        { name: "one", type, bytes: 9, link: `/files/${query.get("materialId")}-${query.get("show")}` },
      ],
      expiresAt: "2026-11-23T09:30:00Z",
    };
  });
  api.set("bulk-files", () => ({}));
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => "blob:zip", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute("href") ?? "");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What comes when it is asked for comes late on a busy machine. */
const patient = { timeout: 5_000 };
async function open() {
  const { user } = await openPortal("/marketing-materials");
  await quiet();
  return user;
}
const card = async (name: string) =>
  within(
    (await screen.findByRole("heading", { level: 2, name: named(name) })).closest("article") ?? document.body,
  );

describe("marketing materials", () => {
  test("MARKETING-01 MARKETING-02 OP-116 stand as cards; folders and the search narrow them, in the address", async () => {
    const user = await open();
    const first = await card(poster.name);
    expect(first.getByText(/PDF · Lipovrch · 95 kB/)).toBeTruthy();
    expect(first.getByText("přidáno 13.11.2026")).toBeTruthy();
    expect((await card(film.name)).getByText(/Video · Lipovrch · 1:07 · 86 MB/)).toBeTruthy();
    expect((await card(kit.name)).getByText(/Složka · Lipovrch · 4 soubory/)).toBeTruthy();
    await expectAccessible();

    await user.click(screen.getByRole("button", { name: named("Plakáty a letáky (1)") }));
    await waitFor(() => expect(location.search).toBe("?folder=posters"));
    await waitFor(() => expect(screen.queryByRole("heading", { name: named(film.name) })).toBeNull());
    expect(api.count("GetAllDMSearch")).toBe(0);
    await user.type(screen.getByRole("searchbox", { name: named("Hledat v materiálech") }), "nic{Enter}");
    expect(await screen.findByText("Filtru neodpovídá žádný materiál.")).toBeTruthy();
    const ask = screen.getByRole("link", { name: named("Napsat o materiál") });
    expect(ask.getAttribute("href")).toBe("/support/tickets/new?category=marketing");
    expect(api.count("GetAllDMSearch")).toBe(1);
  });

  test("MARKETING-03 one file comes by its link, a folder and what is chosen as one archive", async () => {
    const user = await open();
    await user.click((await card(film.name)).getByRole("button", { name: named(`Stáhnout: ${film.name}`) }));
    await waitFor(() => expect(saved).toEqual(["/files/film-false"]));
    await user.click((await card(kit.name)).getByRole("button", { name: named(`Stáhnout: ${kit.name}`) }));
    await waitFor(() => expect(saved).toEqual(["/files/film-false", "blob:zip"]));

    await user.click(screen.getByRole("checkbox", { name: named(`Vybrat: ${poster.name}`) }));
    await user.click(screen.getByRole("checkbox", { name: named(`Vybrat: ${film.name}`) }));
    const bar = within(screen.getByRole("region", { name: named("Vybrané materiály") }));
    expect(bar.getByText("Vybrány 2 materiály")).toBeTruthy();
    await user.click(bar.getByRole("button", { name: named("Stáhnout vybrané (ZIP)") }));
    await waitFor(() => expect(saved).toHaveLength(3));
    expect(api.lastOf("bulk-files")).toMatchObject({ body: { materialIds: ["poster", "film"] } });
    await user.click(bar.getByRole("button", { name: named("Zrušit výběr") }));
    expect(screen.queryByRole("region", { name: named("Vybrané materiály") })).toBeNull();
  });

  test("MARKETING-02 are looked at: a film with controls, a PDF in a frame; what fails is tried again", async () => {
    const user = await open();
    await user.click((await card(film.name)).getByRole("button", { name: named(`Náhled: ${film.name}`) }));
    await quiet();
    const dialog = within(await screen.findByRole("dialog", { name: named(film.name) }, patient));
    const player = await dialog.findByLabelText<HTMLVideoElement>(film.name, { selector: "video" });
    expect([player.controls, player.autoplay, player.getAttribute("src")]).toEqual([
      true,
      false,
      "/files/film-true",
    ]);
    await expectAccessible();
    await user.keyboard("{Escape}");

    api.breakDown("downloadmaterial");
    await user.click(
      (await card(poster.name)).getByRole("button", { name: named(`Náhled: ${poster.name}`) }),
    );
    const again = await screen.findByRole("button", { name: named("Zkusit znovu") });
    api.mend("downloadmaterial");
    await user.click(again);
    const frame = await screen.findByTitle(poster.name);
    expect(frame.getAttribute("src")).toMatch(/^\/files\/poster-true#page=1/);
    await user.keyboard("{Escape}");
  });

  test("a print is ordered by a ticket that says what and how many, no more than there are", async () => {
    const user = await open();
    expect((await card(film.name)).queryByRole("button", { name: /Objednat výtisk/ })).toBeNull();
    await user.click(
      (await card(poster.name)).getByRole("button", { name: named(`Objednat výtisk: ${poster.name}`) }),
    );
    await quiet();
    const dialog = within(await screen.findByRole("dialog", { name: named("Objednat výtisk") }, patient));
    const pieces = dialog.getByRole("spinbutton");
    await user.clear(pieces);
    await user.type(pieces, "11{Enter}");
    expect(dialog.getAllByText("Na jedno místo posíláme nejvýše 10 kusů.").length).toBeGreaterThan(0);
    await user.click(dialog.getByRole("button", { name: named("Pokračovat k požadavku") }));
    expect(location.pathname).toBe("/marketing-materials");
    await user.clear(pieces);
    await user.type(pieces, "4{Enter}");
    await user.click(dialog.getByRole("button", { name: named("Pokračovat k požadavku") }));
    await waitFor(() => expect(location.pathname).toBe("/support/tickets/new"));
    const asked = new URLSearchParams(location.search);
    expect([asked.get("category"), asked.get("material")]).toEqual([
      "marketing-print",
      "4 kusy · Plakát Vánoční speciál A2",
    ]);
  });

  test("on a phone a PDF is opened instead", async () => {
    setWindowWidth(390);
    const user = await open();
    await user.click(
      (await card(poster.name)).getByRole("button", { name: named(`Náhled: ${poster.name}`) }),
    );
    const link = await screen.findByRole("link", { name: named("Otevřít PDF") });
    expect(link.getAttribute("href")).toBe("/files/poster-true");
    await expectAccessible();
  });
});
