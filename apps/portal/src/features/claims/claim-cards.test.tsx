import { screen, within } from "@testing-library/react";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, button, link, named, noButton, textOf } from "../../testing/find.ts";
import { someClaim, someDelivery } from "../../testing/some-claims.ts";
import { ClaimLineCard } from "./claim-line-card.tsx";
import { ClaimsCard } from "./claims-card.tsx";

beforeEach(async () => {
  await loadTexts(["claims"], "cs");
  changeLanguage("cs");
});

const [bottles] = someDelivery().lines;
if (bottles === undefined) throw new Error("a delivery has lines");
type Card = Parameters<typeof ClaimLineCard>[0];

function show(said: Partial<Card> = {}) {
  const heard = { onToggle: vi.fn(), onBoxes: vi.fn(), onPhotos: vi.fn() };
  const { user } = draw(
    <ul>
      <ClaimLineCard line={bottles as Card["line"]} mark={undefined} late={[]} {...heard} {...said} />
    </ul>,
  );
  return { user, ...heard };
}
const marked = { reason: "damaged", boxes: 2, photos: [] } satisfies Card["mark"];

describe("B2 a line of a delivery", () => {
  test("asks what is wrong, and only then how much", async () => {
    const { user, onToggle } = show();
    expect(textOf()).toContain("Dodáno 10 balení");
    expect(screen.queryByRole("spinbutton")).toBeNull();
    const reasons = within(screen.getByRole("group", { name: /: co\snesedí$/u })).getAllByRole("button");
    expect(reasons.map((one) => textOf(one))).toEqual([
      "Chybí",
      "Poškozené",
      "Jiné zboží",
      "Krátké datum",
      "Zkažené",
    ]);
    await user.click(button("Chybí"));
    expect(onToggle).toHaveBeenCalledWith("short");
    await expectAccessible();
  });

  test("that is marked asks how many, no more than came, and for a photo", async () => {
    const { onBoxes, user } = show({ mark: { ...marked, boxes: 11 } });
    expect(button("Poškozené").getAttribute("aria-pressed")).toBe("true");
    expect(textOf()).toContain("Nejvýše 10.");
    const boxes = screen.getByRole("spinbutton", { name: /^Kolik\sbalení/u });
    expect(boxes.getAttribute("aria-invalid")).toBe("true");
    await user.click(screen.getByRole("button", { name: /^Méně/u }));
    expect(onBoxes).toHaveBeenCalledWith(10);
    await expectAccessible();
  });

  test("takes photos and counts them; the same one may be chosen again", async () => {
    const { user, onPhotos } = show({ mark: { ...marked, photos: ["p1", "p2"] } });
    expect(button("Fotky: 2")).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>(/: fotka$/u);
    const photo = new File(["x"], "prepravka.jpg", { type: "image/jpeg" });
    await user.upload(input, photo);
    expect(onPhotos).toHaveBeenCalledWith([photo]);
    expect(input.value).toBe("");
  });

  test("offers no reason that is too late, but one that was marked in time can be taken away", async () => {
    show({ late: ["spoiled"] });
    expect(noButton("Zkažené")).toBeNull();
    document.body.replaceChildren();
    const { user, onToggle } = show({ late: ["spoiled"], mark: { ...marked, reason: "spoiled" } });
    await user.click(button("Zkažené"));
    expect(onToggle).toHaveBeenCalledWith("spoiled");
  });

  test.each([
    [0, "Nepřišla a nebude fakturována."],
    [10, "Už reklamováno nebo vráceno dobropisem."],
  ])("of which %d came and none is left says why", (delivered, words) => {
    show({ line: { ...(bottles as Card["line"]), delivered, left: 0 } });
    expect(textOf()).toContain(words);
    expect(screen.queryByRole("group")).toBeNull();
  });
});

describe("B2 what was claimed", () => {
  test("of an order leads to the tickets, and says what is expected", async () => {
    draw(<ClaimsCard claims={[someClaim()]} />);
    expect(addressOf(link("CS0100001"))).toBe("/support/tickets/CS0100001");
    expect(textOf()).toContain("čeká na dobropis");
    expect(textOf()).toContain("2× Lipovrch 11: Chybí");
    expect(textOf()).toContain("Očekávaný dobropis854,82 Kč");
    await expectAccessible();
  });

  test("of a ticket leads to the order, with the credit notes that answered it", () => {
    const credits = [
      { number: "2026200001", at: "2026-11-24T10:00:00", totalMinor: 42_741, boxes: 1 },
      { number: "2026200002", at: "2026-11-25T10:00:00", totalMinor: null, boxes: 1 },
    ];
    const lines = [{ line: 1, name: "Lipovrch 11", reason: "short", boxes: 2, credited: 1 }] as const;
    draw(
      <ClaimsCard
        isOfTicket
        claims={[someClaim({ state: "partly-credited", credits, lines: [...lines] })]}
      />,
    );
    expect(addressOf(link("4700100498"))).toBe("/orders/history/4700100498");
    expect(textOf()).toContain("částečně vráceno");
    expect(textOf()).toContain("vráceno 1 z 2");
    expect(addressOf(link("Dobropis 2026200001"))).toBe("/my-documents/2026200001");
    // A credit note that this person may not see is named without a way to it.
    expect(screen.queryByRole("link", { name: named("Dobropis 2026200002") })).toBeNull();
    expect(textOf()).toContain("Dobropis 202620000225.11.");
  });

  test("nothing claimed is no card", () => {
    draw(<ClaimsCard claims={[]} />);
    expect(textOf()).toBe("");
  });
});
