import { useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useMay } from "../../shared/me.ts";
import { DriversTable, VehiclesTable } from "./fleet-tables.tsx";
import { type Fleet, fleetQuery } from "./use-fleet.ts";

// The forms come with the first record that is opened.
const DriverDialog = lazy(() =>
  import("./driver-dialog.tsx").then((file) => ({ default: file.DriverDialog })),
);
const VehicleDialog = lazy(() =>
  import("./vehicle-dialog.tsx").then((file) => ({ default: file.VehicleDialog })),
);

/** DDISP-05: what the brewery drives with, and who drives. */
export const fleetScreen: Screen = {
  component: FleetScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(fleetQuery()),
};

/** What is being written; without an id it is a new one. */
interface Opened {
  readonly kind: "vehicle" | "driver";
  readonly id: string | undefined;
}

function FleetScreen() {
  const t = useTexts("deliveries");
  const desk = useTexts("desk");
  const reading = useQuery(fleetQuery());
  const mayChange = useMay({ area: "deliveries", power: "change" });
  const [opened, setOpened] = useState<Opened>();
  const counts = (fleet: NonNullable<typeof reading.data>) =>
    t("fleetNote", {
      vehicles: t("vehicles", { count: fleet.vehicles.filter(({ isActive }) => isActive).length }),
      drivers: t("drivers", { count: fleet.drivers.filter(({ isActive }) => isActive).length }),
    });
  return (
    <>
      <DeskHead
        title={desk("fleet")}
        note={reading.data && counts(reading.data)}
        tools={
          mayChange && (
            <>
              <Button
                variant="outline"
                icon="plus"
                onClick={() => setOpened({ kind: "driver", id: undefined })}
              >
                {t("newDriver")}
              </Button>
              <Button icon="plus" onClick={() => setOpened({ kind: "vehicle", id: undefined })}>
                {t("newVehicle")}
              </Button>
            </>
          )
        }
      />
      <DeskListBody reading={reading} loading={t("fleetLoading")} found={counts} none={() => undefined}>
        {(fleet) => (
          <div className="grid grid-cols-1 gap-5">
            <Part title={t("vehiclesTitle")}>
              {fleet.vehicles.length === 0 ? (
                <Nothing icon="truck" title={t("vehiclesNone")}>
                  {t("vehiclesNoneText")}
                </Nothing>
              ) : (
                <VehiclesTable
                  fleet={fleet}
                  onOpen={mayChange ? ({ id }) => setOpened({ kind: "vehicle", id }) : undefined}
                />
              )}
            </Part>
            <Part title={t("driversTitle")}>
              {fleet.drivers.length === 0 ? (
                <Nothing icon="user" title={t("driversNone")} />
              ) : (
                <DriversTable
                  fleet={fleet}
                  onOpen={mayChange ? ({ id }) => setOpened({ kind: "driver", id }) : undefined}
                />
              )}
            </Part>
          </div>
        )}
      </DeskListBody>
      {opened !== undefined && reading.data && (
        <Suspense>
          <RecordDialog opened={opened} fleet={reading.data} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface RecordDialogProps {
  readonly opened: Opened;
  readonly fleet: Fleet;
  readonly onClose: () => void;
}

/** The record as it stands now, not as it stood when it was opened. */
function RecordDialog({ opened: { kind, id }, fleet, onClose }: RecordDialogProps) {
  const { vehicles, drivers } = fleet;
  if (kind === "driver")
    return <DriverDialog driver={drivers.find((driver) => driver.id === id)} onClose={onClose} />;
  const vehicle = vehicles.find((one) => one.id === id);
  return <VehicleDialog vehicle={vehicle} drivers={drivers} onClose={onClose} />;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-2 font-bold">{title}</h2>
      {children}
    </section>
  );
}
