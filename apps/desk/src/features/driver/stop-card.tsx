import type { OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { IconLink } from "@vycep/ui/actions/icon-link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatTime, formatWindow } from "@vycep/words/engine/format-time";
import type { KeptReport } from "./kept-notes.ts";
import { reportFor, type Standing, standingOf } from "./use-driver.ts";

interface StopCardProps {
  readonly stop: OwnStop;
  readonly isNext: boolean;
  readonly reports: readonly KeptReport[];
  readonly onOpen: () => void;
}

const marks: Readonly<Record<Standing, string>> = {
  open: "bg-bottle text-on-bottle",
  waits: "bg-amber-tint text-amber-ink",
  refused: "bg-red-tint text-red-ink",
  done: "bg-bottle-tint text-bottle",
};

/** A stop of the round; the next one says how to get there. */
export function StopCard({ stop, isNext, reports, onOpen }: StopCardProps) {
  const standing = standingOf(stop, reports);
  const { name, noteForDriver } = stop;
  return (
    <div
      className={classNames(
        "overflow-hidden rounded-normal bg-foam",
        isNext ? "border-2 border-amber" : "border border-line",
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-key w-full items-center gap-3 px-4 py-3 text-left"
      >
        <span
          className={classNames(
            "grid size-8 flex-none place-items-center rounded-small font-bold",
            isNext ? "bg-amber text-amber-on" : marks[standing],
          )}
        >
          {standing === "done" ? <Icon name="check" size="small" /> : stop.position}
        </span>
        <span className="min-w-0 flex-1">
          <b className={classNames("block text-pretty", isNext ? "text-heading leading-tight" : "text-lead")}>
            {name}
          </b>
          <StopNote stop={stop} standing={standing} isNext={isNext} reports={reports} />
        </span>
        {!isNext && <Icon name="chevron-right" />}
      </button>
      {isNext && <WayThere stop={stop} />}
      {isNext && noteForDriver !== "" && (
        <p className="bg-amber-tint px-4 py-3 text-pretty text-amber-ink">{noteForDriver}</p>
      )}
    </div>
  );
}

function StopNote({
  stop,
  standing,
  isNext,
  reports,
}: Omit<StopCardProps, "onOpen"> & { readonly standing: Standing }) {
  const t = useTexts("driver");
  const { street, city, window, lines, pallets } = stop;
  const address = [street, city].filter((part) => part !== "").join(", ");
  if (isNext)
    return (
      <>
        <span className="block text-ink-soft">{address}</span>
        <span className="block">
          {[
            ...(window === "" ? [] : [t("windowOf", { window: formatWindow(window) })]),
            t("lines", { count: lines.length }),
            ...(pallets > 0 ? [t("palletsOf", { pallets: formatPallets(pallets) })] : []),
          ].join(" · ")}
        </span>
      </>
    );
  const end = {
    open: window === "" ? "" : formatWindow(window),
    waits: t("waits"),
    refused: t("refusedStop"),
    done: doneText(stop, reports, t),
  }[standing];
  return (
    <span
      className={classNames(
        "block text-pretty",
        standing === "refused" ? "font-semibold text-red-strong" : "text-ink-soft",
      )}
    >
      {[street === "" ? city : street, end].filter((part) => part !== "").join(" · ")}
    </span>
  );
}

function doneText(
  stop: OwnStop,
  reports: readonly KeptReport[],
  t: ReturnType<typeof useTexts<"driver">>,
): string {
  const at = reportFor(stop, reports)?.body.notedAt ?? stop.report?.notedAt;
  if (at === undefined) return t("doneByOffice");
  return t("doneAt", { time: formatTime(localMomentIn(Date.parse(at), "Europe/Prague").minutes) });
}

function WayThere({ stop: { name, street, city, zip, contact } }: { readonly stop: OwnStop }) {
  const t = useTexts("driver");
  const where = [name, street, `${zip} ${city}`].filter((part) => part.trim() !== "").join(", ");
  return (
    <div className="flex gap-2 px-4 pb-4 *:first:flex-1">
      <ButtonLink
        variant="outline"
        isWide
        target="_blank"
        iconAfter="external-link"
        href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(where)}`}
      >
        {t("navigate")}
      </ButtonLink>
      {contact && contact.phone !== "" && (
        <IconLink icon="phone" href={`tel:${contact.phone.replaceAll(" ", "")}`} label={t("call", contact)} />
      )}
    </div>
  );
}
