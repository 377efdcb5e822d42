import { act, screen } from "@testing-library/react";
import {
  type NewPasswordDraft,
  PasswordFields,
  useNewPassword,
} from "@vycep/shell/passwords/password-fields.tsx";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import { named, textOf } from "../../../testing/find.ts";

beforeEach(async () => {
  await loadTexts(["passwords"], "cs");
  changeLanguage("cs");
});

let draft: NewPasswordDraft;

function Fields() {
  draft = useNewPassword();
  return <PasswordFields draft={draft} />;
}

function show() {
  const { user } = draw(<Fields />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(named(label));
  return { user, first: field("Nové heslo"), second: field("Nové heslo znovu") };
}
const isWrong = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";
const refuse = (code: string) =>
  act(() =>
    draft.refuse({
      kind: "refused",
      code: "new-password-incorrect",
      message: "",
      fields: [{ path: "newPassword", code }],
    }),
  );

describe("AUTH-07 AUTH-13 a new password while it is typed", () => {
  test("its demands tick off one by one, and nothing is called wrong before it was asked for", async () => {
    const { user, first } = show();
    expect(textOf()).toContain("0/5");
    await user.type(first, "abcdefgh");
    expect(textOf()).toMatch(/[12]\/5/u);
    expect(isWrong(first)).toBe(false);
    await user.type(first, "A1-příliš");
    expect(textOf()).toContain("5/5");
    await expectAccessible();
  });

  test("once it was asked for it says that something is missing, until nothing is", async () => {
    const { user, first, second } = show();
    await user.type(first, "abc");
    act(() => expect(draft.check()).toBe(false));
    expect(textOf()).toContain("Heslo nesplňuje požadavky.");
    await user.clear(first);
    await user.type(first, "Vepřové-koleno-7");
    await user.type(second, "Vepřové-koleno-7");
    expect(isWrong(first)).toBe(false);
    act(() => expect(draft.check()).toBe(true));
  });

  test("that it differs is told once the second one is long enough, or it was asked for", async () => {
    const { user, first, second } = show();
    await user.type(first, "Vepřové-koleno-7");
    await user.type(second, "Vep");
    expect(isWrong(second)).toBe(false);
    await user.type(second, "řové-koleno-8");
    expect(isWrong(second)).toBe(true);
    expect(textOf()).toContain("Nové heslo a heslo znovu se neshodují.");
  });

  test("what the server refused is told of that very password, and of no other", async () => {
    const { user, first } = show();
    await user.type(first, "Vepřové-koleno-7");
    refuse("used-before");
    expect(textOf()).toContain("Tohle heslo už jste měli.");
    expect(isWrong(first)).toBe(true);
    await user.type(first, "x");
    expect(isWrong(first)).toBe(false);
    refuse("too-common");
    expect(isWrong(first)).toBe(true);
  });

  test("cleared it is as at the beginning", async () => {
    const { user, first, second } = show();
    await user.type(first, "abc");
    await user.type(second, "abd");
    act(() => {
      draft.check();
      draft.clear();
    });
    expect([first.value, second.value]).toEqual(["", ""]);
    expect([isWrong(first), isWrong(second)]).toEqual([false, false]);
  });
});
