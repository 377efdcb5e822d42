import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { features } from "../../app/features.ts";
import { connectWork } from "../../shared/work.ts";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const boss = somebody(["configuration", "see"], ["configuration", "change"]);
const well = {
  ...{ state: "working", lookedAt: "2026-11-23T12:25:00.000Z", isBuiltIn: true, waiting: 0, refused: 0 },
  ...{ oldest: null, lastSent: null, lastError: null, lastSignIn: null, keys: null },
};
const integrations = [
  {
    ...{ ...well, name: "erp", state: "troubled", isBuiltIn: false, waiting: 3, refused: 2 },
    ...{ oldest: "2026-11-23T09:15:00.000Z", lastError: "422 line 4 has no price" },
  },
  { ...well, name: "mail" },
  { ...well, name: "files" },
  { ...well, name: "identity" },
];
const refused = {
  ...{ id: "41", kind: "order", orderNumber: "4700102121", company: "C4", at: "2026-11-23T11:37:00.000Z" },
  ...{ attempts: 6, nextAttempt: null, state: "refused", since: "2026-11-23T11:52:00.000Z" },
  ...{ error: "422 line 4 has no price" },
};
const waiting = {
  ...{ ...refused, id: "40", orderNumber: "4700102118", attempts: 0, state: "waiting", since: null },
  ...{ error: null, nextAttempt: "2026-11-23T12:26:00.000Z" },
};
const queue = { erpMessages: { total: 2, isMore: false, next: null, items: [refused, waiting] } };
const all = { me: boss, Integrations: { integrations }, ErpMessages: queue };

const sentWith = (operation: string) => asked.filter((one) => one.operation === operation).at(-1)?.variables;

