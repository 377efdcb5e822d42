import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useState } from "react";
import { paths } from "../../shared/paths.ts";
import { unreadQuery } from "./use-notices.ts";

/** The bell in the header with how many are unread; what comes meanwhile is said politely (BELL-01, BELL-02, D46). */
export function NoticeBell() {
  const t = useTexts("notices");
  const unread = useQuery(unreadQuery).data;
  const [before, setBefore] = useState(unread);
  // What was there at first is no news, nor is what is left after some were read.
  if (unread !== undefined && (before === undefined || unread < before)) setBefore(unread);
  const arrived = unread === undefined || before === undefined ? 0 : unread - before;
  return (
    <>
      <Anchor
        href={paths.notices()}
        aria-label={unread ? t("bellCount", { count: unread }) : t("bell")}
        className="flex min-h-touch items-center gap-2 rounded-control px-2.5 font-bold text-on-bottle hover:bg-on-bottle/15"
      >
        <Icon name="bell" />
        {unread !== undefined && unread > 0 && <Count value={formatCount(unread)} />}
      </Anchor>
      <LiveRegion message={arrived > 0 ? t("arrived", { count: arrived }) : ""} />
    </>
  );
}
