import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { OwnRounds, OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { HEADER } from "@vycep/contract/headers";
import { localNow } from "@vycep/shell/clock/clock";
import { dropToken } from "@vycep/shell/session/session";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import * as databases from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";
import { bringUpToDate, openNotes } from "./driver-notes.ts";

withDesk();

const rose: OwnStop = {
  ...{ orderNumber: "4700100499", position: 1, state: "loaded", name: "Výčep Na Růžku" },
  ...{ street: "Kovářská 3", city: "Lipovrch", zip: "549 01", window: "07:00-11:00", pallets: 0.9 },
  ...{ noteForDriver: "Vjezd ze dvora.", contact: { name: "Eliška Řezáčová", phone: "+420 601 555 909" } },
  ...{ currency: "CZK", collects: null, report: null },
  lines: [
    { lineNo: 1, name: "Lipovrch 10, sud 50 l", boxes: 5, delivered: null },
    { lineNo: 2, name: "Lipovrch 12, sud 50 l", boxes: 2, delivered: null },
  ],
  empties: [{ code: "KEG50", name: "Sud 50 l", units: 6, depositMinor: 100_000 }],
  takenBack: [{ code: "KEG30", name: "Sud 30 l", depositMinor: 100_000 }],
};
const star: OwnStop = { ...rose, orderNumber: "4700100304", position: 2, name: "U Modré hvězdy" };

const ownRounds = (stops: readonly OwnStop[] = [rose, star]): OwnRounds => ({
  ...{ driverId: "D2", driver: "Josef Říha", day: localNow().date, mayMakePasskey: false },
  rounds: [
    {
      ...{ vehicleId: "V2", plate: "2SN 70-15", vehicle: "Střední vůz", departsAt: "05:40" },
      ...{ places: 12, payloadKilograms: 8000, pallets: 9.7, kilograms: 7200, stops: [...stops] },
    },
  ],
});

const me = somebody(["rounds", "change"]);
const rounds = "/desk/driver/rounds";
const reports = "/desk/driver/reports";
const entrance = "/desk/driver/enter";
const away = () => {
  throw new TypeError("Failed to fetch");
};
const sent = () => asked.filter(({ operation }) => operation === reports).map(({ variables }) => variables);

/** Short words are tied to the next one. */
const said = (text: string) => new RegExp(`^${text.replaceAll(" ", "\\s")}$`);

const context = {
  ...{ fillRect: () => undefined, beginPath: () => undefined, moveTo: () => undefined },
  ...{ lineTo: () => undefined, stroke: () => undefined, drawImage: () => undefined },
};

beforeEach(() => {
  for (const [name, one] of Object.entries(databases)) if (name.startsWith("IDB")) vi.stubGlobal(name, one);
  vi.stubGlobal("indexedDB", new databases.IDBFactory());
  // Drawn is where a browser draws; here it is enough that somebody signs.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toDataURL: () => "data:image/png;base64,iVBORw0KGgo=",
    setPointerCapture: () => undefined,
  });
});

/** What is under way ends before the next test begins, on another telephone: its notes outlive a page. */
afterEach(async () => {
  cleanup();
  answerWith({ [rounds]: away, [reports]: away });
  await bringUpToDate();
  vi.stubGlobal("indexedDB", new databases.IDBFactory());
  await openNotes();
});

async function openRound(others: Readonly<Record<string, unknown>> = {}) {
  const opened = await openDesk("/desk/round", { me, [rounds]: () => Response.json(ownRounds()), ...others });
  await screen.findByRole("button", { name: "Začít zastávku 1" });
  return opened;
}

type User = Awaited<ReturnType<typeof openDesk>>["user"];

/** From the round to the finished stop. */
async function deliver(user: User) {
  await user.click(screen.getByRole("button", { name: "Začít zastávku 1" }));
  await user.click(await screen.findByRole("button", { name: said("K podpisu") }));
  await sign(user);
  await user.click(screen.getByRole("button", { name: "Dokončit zastávku" }));
}

