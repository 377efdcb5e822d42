import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UploadAnswer } from "@vycep/contract/tickets/attachments.rest";
import { PIECE_BYTES } from "@vycep/domain/tickets/attachment";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, noButton } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someCategories, someSubcategories } from "../../testing/some-tickets.ts";

withPortal();

beforeEach(() => {
  api.set("GetCategories", () => someCategories);
  api.set("GetAllSubCategories", () => someSubcategories);
  api.set("draft", () => ({ body: null, savedAt: null }));
  api.set("draft-attachments", () => []);
  api.set("attachments", () => ({ result: true }));
});

/** A new ticket with a subject, and these files chosen for it. */
async function choose(...files: readonly File[]) {
  await openPortal("/support/tickets/new?category=empties-count");
  await quiet();
  await userEvent.type(screen.getByRole("textbox", { name: named("Předmět") }), "Fotka");
  const field = screen.getByLabelText("Přidat soubor", { selector: "input" });
  await userEvent.upload(field, [...files], { applyAccept: false });
}

/** A file that says how large it is without being so. */
function fileOf(name: string, size: number): File {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
}

describe("D41 TICKET-04 a file that is not taken is refused beside it, and the text stays", () => {
  test.each([
    ["0 bytes", fileOf("a.jpg", 0), "Soubor je prázdný."],
    ["2 GB", fileOf("a.jpg", 2 ** 31), "Soubor je větší než 20 MB."],
    ["a path in its name", fileOf("..\\a.jpg", 9), "Název souboru obsahuje nepovolené znaky"],
    [
      "control characters in its name",
      fileOf("a\u202Egpj.jpg", 9),
      "Název souboru obsahuje nepovolené znaky",
    ],
    ["an SVG with a script", fileOf("a.svg", 9), "Takový soubor nepřijímáme"],
    ["a ZIP of ZIPs", fileOf("a.zip", 9), "Takový soubor nepřijímáme"],
  ])("D41 %s, before a byte is sent", async (_what, file, reason) => {
    await choose(file);
    expect((await screen.findByRole("alert")).textContent).toContain(reason);
    expect(api.count("UploadAttachmentsByTicketId")).toBe(0);
    expect(screen.getByDisplayValue("Fotka")).toBeTruthy();
  });

  test.each([
    ["file-not-what-it-says", "Obsah souboru neodpovídá jeho názvu."],
    ["file-runs-code", "PDF spouští skript."],
    ["file-infected", "V souboru je škodlivý kód."],
  ])("D41 %s, as the server says once all of it has come", async (code, message) => {
    api.refuse("UploadAttachmentsByTicketId", { code, message, status: 422 });
    await choose(fileOf("a.pdf", 9));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(noButton("Pokračovat")).toBeNull();
    expect(screen.getByDisplayValue("Fotka")).toBeTruthy();
    // Of what was refused the server keeps nothing: its cross only takes it out of sight.
    await userEvent.click(button("Odebrat soubor a.pdf"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(api.count("attachments")).toBe(0);
  });
});

describe("D41 REST-65 a file on its way", () => {
  const size = 3 * PIECE_BYTES;
  const photo = () => new File([new Uint8Array(size)], "a.png", { type: "image/png" });
  const calls = () => api.calls.filter(({ name }) => name === "UploadAttachmentsByTicketId");
  const queryOf = (said: unknown) => (said as { query: URLSearchParams }).query;
  const offsets = () => calls().map(({ said }) => Number(queryOf(said).get("offset")));
  /** The server has a piece more after each call that brings one, and is cut off once it has this much. */
  function serverCutAt(place: number): void {
    let received = 0;
    // The first call of each try asks how much has come.
    let isAsked = false;
    let isCut = false;
    api.set("UploadAttachmentsByTicketId", (call): UploadAnswer => {
      const query = queryOf(call);
      if (isAsked && Number(query.get("offset")) === received) received += PIECE_BYTES;
      isAsked = true;
      if (received === place && !isCut) {
        isCut = true;
        isAsked = false;
        api.breakDown("UploadAttachmentsByTicketId");
      }
      if (received < size) return { received, attachment: null };
      const file = {
        id: "a".repeat(32),
        name: "a.png",
        mediaType: "image/png",
        size,
        at: "",
        person: "Jana",
      };
      api.set("draft-attachments", () => [file]);
      return { received, attachment: file };
    });
  }

  test("D41 says how far it is", async () => {
    serverCutAt(0);
    const release = api.hold("UploadAttachmentsByTicketId");
    await choose(photo());
    const bar = await screen.findByRole("progressbar", { name: named("a.png") });
    expect(bar.getAttribute("value")).toBe("0");
    expect(screen.getByText(/nahrává se 0\s%/u)).toBeTruthy();
    release();
  });

  test("D41 stands still when the network is cut, goes on from there, and sends nothing twice", async () => {
    serverCutAt(2 * PIECE_BYTES);
    await choose(photo());
    expect((await screen.findByRole("alert")).textContent).toBe("Nahrávání se přerušilo.");
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByDisplayValue("Fotka")).toBeTruthy();
    const before = offsets();
    expect(before.slice(0, 4)).toEqual([0, 0, PIECE_BYTES, 2 * PIECE_BYTES]);
    api.mend("UploadAttachmentsByTicketId");
    await userEvent.click(button("Pokračovat"));
    expect(await screen.findByText(/kB · nahráno/u)).toBeTruthy();
    expect(offsets().slice(before.length)).toEqual([0, 2 * PIECE_BYTES]);
    expect(new Set(calls().map(({ said }) => queryOf(said).get("upload"))).size).toBe(1);
    expect(noButton("Pokračovat")).toBeNull();
  });

  test("D41 its cross gives it up: nothing more is sent, and what has come is taken away", async () => {
    serverCutAt(2 * PIECE_BYTES);
    const release = api.hold("UploadAttachmentsByTicketId");
    await choose(photo());
    await screen.findByRole("progressbar", { name: named("a.png") });
    const [first] = calls();
    await userEvent.click(button("Odebrat soubor a.png"));
    release();
    await quiet();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(calls()).toHaveLength(1);
    expect(api.lastOf("attachments")).toMatchObject({ id: queryOf(first?.said).get("upload") });
  });
});
