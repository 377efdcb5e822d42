import { later } from "@vycep/shell/page/later.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useState } from "react";
import type { NavEntry } from "../shared/feature.ts";
import type { Me } from "../shared/me.ts";
import { PersonMenu } from "./person-menu.tsx";
import { usePaletteKey } from "./use-palette-key.ts";

const clock = later(async () => (await import("./top-clock.tsx")).TopClock, ["desk"]);
const palette = later(async () => (await import("./palette.tsx")).Palette, ["desk"]);

interface TopBarProps {
  readonly nav: readonly NavEntry[];
  readonly me: Me | undefined;
}

/** What is found, what time it is, and who is there. */
export function TopBar({ nav, me }: TopBarProps) {
  const t = useTexts("desk");
  const [isOpen, setOpen] = useState(false);
  usePaletteKey(() => setOpen(true));
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-20 flex min-h-top items-center gap-3.5 border-b border-line bg-foam px-page"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void palette.prefetch()}
        onFocus={() => void palette.prefetch()}
        className="flex min-h-control w-search min-w-control shrink-[9999] items-center gap-2.5 overflow-hidden rounded-control border-field border-line-strong bg-foam-dim px-3 text-left text-ink-faint hover:border-control"
      >
        <Icon name="search" size="small" />
        <span className="min-w-0 flex-1 truncate">{t("paletteOpen")}</span>
        <kbd className="rounded-tag border border-b-2 border-line-strong bg-foam px-1.5 font-sans text-label font-semibold text-ink-soft max-mobile:hidden">
          {t("paletteKey")}
        </kbd>
      </button>
      <span className="flex-1" />
      <clock.Part me={me} />
      <div className="flex-none">
        <PersonMenu me={me} />
      </div>
      {isOpen && <palette.Part nav={nav} me={me} onClose={() => setOpen(false)} />}
    </header>
  );
}