async function sign(user: User) {
  await user.type(await screen.findByRole("textbox", { name: "Převzal(a)" }), "Eliška Řezáčová");
  const pad = screen.getByRole("img", { name: /Podpis/ });
  fireEvent.pointerDown(pad, { clientX: 40, clientY: 300 });
  fireEvent.pointerMove(pad, { clientX: 120, clientY: 320 });
  fireEvent.pointerUp(pad);
}

describe("DDISP-03 a driver's round on a telephone", () => {
  test("the next stop says how to get there; the others stand in their order", async () => {
    await openRound();
    expect(screen.getByRole("heading", { level: 1, name: "Lipovrch" })).toBeTruthy();
    expect(screen.getByText(said("0 ze 2 zastávek hotovo"))).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringContaining("Výčep Na Růžku"),
      expect.stringContaining("U Modré hvězdy"),
    ]);
    expect(screen.getByText("Vjezd ze dvora.")).toBeTruthy();
    const call = screen.getByRole("link", { name: "Zavolat: Eliška Řezáčová" });
    expect(call.getAttribute("href")).toBe("tel:+420601555909");
    await expectAccessible();
  });

  test("all is as it should be unless changed; of less a reason is asked, empties are counted", async () => {
    const { user } = await openRound({ [reports]: () => Response.json({ refusal: null }) });
    await user.click(screen.getByRole("button", { name: "Začít zastávku 1" }));
    const line = within((await screen.findByText("Lipovrch 12, sud 50 l")).closest("li") ?? document.body);
    await user.click(line.getByRole("button", { name: "Méně" }));
    const kegs = within(screen.getByText("Sud 50 l").closest("li") ?? document.body);
    await user.click(kegs.getByRole("button", { name: "Více" }));
    expect(screen.getByText(/7.000,00/)).toBeTruthy();
    await user.click(screen.getByText("Přidat jiný obal"));
    await user.click(screen.getByRole("button", { name: "Sud 30 l" }));
    await user.click(screen.getByRole("button", { name: said("K podpisu") }));
    expect(screen.getByText("Vyberte, proč je méně.")).toBeTruthy();
    await user.click(line.getByRole("button", { name: "Poškozené" }));
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: said("K podpisu") }));
    expect(await screen.findByText(said("6 z 7 balení"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Dokončit zastávku" }));
    expect(screen.getByText("Nechte zákazníka podepsat.")).toBeTruthy();
    await sign(user);
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Dokončit zastávku" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      ...{ orderNumber: "4700100499", receivedBy: "Eliška Řezáčová", photos: [] },
      lines: [
        { lineNo: 1, boxes: 5 },
        { lineNo: 2, boxes: 1, reason: "Poškozené" },
      ],
      empties: [
        { code: "KEG50", units: 7 },
        { code: "KEG30", units: 1 },
      ],
      signature: expect.stringMatching(/^iVBOR/),
    });
    expect(await screen.findByRole("button", { name: "Začít zastávku 2" })).toBeTruthy();
  });

  test("nothing handed over needs nobody's signature", async () => {
    const { user } = await openRound({ [reports]: () => Response.json({ refusal: null }) });
    await user.click(screen.getByRole("button", { name: "Začít zastávku 1" }));
    await user.click(await screen.findByRole("button", { name: said("Nic se nepředalo") }));
    await user.click(screen.getByRole("button", { name: said("K podpisu") }));
    expect(await screen.findByText(said("Nic se nepředává, podpis není potřeba."))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Dokončit zastávku" }));
    await waitFor(() => expect(sent()[0]).toMatchObject({ receivedBy: "", signature: null }));
  });
});

