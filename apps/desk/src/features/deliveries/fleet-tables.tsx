import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { DaysOfWeek, FleetStanding } from "./fleet-standing.tsx";
import type { Driver, Fleet, Vehicle } from "./use-fleet.ts";

interface TableProps<Row> {
  readonly fleet: Fleet;
  /** Opens a record to be changed; left out for who may only look. */
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** Vehicles with what they carry, when they drive, and who usually drives them (DDISP-05). */
export function VehiclesTable({ fleet, onOpen }: TableProps<Vehicle>) {
  const t = useTexts("deliveries");
  const desk = useTexts("desk");
  const nameOf = new Map(fleet.drivers.map(({ id, name }) => [id, name]));
  const columns: readonly Column<Vehicle>[] = [
    {
      key: "plate",
      header: t("plate"),
      isRowHeader: true,
      cell: (row) => <Opener text={row.plate} row={row} onOpen={onOpen} />,
    },
    { key: "name", header: t("vehicleName"), cell: ({ name }) => name },
    { key: "places", header: t("places"), align: "end", cell: ({ places }) => formatCount(places) },
    {
      key: "payload",
      header: t("payload"),
      align: "end",
      cell: ({ payloadKilograms }) => formatCount(payloadKilograms),
    },
    { key: "lift", header: t("lift"), cell: ({ hasLift }) => desk(hasLift ? "yes" : "no") },
    { key: "owner", header: t("owner"), cell: ({ haulier }) => haulier ?? t("own") },
    {
      key: "driver",
      header: t("usualDriver"),
      cell: ({ driverId }) => (driverId == null ? t("noDriver") : (nameOf.get(driverId) ?? t("noDriver"))),
    },
    { key: "days", header: t("days"), cell: ({ weekdays }) => <DaysOfWeek weekdays={weekdays} /> },
    { key: "standing", header: t("standing"), cell: (row) => <FleetStanding record={row} kind="vehicle" /> },
  ];
  return (
    <DeskTable caption={t("vehiclesTitle")} columns={columns} rows={fleet.vehicles} rowKey={({ id }) => id} />
  );
}

/** Drivers, our own and hired, with when they drive and where they are called (DDISP-05). */
export function DriversTable({ fleet, onOpen }: TableProps<Driver>) {
  const t = useTexts("deliveries");
  const columns: readonly Column<Driver>[] = [
    {
      key: "name",
      header: t("driverName"),
      isRowHeader: true,
      cell: (row) => <Opener text={row.name} row={row} onOpen={onOpen} />,
    },
    { key: "phone", header: t("phone"), cell: ({ phone }) => <Telephone phone={phone} /> },
    { key: "owner", header: t("haulier"), cell: ({ haulier }) => haulier ?? t("own") },
    { key: "days", header: t("days"), cell: ({ weekdays }) => <DaysOfWeek weekdays={weekdays} /> },
    { key: "standing", header: t("standing"), cell: (row) => <FleetStanding record={row} kind="driver" /> },
  ];
  return (
    <DeskTable caption={t("driversTitle")} columns={columns} rows={fleet.drivers} rowKey={({ id }) => id} />
  );
}

function Telephone({ phone }: Pick<Driver, "phone">) {
  if (phone === "") return "–";
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className="underline">
      {phone}
    </a>
  );
}

interface OpenerProps<Row> extends Pick<TableProps<Row>, "onOpen"> {
  readonly text: string;
  readonly row: Row;
}

function Opener<Row>({ text, row, onOpen }: OpenerProps<Row>) {
  if (onOpen === undefined) return <span className="font-bold">{text}</span>;
  return (
    <button
      type="button"
      onClick={() => onOpen(row)}
      className="rounded-small font-bold text-bottle hover:underline"
    >
      {text}
    </button>
  );
}
