import { useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";

import { type ReactNode, useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useMay } from "../../shared/me.ts";
import { DriverDialog } from "./driver-dialog.tsx";
import { DriversTable, VehiclesTable } from "./fleet-tables.tsx";
import { type Driver, fleetQuery, type Vehicle } from "./use-fleet.ts";
import { VehicleDialog } from "./vehicle-dialog.tsx";

/** DDISP-05: what the brewery drives with, and who drives. */
export const fleetScreen: Screen = {
  component: FleetScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(fleetQuery()),
};

type Opened =
  | { readonly kind: "vehicle"; readonly record: Vehicle | undefined }
  | { readonly kind: "driver"; readonly record: Driver | undefined };

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
  const close = () => setOpened(undefined);
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
                onClick={() => setOpened({ kind: "driver", record: undefined })}
              >
                {t("newDriver")}
              </Button>
              <Button icon="plus" onClick={() => setOpened({ kind: "vehicle", record: undefined })}>
                {t("newVehicle")}
              </Button>
            </>
          )
        }
      />
      <DeskListBody reading={reading} loading={t("fleetLoading")} found={counts} none={() => undefined}>
        {(fleet) => (
          <div className="grid gap-5">
            <Part title={t("vehiclesTitle")}>
              {fleet.vehicles.length === 0 ? (
                <Nothing icon="truck" title={t("vehiclesNone")}>
                  {t("vehiclesNoneText")}
                </Nothing>
              ) : (
                <VehiclesTable
                  fleet={fleet}
                  onOpen={mayChange ? (record) => setOpened({ kind: "vehicle", record }) : undefined}
                />
              )}
            </Part>
            <Part title={t("driversTitle")}>
              {fleet.drivers.length === 0 ? (
                <Nothing icon="user" title={t("driversNone")} />
              ) : (
                <DriversTable
                  fleet={fleet}
                  onOpen={mayChange ? (record) => setOpened({ kind: "driver", record }) : undefined}
                />
              )}
            </Part>
          </div>
        )}
      </DeskListBody>
      {opened?.kind === "vehicle" && (
        <VehicleDialog vehicle={opened.record} drivers={reading.data?.drivers ?? []} onClose={close} />
      )}
      {opened?.kind === "driver" && <DriverDialog driver={opened.record} onClose={close} />}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-2 font-bold">{title}</h2>
      {children}
    </section>
  );
}