describe("DDISP-03 without a connection", () => {
  test("what is noted waits on the telephone, and is sent once when somebody answers", async () => {
    const keys: (string | null)[] = [];
    const { user } = await openRound({ [rounds]: () => Response.json(ownRounds()), [reports]: away });
    answerWith({ [rounds]: away });
    await deliver(user);
    expect(await screen.findByText(said("1 zpráva čeká na signál"))).toBeTruthy();
    expect(await screen.findByText("Bez signálu")).toBeTruthy();
    answerWith({
      [rounds]: () => Response.json(ownRounds([{ ...rose, state: "delivered" }, star])),
      [reports]: (_body: unknown, init: RequestInit) => {
        keys.push(new Headers(init.headers).get(HEADER.idempotencyKey));
        // The server took it, and its answer is lost on the way.
        if (keys.length === 1) throw new TypeError("Failed to fetch");
        return Response.json({ refusal: null });
      },
    });
    globalThis.dispatchEvent(new Event("online"));
    await waitFor(() => expect(keys).toHaveLength(1));
    globalThis.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(said("1 zpráva čeká na signál"))).toBeNull());
    expect(new Set(keys).size).toBe(1);
    globalThis.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("Bez signálu")).toBeNull());
    expect(keys).toHaveLength(2);
  });

  test("the round and what was noted of a stop are there again after the page was loaded anew", async () => {
    const { user, router } = await openRound();
    await user.click(screen.getByRole("button", { name: "Začít zastávku 1" }));
    await user.click(await screen.findByRole("button", { name: said("K podpisu") }));
    await user.type(await screen.findByRole("textbox", { name: "Převzal(a)" }), "Eliška");
    await router.navigate({ href: "/desk/refused" });
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Převzal(a)" })).toBeNull());
    answerWith({ [rounds]: away });
    await router.navigate({ href: "/desk/round?stop=4700100499&step=sign" });
    expect(await screen.findByRole("textbox", { name: "Převzal(a)" })).toHaveProperty("value", "Eliška");
  });

  test.each([
    ["deliveries", "Otevřít rozvoz", "/desk/deliveries"],
    ["tickets", "Zpět do pultu", "/desk"],
  ])("whoever drives nothing and sees %s is told what to do, and led there", async (area, name, href) => {
    const message = "Na tohle nemáte oprávnění.";
    const refused = () => Response.json({ code: "not-your-area", message }, { status: 403 });
    await openDesk("/desk/round", { me: somebody([area, "see"]), [rounds]: refused });
    expect(await screen.findByText(said(message))).toBeTruthy();
    expect(await screen.findByText(/koho dispečink vede jako řidiče/)).toBeTruthy();
    expect(screen.getByRole("link", { name: said(name) }).getAttribute("href")).toBe(href);
    await expectAccessible();
  });

  test("what the server does not take says why, and may be corrected", async () => {
    const { user } = await openRound({
      [reports]: () =>
        Response.json({
          refusal: { code: "too-many-boxes", message: "Je jich víc, než je možné.", lineNo: null },
        }),
    });
    await deliver(user);
    await user.click(await screen.findByRole("button", { name: /neprošlo, otevřete/ }));
    expect(await screen.findByText(said("Je jich víc, než je možné."))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Opravit" }));
    expect(await screen.findByRole("button", { name: said("K podpisu") })).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });
});

test("DSIGN-09 whoever is not signed in stays on the page, and comes in by a code of the day", async () => {
  const { user } = await openDesk("/desk/round", { me, [rounds]: away });
  dropToken();
  answerWith({
    [rounds]: () => Response.json({ code: "not-signed-in" }, { status: 401 }),
    [entrance]: () => Response.json({ code: "code-unknown", message: "Kód neplatí." }, { status: 422 }),
  });
  globalThis.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("button", { name: said("Přihlásit se účtem") })).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: said("Kód od dispečinku") }), "k7m2x 9qxd4");
  await user.click(screen.getByRole("button", { name: "Pokračovat" }));
  expect(await screen.findByText(said("Kód neplatí."))).toBeTruthy();
  await expectAccessible();
  answerWith({
    [rounds]: () => Response.json(ownRounds()),
    [entrance]: () => new Response(null, { status: 204 }),
  });
  await user.click(screen.getByRole("button", { name: "Pokračovat" }));
  expect(await screen.findByRole("button", { name: "Začít zastávku 1" })).toBeTruthy();
  expect(asked.filter(({ operation }) => operation === entrance).at(-1)?.variables).toEqual({
    code: "k7m2x 9qxd4",
  });
});
