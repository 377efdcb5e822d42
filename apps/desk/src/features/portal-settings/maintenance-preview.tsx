import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { shortMoment } from "@vycep/words/engine/moment-words";

interface MaintenancePreviewProps {
  /** A local moment, or nothing. */
  readonly until: string;
  /** Nothing leaves the portal's own words. */
  readonly message: string;
}

/** What customers read while the portal is closed. */
export function MaintenancePreview({ until, message }: MaintenancePreviewProps) {
  const t = useTexts("portal-settings");
  const shell = useTexts("shell");
  const language = useLanguage();
  const moment = decodeMoment(until);
  return (
    <figure className="overflow-hidden rounded-normal border border-line">
      <figcaption className="bg-bottle-deep px-3 py-2 text-small font-bold text-on-bottle">
        {t("previewTitle")}
      </figcaption>
      <div className="bg-floor px-4 py-6 text-center">
        <p className="type-large">{shell("maintenanceTitle")}</p>
        <p className="mt-2 text-ink-soft">
          {moment !== undefined && (
            <RichText text={shell("maintenanceUntil", { moment: shortMoment(moment, language) })} />
          )}{" "}
          {message.trim() || shell("maintenanceText")}
        </p>
      </div>
    </figure>
  );
}
