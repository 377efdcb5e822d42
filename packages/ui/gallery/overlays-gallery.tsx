import { useState } from "react";
import { Button } from "../src/actions/button.tsx";
import { Link } from "../src/actions/link.tsx";
import { Menu } from "../src/actions/menu.tsx";
import { DayGrid, type DayLook } from "../src/calendar/day-grid.tsx";
import { weekdayIndex } from "../src/calendar/month-days.ts";
import { Avatar } from "../src/data/avatar.tsx";
import { Count } from "../src/data/badge.tsx";
import { ToastRegion } from "../src/feedback/toast.tsx";
import { createToastStore } from "../src/feedback/toast-store.ts";
import { TextField } from "../src/fields/text-field.tsx";
import { Icon } from "../src/icons/icon.tsx";
import { CountdownRing } from "../src/meters/countdown-ring.tsx";
import { Dialog } from "../src/overlays/dialog.tsx";
import { MessageDialog } from "../src/overlays/message-dialog.tsx";
import { Sheet } from "../src/overlays/sheet.tsx";
import { Row, Section } from "./section.tsx";

type Opened = "dialog" | "message" | "session" | "sheet" | undefined;

const toasts = createToastStore();
const nothing = () => undefined;

/** What opens over the page, and the month. */
export function OverlaysGallery() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Section title="Overlays">
        <Row>
          <Button variant="outline" onClick={() => setOpened("dialog")}>
            Dialog
          </Button>
          <Button variant="outline" onClick={() => setOpened("message")}>
            Zpráva
          </Button>
          <Button variant="outline" onClick={() => setOpened("session")}>
            Odhlášení
          </Button>
          <Button variant="outline" onClick={() => setOpened("sheet")}>
            List
          </Button>
          <Button variant="outline" onClick={() => showToast()}>
            Toast
          </Button>
          <UserMenu />
        </Row>
      </Section>
      <Section title="Month">
        <Month />
      </Section>
      <Dialogs opened={opened} onClose={close} />
      <ToastRegion store={toasts} label="Oznámení" dismissLabel="Zavřít oznámení" />
    </>
  );
}

function showToast() {
  toasts.show({
    text: "Lipovrch 11 je odebraný z košíku.",
    tone: "success",
    action: { label: "Vrátit", onAct: nothing },
  });
}

function UserMenu() {
  return (
    <Menu
      label="Uživatelské menu"
      trigger={
        <>
          <Avatar initials="JN" tone="strong" />
          <Icon name="chevron-down" size="small" />
        </>
      }
      header={
        <div className="flex items-center gap-3">
          <Avatar initials="JN" tone="strong" size="large" />
          <div>
            <strong className="block">Jana Novotná</strong>
            <span className="text-small text-ink-soft">Hostinec Modrá hvězda s.r.o.</span>
          </div>
        </div>
      }
      groups={[
        [
          { id: "profile", label: "Můj profil", icon: "user", href: "#profile" },
          {
            id: "documents",
            label: "Moje doklady",
            icon: "document",
            href: "#documents",
            badge: <Count tone="red" value="1 po splatnosti" />,
          },
          { id: "reports", label: "Reporty", icon: "chart", onSelect: nothing },
        ],
        [{ id: "logout", label: "Odhlásit se", icon: "logout", onSelect: nothing }],
      ]}
    />
  );
}

function Dialogs({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  return (
    <>
      <Dialog
        isOpen={opened === "dialog"}
        onClose={onClose}
        title="Změnit odběrné místo?"
        description="V košíku je 6 položek za 669 846,33 Kč."
        closeLabel="Zavřít"
        footNote={<Link href="#ics">Stáhnout do kalendáře (ICS)</Link>}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Zrušit
            </Button>
            <Button onClick={onClose}>Pokračovat</Button>
          </>
        }
      >
        <TextField label="Název uložené objednávky" count="28 / 40" />
      </Dialog>
      <MessageDialog
        isOpen={opened === "message"}
        onClose={onClose}
        tone="warning"
        title="Objednávku nelze zopakovat"
        text="Některé položky nejsou dostupné."
        subMessages={[
          {
            id: "a",
            title: "Jasno polotmavé nealkoholické",
            note: "doprodáno",
            action: <Link href="#a">Najít náhradu</Link>,
          },
          { id: "b", title: "Luční radler grep", note: "dostupné od 30.11.2026" },
        ]}
        okLabel="OK"
      >
        Do košíku jsme nic nevložili.
      </MessageDialog>
      <Dialog
        isOpen={opened === "session"}
        onClose={onClose}
        role="alertdialog"
        size="small"
        isCentered
        isForced
        picture={<CountdownRing text="0:47" left={0.78} />}
        title="Jste tu ještě?"
        description="Po 15 minutách nečinnosti vás odhlásíme. Košík zůstane uložený."
        actions={
          <>
            <Button size="large" variant="outline" onClick={onClose}>
              Odhlásit se
            </Button>
            <Button size="large" onClick={onClose}>
              Zůstat v portálu
            </Button>
          </>
        }
      />
      <Sheet
        isOpen={opened === "sheet"}
        onClose={onClose}
        title="Filtry"
        closeLabel="Zavřít"
        footer={<Button onClick={onClose}>Zobrazit 34</Button>}
      >
        <div className="p-5">
          <TextField label="Hledat" />
        </div>
      </Sheet>
    </>
  );
}

const weekdays = ["Pondělí", "Úterý", "Středa", "Čtvrtek", "Pátek", "Sobota", "Neděle"].map((long) => ({
  long,
  short: long.slice(0, 2),
}));

function lookOf(day: string, selected: string): DayLook {
  if (day === selected) return { state: "active", isSelectable: true };
  if (day === "2026-11-17")
    return { state: "holiday", reason: "Den boje za svobodu, nevozíme.", isSelectable: false };
  if (day < "2026-11-24")
    return { state: "disabled", reason: "Na tento den už nestihneme naložit.", isSelectable: false };
  if (weekdayIndex(day) >= 5)
    return { state: "disabled", reason: "O víkendu nevozíme.", isSelectable: false };
  if (weekdayIndex(day) === 0) return { state: "working", isSelectable: true };
  return { state: "delivery", isSelectable: true };
}

function Month() {
  const [month, setMonth] = useState("2026-11");
  const [day, setDay] = useState("2026-11-25");
  return (
    <div className="max-w-[360px] rounded-large border border-line-strong bg-foam p-5">
      <DayGrid
        label="Požadované datum"
        month={month}
        onMonthChange={setMonth}
        minMonth="2026-11"
        maxMonth="2027-11"
        monthTitle={month}
        weekdays={weekdays}
        previousLabel="Předchozí měsíc"
        nextLabel="Další měsíc"
        dayName={(name) => `${weekdays[weekdayIndex(name)]?.long ?? ""} ${name}`}
        lookOf={(name) => lookOf(name, day)}
        selected={day}
        today="2026-11-20"
        onSelect={setDay}
        legend={[
          { state: "delivery", text: "Závozové dny" },
          { state: "disabled", text: "Nezávozové dny" },
          { state: "holiday", text: "Svátek" },
        ]}
      />
    </div>
  );
}
