import type { AnnouncementShown } from "@vycep/contract/notices/announcements.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { useRef, useState } from "react";
import { useHideAnnouncement } from "./use-announcements.ts";

const looks: Readonly<
  Record<AnnouncementShown["severity"], { readonly box: string; readonly icon: IconName }>
> = {
  critical: { box: "bg-red text-on-bottle", icon: "warning" },
  warning: { box: "bg-amber text-amber-on", icon: "clock" },
  info: { box: "bg-bottle-tint text-bottle", icon: "info" },
};

interface AnnouncementBarProps {
  readonly announcements: readonly AnnouncementShown[];
}

/** The brewery's messages over the page: the gravest of them, the others behind their number (BELL-04). */
export function AnnouncementBar({ announcements }: AnnouncementBarProps) {
  const t = useTexts("announcements");
  const [showsAll, setShowsAll] = useState(false);
  const sectionRef = useRef<HTMLElement>(null);
  const hide = useHideAnnouncement(t("hideFailed"));
  const others = announcements.length - 1;
  async function handleHide(key: string) {
    const ended = await hide.run({ key });
    // The button has gone with its message: the focus goes to the next one, or into the page.
    if (ended?.kind === "done")
      (sectionRef.current ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      data-quiet-focus
      aria-label={t("bar")}
      data-print="hide"
      className="outline-none"
    >
      {announcements.slice(0, showsAll ? undefined : 1).map((announcement, index) => (
        <Announcement
          key={announcement.key}
          announcement={announcement}
          onHide={() => void handleHide(announcement.key)}
          others={index > 0 || others === 0 ? undefined : { count: others, isOpen: showsAll }}
          onOthers={() => setShowsAll(!showsAll)}
        />
      ))}
    </section>
  );
}

interface AnnouncementProps {
  readonly announcement: AnnouncementShown;
  readonly onHide: () => void;
  /** How many more there are, on the first of them. */
  readonly others: { readonly count: number; readonly isOpen: boolean } | undefined;
  readonly onOthers: () => void;
}

/** So many characters stand in the two lines that a telephone gives a message; the rest waits behind a button. */
const shortOnMobile = 56;

const wayOut = "min-h-touch font-semibold whitespace-nowrap underline underline-offset-text";

function Announcement({ announcement, onHide, others, onOthers }: AnnouncementProps) {
  const t = useTexts("announcements");
  const { severity, title, body, link, mayDismiss } = announcement;
  const { box, icon } = looks[severity];
  const [isWhole, setWhole] = useState(false);
  const hasMore = title.length + body.length > shortOnMobile || link !== null || others !== undefined;
  return (
    <div className={box}>
      <div className="page-width flex items-center gap-3 max-mobile:gap-2">
        <Icon name={icon} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          <p
            className={classNames(
              "my-2 min-w-0 flex-1 basis-56 text-pretty",
              !isWhole && "max-mobile:line-clamp-2",
            )}
          >
            <span className="sr-only">{t(`severity.${severity}`)} </span>
            <b>{title}</b> {body}
          </p>
          {(link !== null || others !== undefined) && (
            <p className={classNames("flex gap-x-4", !isWhole && "max-mobile:hidden")}>
              {link !== null && (
                <Anchor
                  href={link}
                  aria-label={t("moreAbout", { title })}
                  className={classNames("inline-flex items-center", wayOut)}
                >
                  {t("more")}
                </Anchor>
              )}
              {others !== undefined && (
                <button type="button" aria-expanded={others.isOpen} onClick={onOthers} className={wayOut}>
                  {others.isOpen ? t("fewer") : t("others", { count: others.count })}
                </button>
              )}
            </p>
          )}
        </div>
        {hasMore && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-label={`${isWhole ? t("less") : t("whole")}: ${title}`}
            onClick={() => setWhole(!isWhole)}
            className={classNames("flex-none self-start desktop:hidden", wayOut)}
          >
            {isWhole ? t("less") : t("whole")}
          </button>
        )}
        {mayDismiss && (
          <button
            type="button"
            aria-label={t("hide", { title })}
            onClick={onHide}
            className="grid size-touch flex-none place-items-center self-start rounded-control hover:bg-current/10 [&_svg]:size-5"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
