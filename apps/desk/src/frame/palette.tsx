import { machineTimers } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Finder, type FinderGroup } from "@vycep/ui/overlays/finder.tsx";
import { useRef, useState } from "react";
import type { NavEntry } from "../shared/feature.ts";
import type { Me } from "../shared/me.ts";
import { entriesFor } from "./entries.ts";
import { useFoundRecords } from "./use-found-records.ts";

interface PaletteProps {
  readonly nav: readonly NavEntry[];
  readonly me: Me | undefined;
  readonly onClose: () => void;
}

/** Long enough that a number is asked for once and not digit by digit. */
const debounceMs = 180;

/** Ctrl K: every page that the person may enter, by its name without diacritics, and any record by number or name (DLIST-07). */
export function Palette({ nav, me, onClose }: PaletteProps) {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const cancel = useRef<() => void>(undefined);
  const pages = usePages(text, { nav, me });
  const wanted = text.trim();
  const records = useFoundRecords(asked, me);
  const groups = [...pages, ...(wanted === "" ? [] : records.groups)];
  const isBusy = records.isBusy || wanted !== asked;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  function handleChange(next: string) {
    setText(next);
    cancel.current?.();
    cancel.current = machineTimers.after(debounceMs, () => setAsked(next.trim()));
  }
  return (
    <Finder
      isOpen
      onClose={onClose}
      label={t("paletteLabel")}
      placeholder={t("paletteOpen")}
      closeLabel={shell("close")}
      foundLabel={t("paletteFound")}
      value={text}
      onChange={handleChange}
      groups={groups}
      onPick={onClose}
      isBusy={isBusy}
      isFailed={records.isFailed}
      message={t("paletteCount", { count })}
    >
      {records.isFailed && !isBusy ? (
        <Alert tone="warning">{t("paletteFailed")}</Alert>
      ) : count === 0 && !isBusy ? (
        <p className="pb-4 text-ink-soft">{t("paletteNothing", { text })}</p>
      ) : undefined}
    </Finder>
  );
}

function usePages(text: string, { nav, me }: Pick<PaletteProps, "nav" | "me">): readonly FinderGroup[] {
  const t = useTexts("desk");
  const wanted = folded(text.trim());
  const items = entriesFor(nav, me)
    .map(({ path, title, icon }) => ({ id: path, label: t(title), icon, href: path }))
    .filter(({ label }) => folded(label).includes(wanted));
  return items.length === 0 ? [] : [{ id: "pages", title: t("palettePages"), items }];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
