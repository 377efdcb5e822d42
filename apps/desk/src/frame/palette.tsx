import { useTexts } from "@vycep/shell/words/i18n";
import { Finder } from "@vycep/ui/overlays/finder.tsx";
import { useState } from "react";
import type { NavEntry } from "../shared/feature.ts";
import type { Me } from "../shared/me.ts";
import { entriesFor } from "./entries.ts";

interface PaletteProps {
  readonly nav: readonly NavEntry[];
  readonly me: Me | undefined;
  readonly onClose: () => void;
}

/** Ctrl K: every page that the person may enter, by its name, without diacritics (DLIST-07). */
export function Palette({ nav, me, onClose }: PaletteProps) {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const [text, setText] = useState("");
  const wanted = folded(text.trim());
  const pages = entriesFor(nav, me)
    .map(({ path, title, icon }) => ({ id: path, label: t(title), icon, href: path }))
    .filter(({ label }) => folded(label).includes(wanted));
  return (
    <Finder
      isOpen
      onClose={onClose}
      label={t("paletteLabel")}
      placeholder={t("paletteOpen")}
      closeLabel={shell("close")}
      foundLabel={t("paletteFound")}
      value={text}
      onChange={setText}
      groups={pages.length === 0 ? [] : [{ id: "pages", title: t("palettePages"), items: pages }]}
      onPick={onClose}
      message={t("paletteCount", { count: pages.length })}
    >
      {pages.length === 0 ? <p className="pb-4 text-ink-soft">{t("paletteNothing", { text })}</p> : undefined}
    </Finder>
  );
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
