import { useQuery } from "@tanstack/react-query";
import { queryClient } from "@vycep/shell/api/query-client";
import { later } from "@vycep/shell/page/later.tsx";
import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { useState } from "react";
import { announcementsQuery } from "../features/notices/use-announcements.ts";

const loadBar = async () => (await import("../features/notices/announcement-bar.tsx")).AnnouncementBar;
const bar = later(loadBar, ["announcements"]);

/** Fetches the brewery's messages and, where there is one, what shows it: what came later would push the page down. */
export async function prepareAnnouncements(): Promise<void> {
  const query = announcementsQuery();
  await queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey)?.announcements.length) await bar.prefetch();
}

/** The brewery's messages over the page, where there are any; one that comes meanwhile is said politely (BELL-04). */
export function Announcements() {
  const announcements = useQuery(announcementsQuery()).data?.announcements;
  const [known, setKnown] = useState(announcements);
  const [arrived, setArrived] = useState("");
  if (announcements !== undefined && announcements !== known) {
    setKnown(announcements);
    const fresh = announcements.filter(({ key }) => !known?.some((before) => before.key === key));
    // What was there at first is no news.
    if (known !== undefined && fresh.length > 0)
      setArrived(fresh.map(({ title, body }) => `${title} ${body}`).join(" "));
  }
  return (
    <>
      {announcements !== undefined && announcements.length > 0 && (
        <PartBoundary resetKey="announcements">
          <bar.Part announcements={announcements} />
        </PartBoundary>
      )}
      <LiveRegion message={arrived} />
    </>
  );
}
