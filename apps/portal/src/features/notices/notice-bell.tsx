import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useRef, useState } from "react";
import { paths } from "../../shared/paths.ts";
import { unreadQuery } from "./use-notices.ts";

// The panel is heavy: it comes when somebody reaches for the bell.
const loadPanel = () => import("./notice-panel.tsx").then((file) => ({ default: file.NoticePanel }));
const NoticePanel = lazy(loadPanel);

/** There is room for its number before it comes. */
const bellClass =
  "flex min-h-touch min-w-20 max-mobile:min-w-0 items-center gap-2 rounded-control px-2.5 font-bold text-on-bottle hover:bg-on-bottle/15";

/**
 * The bell in the header with how many are unread; what comes meanwhile is said politely (BELL-01, BELL-02). It opens the
 * latest of them, and on a phone the page of all (D46).
 */
export function NoticeBell() {
  const t = useTexts("notices");
  const unread = useQuery(unreadQuery).data;
  const [before, setBefore] = useState(unread);
  // What was there at first is no news, nor is what is left after some were read.
  if (unread !== undefined && (before === undefined || unread < before)) setBefore(unread);
  const arrived = unread === undefined || before === undefined ? 0 : unread - before;
  const Bell = useIsMobile() ? BellLink : BellButton;
  return (
    <>
      <Bell label={unread ? t("bellCount", { count: unread }) : t("bell")} unread={unread ?? 0} />
      <LiveRegion message={arrived > 0 ? t("arrived", { count: arrived }) : ""} />
    </>
  );
}

interface BellProps {
  readonly label: string;
  readonly unread: number;
}

function BellLink({ label, unread }: BellProps) {
  return (
    <Anchor href={paths.notices()} aria-label={label} className={bellClass}>
      <BellSign unread={unread} />
    </Anchor>
  );
}

function BellButton({ label, unread }: BellProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function handleOpen() {
    setWasOpened(true);
    setOpen(true);
  }
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleOpen}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        className={bellClass}
      >
        <BellSign unread={unread} />
      </button>
      {wasOpened && (
        <Suspense>
          <NoticePanel {...{ triggerRef, isOpen, unread }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function BellSign({ unread }: { readonly unread: number }) {
  return (
    <>
      <Icon name="bell" />
      {unread > 0 && <Count value={formatCount(unread)} />}
    </>
  );
}
