import { afterEach, describe, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

type Door = typeof import("./door.ts");

/** The door as a page would read it that is called so and keeps this in its tab. */
async function doorOf(name: string, kept: Readonly<Record<string, string>>): Promise<Door> {
  const sessionStorage = { getItem: (key: string) => kept[key] ?? null };
  vi.stubGlobal("window", { name, sessionStorage });
  // The door is read once by each page: each of these is a page of its own.
  const page = `./door.ts?${encodeURIComponent(JSON.stringify([name, kept]))}`;
  return (await import(/* @vite-ignore */ page)) as Door;
}

const behalf = { "on-behalf": "on-behalf.1." };
const preview = { "preview.on-behalf": "preview.2." };

describe("DORD-06 DCONF-02 DEDIT-04 who is behind a page", () => {
  test.each([
    ["a customer", "", {}, "", "/identity", "/login"],
    ["staff on behalf of one, in a tab", "", behalf, "on-behalf.1.", "/on-behalf", "/on-behalf/ended"],
    ["staff who look, in a frame", "preview.", preview, "preview.2.", "/preview", "/preview/ended"],
    ["a customer in the tab around such a frame", "", preview, "", "/identity", "/login"],
    ["a page that is called anything", "id_token", { id_token: "x" }, "", "/identity", "/login"],
  ])("DCONF-02 %s", async (_who, name, kept, keptAs, identityPath, signInPath) => {
    const page = await doorOf(name, kept);
    expect(page.keptAs).toBe(keptAs);
    expect(page.isOfStaff).toBe(keptAs !== "");
    expect(page.door).toMatchObject({ identityPath, signInPath });
  });

  test("DCONF-02 what a frame keeps is its own, and a customer's is left alone", async () => {
    const { isKeptHere } = await doorOf("preview.", preview);
    expect(["preview.2.id_token", "id_token", "desk.id_token"].filter(isKeptHere)).toEqual([
      "preview.2.id_token",
    ]);
  });
});
