import { useQuery } from "@tanstack/react-query";
import { PREVIEW_PATHS } from "@vycep/contract/identity/preview";
import { useStore } from "@vycep/shell/storage/store";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useState } from "react";
import { minutesUntil } from "../../shared/staff/minutes-until.ts";
import { type PreviewNow, previewQuery, previewSpeaker } from "./use-preview.ts";

/** Over every page of a frame in which one of the staff looks at the portal: as whom, and how long still (DCONF-02, DEDIT-04). */
export function PreviewBar() {
  const { data: session } = useQuery(previewQuery());
  return session === undefined ? <div className="h-11 bg-amber" /> : <Bar session={session} />;
}

function Bar({ session }: { readonly session: PreviewNow }) {
  const { role, shipToName, language, expiresAt, words } = session;
  const t = previewSpeaker(words, language);
  const [left] = useState(() => minutesUntil(expiresAt, PREVIEW_PATHS.ended));
  const minutes = useStore(left);
  return (
    <section
      aria-label={t("banner")}
      lang={language}
      data-print="hide"
      className="sticky top-0 z-30 border-b border-amber-deep bg-amber text-amber-on squat:static"
    >
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-small">
        <Icon name="eye" />
        <p className="min-w-0 flex-1 basis-64 break-words">
          <strong>{role === null ? t("ofContent") : t("asRole", { role, place: shipToName ?? "" })}</strong>{" "}
          <span className="max-mobile:hidden">{t("readsOnly")}</span>
        </p>
        <p className="font-bold whitespace-nowrap">
          {minutes === 0 ? t("lastMinute") : t("left", { count: minutes })}
        </p>
      </div>
    </section>
  );
}