describe("DINT-01 what the brewery is connected to", () => {
  test("each says how it is, what waits, and what went wrong; the queue stands below", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:25:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    await openDesk("/desk/integrations", all);
    const erp = within(await screen.findByRole("region", { name: "ERP" }));
    expect(erp.getByText("odpovídá, s chybami")).toBeTruthy();
    expect(erp.getByText("3 zprávy čekají")).toBeTruthy();
    expect(erp.getByText("2 odmítnuté · nejstarší 3 h")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "Soubory" })).getByText("v pořádku")).toBeTruthy();
    const row = within(await screen.findByRole("row", { name: /4700102121/ }));
    expect(row.getByText("odmítnuto")).toBeTruthy();
    expect(row.getByText("ručně")).toBeTruthy();
    const card = within(screen.getByRole("region", { name: "Nová objednávka 4700102121" }));
    expect(card.getByText("ERP: „422 line 4 has no price“")).toBeTruthy();
    await expectAccessible();
  });

  test("only a refusal is told as the ERP's words; an outage is said in ours, and a customer is a click away", async () => {
    const error = "ERP neběží: na jeho adrese spojení nikdo nepřijímá.";
    const erpMessages = { ...queue.erpMessages, items: [{ ...waiting, error }] };
    await openDesk("/desk/integrations", { ...all, ErpMessages: { erpMessages } });
    const card = within(await screen.findByRole("region", { name: "Nová objednávka 4700102118" }));
    expect(card.getByText(error)).toBeTruthy();
    expect(card.getByRole("link", { name: "C4" }).getAttribute("href")).toBe("/desk/companies/C4");
  });

  test("DTODAY-01 what waits and what was refused stands beside its line on every page", async () => {
    const away = integrations.map((one) => (one.name === "erp" ? { ...one, state: "away" } : one));
    connectWork(features.flatMap(({ work = [] }) => work));
    onTestFinished(() => connectWork([]));
    await openDesk("/desk/integrations/keys", { ...all, Integrations: { integrations: away } });
    expect(await screen.findByRole("link", { name: "Napojení 5" })).toBeTruthy();
  });

  test("DSIGN-04 the staff's own provider stands among them with its last sign-in and its keys", async () => {
    const provider = { ...well, name: "staff_identity", isBuiltIn: false, keys: 2 };
    const seen = { ...provider, lastSignIn: "2026-11-23T06:55:00.000Z" };
    await openDesk("/desk/integrations", { ...all, Integrations: { integrations: [...integrations, seen] } });
    const card = within(await screen.findByRole("region", { name: "Přihlášení zaměstnanců" }));
    expect(card.getByText("v pořádku")).toBeTruthy();
    expect(card.getByText(/^naposledy\sse\spřihlásil\sněkdo\s.+ · 2\sklíče\sk\spodpisu$/u)).toBeTruthy();
    await expectAccessible();
  });

  test("what a message says is read once it is opened, tried again where it failed, and told where it is gone", async () => {
    const { user } = await openDesk("/desk/integrations", {
      ...all,
      ErpMessageBody: Response.json({}, { status: 503 }),
    });
    await screen.findByRole("region", { name: "Nová objednávka 4700102121" });
    expect(sentWith("ErpMessageBody")).toBeUndefined();
    await user.click(screen.getByText("Odesílaná data"));
    expect(sentWith("ErpMessageBody")).toEqual({ id: "41" });
    answerWith({ ErpMessageBody: { erpMessageBody: '{ "orderNumber": "4700102121" }' } });
    await user.click(await screen.findByRole("button", { name: "Zkusit znovu" }));
    expect(await screen.findByText('{ "orderNumber": "4700102121" }')).toBeTruthy();
    answerWith({ ErpMessageBody: { erpMessageBody: null } });
    await user.click(screen.getByRole("button", { name: /4700102118/ }));
    await user.click(await screen.findByText("Odesílaná data"));
    expect(await screen.findByText("Tato zpráva už tu není.")).toBeTruthy();
  });

  test("one is sent again from its card, chosen ones from the bar, all from above the list", async () => {
    const answer = { sendErpMessages: { count: 1, refusal: null } };
    const { user } = await openDesk("/desk/integrations", { ...all, SendErpMessages: answer });
    await user.click(await screen.findByRole("button", { name: "Poslat znovu" }));
    expect(sentWith("SendErpMessages")).toEqual({ input: { ids: ["41"] } });
    expect(await screen.findByText("1 zpráva jde do ERP hned.")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /4700102118/ }));
    await user.click(screen.getByRole("button", { name: "Poslat znovu: 1" }));
    expect(sentWith("SendErpMessages")).toEqual({ input: { ids: ["40"] } });
    await user.click(screen.getByRole("button", { name: "Poslat vše znovu" }));
    expect(sentWith("SendErpMessages")).toEqual({ input: { ids: null } });
  });

  test("what is refused is said above the queue, and what was chosen stays chosen", async () => {
    const refusal = { code: "message-not-refused", message: "Zpráva už nečeká na rozhodnutí." };
    const { user } = await openDesk("/desk/integrations", {
      ...all,
      SendErpMessages: { sendErpMessages: { count: 0, refusal } },
    });
    await user.click(await screen.findByRole("checkbox", { name: /4700102118/ }));
    await user.click(screen.getByRole("button", { name: "Poslat znovu: 1" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Zpráva už nečeká na rozhodnutí.");
    expect(screen.getByRole("checkbox", { name: /4700102118/ })).toHaveProperty("checked", true);
  });

  test("DLIST-06 the message in which somebody writes stays when a newer one is refused", async () => {
    const newer = { ...refused, id: "42", orderNumber: "4700102130" };
    const { user } = await openDesk("/desk/integrations", all);
    await user.type(await screen.findByRole("textbox", { name: /Proč zprávu odkládáte/ }), "řeší");
    const erpMessages = { ...queue.erpMessages, total: 3, items: [newer, refused, waiting] };
    answerWith({ ErpMessages: { erpMessages } });
    await user.click(screen.getByRole("button", { name: "Zkusit spojení" }));
    expect(await screen.findByRole("row", { name: /4700102130/ })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Nová objednávka 4700102121" })).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /Proč zprávu odkládáte/ })).toHaveProperty("value", "řeší");
  });

  test("nothing is set aside without a reason; why it was not stands beside the field, and the words stay", async () => {
    const refusal = { code: "message-not-refused", message: "Zpráva už nečeká na rozhodnutí." };
    const answer = { setErpMessageAside: { count: 0, refusal } };
    const { user } = await openDesk("/desk/integrations", { ...all, SetErpMessageAside: answer });
    await user.click(await screen.findByRole("button", { name: "Odložit" }));
    const field = screen.getByRole("textbox", { name: /Proč zprávu odkládáte/ });
    expect(screen.getByText("Napište důvod. Zůstane v záznamu změn.")).toBeTruthy();
    expect(asked.some(({ operation }) => operation === "SetErpMessageAside")).toBe(false);
    await user.type(field, "řeší dodavatel");
    await user.click(screen.getByRole("button", { name: "Odložit" }));
    expect(await screen.findByText("Zpráva už nečeká na rozhodnutí.")).toBeTruthy();
    expect(sentWith("SetErpMessageAside")).toEqual({ input: { id: "41", reason: "řeší dodavatel" } });
    expect(field).toHaveProperty("value", "řeší dodavatel");
  });

  test("DSIGN-05 who may only look has no buttons", async () => {
    await openDesk("/desk/integrations", { ...all, me: somebody(["configuration", "see"]) });
    await screen.findByRole("row", { name: /4700102121/ });
    expect(screen.queryByRole("button", { name: /Poslat|Odložit/ })).toBeNull();
  });
});
