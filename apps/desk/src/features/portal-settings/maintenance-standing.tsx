import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { shortMoment } from "@vycep/words/engine/moment-words";
import type { Settings } from "./use-portal-settings.ts";

const kinds = ["standard", "truck", "unfiltered", "tank"] as const;

/** Whether the portal is open, and which cut-offs fall into the time in which it is not. */
export function MaintenanceStanding({ settings }: { readonly settings: Settings }) {
  const t = useTexts("portal-settings");
  const calendar = useTexts("calendar-desk");
  const language = useLanguage();
  const { maintenance, cutOffs } = settings;
  const { isOn, isClosed, from, until } = maintenance;
  const said = (text: string | null) => {
    const moment = decodeMoment(text ?? "");
    return moment === undefined ? "" : shortMoment(moment, language);
  };
  const list = cutOffs.map(({ kind, moment }) => {
    const known = kinds.find((one) => one === kind);
    return t("cutOff", {
      kind: known === undefined ? kind : calendar(`kind.${known}`),
      moment: said(moment),
    });
  });
  const standing = isClosed
    ? t("maintenanceClosed")
    : isOn
      ? t("maintenanceAhead", { moment: said(from) })
      : t("maintenanceOpen");
  return (
    <>
      <Alert tone={isClosed ? "error" : isOn ? "warning" : "info"}>{standing}</Alert>
      {isOn && until !== null && (
        <p className={list.length > 0 ? "font-medium text-amber-ink" : "text-small text-ink-soft"}>
          {list.length > 0 ? t("cutOffs", { count: list.length, list: list.join(", ") }) : t("noCutOffs")}
        </p>
      )}
      <p className="text-small text-ink-soft">{t("maintenanceHint")}</p>
    </>
  );
}
