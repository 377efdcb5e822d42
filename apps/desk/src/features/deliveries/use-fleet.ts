import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  FleetQuery,
  RemoveDriverPasskeyInput,
  SaveDriverInput,
  SaveVehicleInput,
} from "../../shared/graphql.gen/graphql.ts";

const FleetDocument = graphql(`
  query Fleet {
    fleet {
      vehicles {
        id
        plate
        name
        places
        payloadKilograms
        hasLift
        haulier
        driverId
        weekdays
        outFrom
        outTo
        outReason
        isActive
        version
      }
      drivers {
        id
        name
        phone
        account
        haulier
        weekdays
        outFrom
        outTo
        outReason
        isActive
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
        version
      }
    }
  }
`);

const SaveVehicleDocument = graphql(`
  mutation SaveVehicle($input: SaveVehicleInput!) {
    saveVehicle(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const SaveDriverDocument = graphql(`
  mutation SaveDriver($input: SaveDriverInput!) {
    saveDriver(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const RemoveDriverPasskeyDocument = graphql(`
  mutation RemoveDriverPasskey($input: RemoveDriverPasskeyInput!) {
    removeDriverPasskey(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

export type Fleet = FleetQuery["fleet"];
export type Vehicle = Fleet["vehicles"][number];
export type Driver = Fleet["drivers"][number];

/** Vehicles and drivers (DDISP-05). */
export function fleetQuery() {
  return queryOptions({
    queryKey: ["deliveries", "fleet"],
    queryFn: async ({ signal }) => (await queryGraphql(FleetDocument, {}, { signal })).fleet,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["deliveries"] });
}

export function useSaveVehicle() {
  const save = useKeyedCall(
    async (input: SaveVehicleInput, idempotencyKey) =>
      (await queryGraphql(SaveVehicleDocument, { input }, { idempotencyKey })).saveVehicle,
  );
  return useAction(save, { showsOwnFailure: true, refresh: useRefresh() });
}

export function useSaveDriver() {
  const save = useKeyedCall(
    async (input: SaveDriverInput, idempotencyKey) =>
      (await queryGraphql(SaveDriverDocument, { input }, { idempotencyKey })).saveDriver,
  );
  return useAction(save, { showsOwnFailure: true, refresh: useRefresh() });
}

/** Takes the passkey of a driver's telephone away (DSIGN-09). */
export function useRemoveDriverPasskey() {
  return useAction(
    async (input: RemoveDriverPasskeyInput) =>
      (await queryGraphql(RemoveDriverPasskeyDocument, { input })).removeDriverPasskey,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}
