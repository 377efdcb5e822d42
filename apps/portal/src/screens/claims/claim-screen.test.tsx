import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { button, heading, link, named, noButton, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someClaim, someDelivery } from "../../testing/some-claims.ts";
import { someTicket } from "../../testing/some-tickets.ts";

withPortal();

beforeEach(() => {
  api.set("GetDeliveryToClaim", () => someDelivery());
  api.set("SetClaimDraft", () => ({ savedAt: "2026-11-20T11:00:00" }));
  api.set("draft-attachments", () => []);
});

async function open(address = "/orders/history/4700100498/claim") {
  await openPortal(address);
  await quiet();
}
const line = (name: string) => {
  const group = screen.getByRole("group", { name: named(`${name}: co nesedí`) });
  return within(group);
};
const bottles = "Lipovrch 11 světlý ležák, láhev 0,5 l, přepravka 20";
const kegs = "Lipovrch 12 světlý ležák, sud 50 l";

test("B2 one tap a line, the expected credit at once, and it is sent once", async () => {
  api.set("CreateClaim", () => ({ caseNumber: "CS0100001", expectedMinor: 85_482 }));
  await open();
  expect(heading("Reklamace dodávky")).toBeTruthy();
  expect(textOf()).toContain("Reklamovat můžete do 23.11.2026.");
  expect(textOf()).toContain("Zkažené pivo do 21.11.2026.");
  expect(textOf()).toContain("Nepřišla a nebude fakturována.");
  expect(button("Odeslat reklamaci").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(line(bottles).getByRole("button", { name: "Chybí" }));
  await userEvent.click(button("Více"));
  expect(textOf()).toContain("854,82 Kč");
  await expectAccessible();
  await userEvent.click(button("Odeslat reklamaci"));
  expect(api.lastOf("CreateClaim")).toMatchObject({
    body: {
      order: "4700100498",
      lines: [{ line: 1, reason: "short", boxes: 2, photos: [] }],
      expectedMinor: 85_482,
      market: "CZ",
    },
  });
  expect(api.lastCall("CreateClaim")?.headers.get("idempotency-key")).toBeTruthy();
  expect(await screen.findByText("Reklamace CS0100001 je odeslaná")).toBeTruthy();
  expect(link("Otevřít reklamaci").getAttribute("href")).toBe("/support/tickets/CS0100001");
});

test("C20 what was marked is saved as it goes, is there again, and a second tap takes it away", async () => {
  api.set("GetDeliveryToClaim", () =>
    someDelivery({
      draft: { lines: [{ line: 2, reason: "damaged", boxes: 9, photos: [] }], note: "Promáčklý" },
    }),
  );
  await open();
  expect(line(kegs).getByRole("button", { name: "Poškozené", pressed: true })).toBeTruthy();
  // No more than came.
  expect(screen.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe("4");
  expect(screen.getByDisplayValue("Promáčklý")).toBeTruthy();
  await userEvent.click(line(kegs).getByRole("button", { name: "Zkažené" }));
  await waitFor(
    () =>
      expect(api.lastOf("SetClaimDraft")).toMatchObject({
        body: { lines: [{ line: 2, reason: "spoiled", boxes: 4 }], note: "Promáčklý" },
      }),
    { timeout: 3000 },
  );
  await userEvent.click(line(kegs).getByRole("button", { name: "Zkažené" }));
  expect(screen.queryByRole("spinbutton")).toBeNull();
});

test("B2 what is refused stands beside the button, and nothing that was marked is lost", async () => {
  api.refuse("CreateClaim", {
    code: "more-than-delivered",
    message: "Více už reklamovat nejde. Nejvýše lze: 8.",
  });
  await open();
  await userEvent.click(line(bottles).getByRole("button", { name: "Chybí" }));
  await userEvent.click(button("Odeslat reklamaci"));
  expect(await screen.findByText(/Nejvýše lze: 8/)).toBeTruthy();
  expect(line(bottles).getByRole("button", { name: "Chybí", pressed: true })).toBeTruthy();
});

test.each([
  ["not-delivered", "Objednávka zatím nebyla dodána."],
  ["claim-too-late", "Lhůta pro reklamaci uplynula 23.11.2026."],
] as const)("B2 where it is %s it says why, and offers support", async (refusal, words) => {
  api.set("GetDeliveryToClaim", () => someDelivery({ refusal }));
  await open();
  expect(textOf()).toContain(words);
  expect(link("Napsat podpoře").getAttribute("href")).toContain("order=4700100498");
  expect(noButton("Odeslat reklamaci")).toBeNull();
  await expectAccessible();
});

test("C16 an order of somebody else is none", async () => {
  api.refuse("GetDeliveryToClaim", { status: 404, code: "no-such-order", message: "" });
  await open();
  expect(heading("Takovou objednávku neznáme")).toBeTruthy();
});

test("B2 the ticket of a claim shows it with the credit note that answered it", async () => {
  api.set("GetTicketById", () => someTicket());
  api.set("draft", () => ({ body: null, savedAt: null }));
  api.set("GetCommentsByTicketId", () => []);
  api.set("GetAttachmentsByTicketId", () => []);
  api.set("SetCommentsAsRead", () => ({ result: true }));
  const credits = [{ number: "R0100001", at: "2026-11-20T11:02:00", boxes: 2, totalMinor: -85_482 }];
  api.set("GetClaimByTicketId", () => ({ claim: someClaim({ state: "credited", credits }) }));
  await open("/support/tickets/CS0010022");
  expect(await screen.findByText("vráceno dobropisem")).toBeTruthy();
  expect(link("Dobropis R0100001").getAttribute("href")).toBe("/my-documents/R0100001");
  expect(textOf()).toContain("−854,82 Kč");
});
