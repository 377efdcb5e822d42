import type { SoldToPlace } from "@vycep/contract/ship-to/payers.rest";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { formatWindow } from "@vycep/words/engine/format-time";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import { useId } from "react";
import { deliveryRounds } from "./delivery-days.ts";

interface PlacesTableProps {
  readonly places: readonly SoldToPlace[];
  readonly defaultShipToId: string | undefined;
  /** Why a place cannot be the one to begin with; undefined where it can. */
  readonly whyNot: (shipToId: string) => "suspended" | "no-catalogue" | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (shipToId: string) => void;
}

/** The places of a company: where they are, when and how goods come, and which one ordering begins with (PROFILE-02, PROFILE-06). */
export function PlacesTable({ places, ...choice }: PlacesTableProps) {
  const t = useTexts("profile");
  const group = useId();
  const columns: readonly Column<SoldToPlace>[] = [
    {
      key: "default",
      header: t("columnDefault"),
      cell: (place) => <DefaultMark place={place} group={group} {...choice} />,
    },
    { key: "place", header: t("columnPlace"), isRowHeader: true, isWide: true, cell: placeCell },
    { key: "status", header: t("columnStatus"), cell: (place) => <PlaceStatus place={place} /> },
    { key: "days", header: t("columnDays"), cell: (place) => <Rounds place={place} /> },
    { key: "methods", header: t("columnMethods"), cell: (place) => <Methods place={place} /> },
  ];
  return (
    <Table
      caption={t("places", { count: places.length })}
      columns={columns}
      rows={places}
      rowKey={({ shiptosapid }) => shiptosapid}
      mobileCard={(place) => (
        <div className="flex items-start gap-2">
          <DefaultMark place={place} group={group} {...choice} />
          <div className="grid min-w-0 gap-2">
            {placeCell(place)}
            <div className="flex flex-wrap items-center gap-2">
              <PlaceStatus place={place} />
            </div>
            <div className="text-small text-ink-soft">
              <Rounds place={place} />
            </div>
            <Methods place={place} />
          </div>
        </div>
      )}
    />
  );
}

function placeCell({ name, shiptosapid, street, zipcode, city }: SoldToPlace) {
  return (
    <>
      <strong className="block">{name}</strong>
      <span className="text-small font-normal text-ink-soft">
        {`${shiptosapid} · ${street}, ${zipcode} ${city}`}
      </span>
    </>
  );
}

interface DefaultMarkProps extends Omit<PlacesTableProps, "places"> {
  readonly place: SoldToPlace;
  readonly group: string;
}

function DefaultMark({ place, group, defaultShipToId, whyNot, isBusy, onChoose }: DefaultMarkProps) {
  const t = useTexts("profile");
  const id = place.shiptosapid;
  const reason = whyNot(id);
  return (
    <label className="-m-2.5 grid size-touch place-items-center">
      <input
        type="radio"
        name={group}
        aria-label={t("makeDefault", { place: place.name })}
        title={reason && t(`notDefault.${reason}`)}
        checked={id === defaultShipToId}
        disabled={isBusy || reason !== undefined}
        onChange={() => onChoose(id)}
        className="size-4.5 accent-bottle"
      />
    </label>
  );
}

function PlaceStatus({ place }: { readonly place: SoldToPlace }) {
  const t = useTexts("profile");
  return place.status === "APPROVED" ? (
    <Status tone="done" icon="check" text={t("placeApproved")} />
  ) : (
    <Status tone="refused" icon="warning" text={t("placeSuspended")} />
  );
}

function Rounds({ place }: { readonly place: SoldToPlace }) {
  const t = useTexts("profile");
  const names = weekdayNames(useLanguage(), "short");
  return (
    <ul>
      {deliveryRounds(place).map(({ round, days }) => (
        <li key={round}>{t(`round.${round}`, { days: days.map((day) => names[day - 1]).join(", ") })}</li>
      ))}
      {place.deliveryWindow !== "" && <li>{t("hours", { hours: formatWindow(place.deliveryWindow) })}</li>}
    </ul>
  );
}

function Methods({ place }: { readonly place: SoldToPlace }) {
  const t = useTexts("delivery");
  const methods = place.offeredMethods.map(parseShippingMethod).filter((method) => method !== undefined);
  return (
    <ul className="text-small">
      {methods.map((method) => (
        <li key={method}>{t(`method.${method}`)}</li>
      ))}
    </ul>
  );
}
