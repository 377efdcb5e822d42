import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Button } from "../actions/button.tsx";
import { Link } from "../actions/link.tsx";
import { TextField } from "../fields/text-field.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { Sheet } from "./sheet.tsx";

interface Overlay {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** An opener and what it opens. */
function drawOpener(overlay: (props: Overlay) => React.ReactNode) {
  const closed = vi.fn();
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    const handleClose = () => {
      closed();
      setOpen(false);
    };
    return (
      <main>
        <Button onClick={() => setOpen(true)}>Otevřít</Button>
        {overlay({ isOpen, onClose: handleClose })}
      </main>
    );
  };
  const { user } = draw(<Page />);
  const opener = screen.getByRole("button", { name: "Otevřít" });
  return { user, closed, opener };
}

function drawDialog(props: Partial<DialogProps> = {}) {
  return drawOpener((overlay) => (
    <Dialog
      {...overlay}
      title="Změnit odběrné místo?"
      description="V košíku je 6 položek."
      closeLabel="Zavřít"
      footNote={<Link href="#ics">Do kalendáře</Link>}
      actions={<Button onClick={overlay.onClose}>Pokračovat</Button>}
      {...props}
    >
      <TextField label="Název" />
    </Dialog>
  ));
}

/** The focus comes with the next frame. */
async function focusInside(dialog: HTMLElement) {
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

const overlays = [
  { kind: "a dialog", open: () => drawDialog(), name: "Změnit odběrné místo?" },
  {
    kind: "a sheet",
    open: () =>
      drawOpener((overlay) => (
        <Sheet {...overlay} title="Filtry" closeLabel="Zavřít" footer={<Button>Zobrazit 34</Button>}>
          <TextField label="Hledat" />
        </Sheet>
      )),
    name: "Filtry",
  },
];

describe.each(overlays)("$kind", ({ open, name }) => {
  test("is named by its title, hides the page behind it and passes axe", async () => {
    const { user, opener } = open();
    await user.click(opener);
    const dialog = screen.getByRole("dialog", { name });
    expect(within(dialog).getByRole("heading", { level: 2, name })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Otevřít" })).toBeNull();
    await expectAccessible();
  });

  test("keeps the Tab key inside, both ways", async () => {
    const { user, opener } = open();
    await user.click(opener);
    const dialog = screen.getByRole("dialog", { name });
    for (let press = 0; press < 6; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    for (let press = 0; press < 6; press += 1) {
      await user.tab({ shift: true });
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test("closes by Escape and gives the focus back", async () => {
    const { user, opener, closed } = open();
    await user.tab();
    await user.keyboard("{Enter}");
    await focusInside(screen.getByRole("dialog"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(closed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("closes by its cross", async () => {
    const { user, opener, closed } = open();
    await user.click(opener);
    await user.click(screen.getByRole("button", { name: "Zavřít" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test("closes by a click beside it, not by one in it", async () => {
    const { user, opener, closed } = open();
    await user.click(opener);
    const dialog = screen.getByRole("dialog", { name });
    await user.click(within(dialog).getByRole("heading", { name }));
    expect(closed).not.toHaveBeenCalled();
    const scrim = document.querySelector("[data-overlay]");
    if (scrim === null) throw new Error("there is no scrim");
    await user.click(scrim);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

test("a dialog shows its description, its picture, its foot note and its buttons", async () => {
  const { user, opener } = drawDialog({ picture: <p>0:47</p>, isCentered: true, size: "small" });
  await user.click(opener);
  const dialog = within(screen.getByRole("dialog"));
  for (const text of ["V košíku je 6 položek.", "0:47"]) expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByRole("link", { name: "Do kalendáře" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Pokračovat" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("one without a name for its cross has none", async () => {
  const { user, opener } = drawDialog({ closeLabel: undefined });
  await user.click(opener);
  expect(screen.queryByRole("button", { name: "Zavřít" })).toBeNull();
});

test("an alert is not closed by a click beside it, but by Escape", async () => {
  const { user, opener, closed } = drawDialog({ role: "alertdialog" });
  await user.click(opener);
  expect(screen.getByRole("alertdialog", { name: "Změnit odběrné místo?" })).toBeTruthy();
  const scrim = document.querySelector("[data-overlay]");
  if (scrim === null) throw new Error("there is no scrim");
  await user.click(scrim);
  expect(closed).not.toHaveBeenCalled();
  await focusInside(screen.getByRole("alertdialog"));
  await user.keyboard("{Escape}");
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a forced one is left by its buttons only", async () => {
  const { user, opener, closed } = drawDialog({ isForced: true, closeLabel: undefined });
  await user.click(opener);
  await focusInside(screen.getByRole("dialog"));
  await user.keyboard("{Escape}");
  expect(closed).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Pokračovat" }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a sheet keeps its name when its title is drawn otherwise", async () => {
  const { user, opener } = drawOpener((overlay) => (
    <Sheet {...overlay} title="Menu" closeLabel="Zavřít" header={<strong>Jana Novotná</strong>}>
      <p>Obsah</p>
    </Sheet>
  ));
  await user.click(opener);
  const sheet = screen.getByRole("dialog", { name: "Menu" });
  expect(within(sheet).getByText("Jana Novotná")).toBeTruthy();
  await expectAccessible();
});

describe("a message", () => {
  test.each(["info", "success", "warning", "error"] as const)(
    "LAYOUT-32 LAYOUT-33 %s: title, sub-messages, a link, and the button in focus",
    async (tone) => {
      const { user, opener, closed } = drawOpener((overlay) => (
        <MessageDialog
          {...overlay}
          tone={tone}
          title="Objednávku nelze zopakovat"
          text="Některé položky nejsou dostupné."
          okLabel="OK"
          subMessages={[
            { id: "a", title: "Jasno", note: "doprodáno", action: <Link href="#a">Najít náhradu</Link> },
            { id: "b", title: "Luční radler" },
          ]}
          link={<Link href="/products">Do katalogu</Link>}
        >
          Do košíku jsme nic nevložili.
        </MessageDialog>
      ));
      await user.click(opener);
      const message = within(screen.getByRole("alertdialog", { name: "Objednávku nelze zopakovat" }));
      expect(message.getAllByRole("listitem")).toHaveLength(2);
      expect(message.getByText("doprodáno")).toBeTruthy();
      expect(message.getByText("Do košíku jsme nic nevložili.")).toBeTruthy();
      expect(message.getAllByRole("link").map((link) => link.textContent)).toEqual([
        "Najít náhradu",
        "Do katalogu",
      ]);
      expect(document.activeElement).toBe(message.getByRole("button", { name: "OK" }));
      await expectAccessible();
      await user.keyboard("{Enter}");
      expect(closed).toHaveBeenCalledTimes(1);
    },
  );

  test("a pair of ways out replaces the one button", async () => {
    const { user, opener } = drawOpener((overlay) => (
      <MessageDialog
        {...overlay}
        tone="warning"
        title="Odejít?"
        okLabel="OK"
        actions={<Button>Zůstat</Button>}
      />
    ));
    await user.click(opener);
    expect(screen.queryByRole("button", { name: "OK" })).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.getByRole("button", { name: "Zůstat" })).toBeTruthy();
  });
});
