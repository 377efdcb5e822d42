import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeliveryBoardQuery,
  DeliveryDaysQuery,
  DriverCodeInput,
  PlanStopsInput,
  SaveRoundInput,
} from "../../shared/graphql.gen/graphql.ts";

const DeliveryDaysDocument = graphql(`
  query DeliveryDays($from: String!) {
    deliveryDays(from: $from) {
      day
      orders
      unconfirmed
      pallets
      kilograms
      places
      payloadKilograms
    }
  }
`);

const DeliveryBoardDocument = graphql(`
  query DeliveryBoard($day: String!) {
    deliveryBoard(day: $day) {
      day
      version
      orders {
        number
        shipToName
        city
        zip
        window
        method
        state
        pallets
        kilograms
        litres
        netMinor
        currency
      }
      rounds {
        vehicleId
        plate
        name
        places
        payloadKilograms
        absence
        driverId
        driverName
        driverAbsence
        departsAt
        stops
        pallets
        kilograms
      }
    }
  }
`);

const PlanStopsDocument = graphql(`
  mutation PlanStops($input: PlanStopsInput!) {
    planStops(input: $input) {
      board {
        version
      }
      refusal {
        code
        message
      }
    }
  }
`);

const SaveRoundDocument = graphql(`
  mutation SaveRound($input: SaveRoundInput!) {
    saveRound(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const MakeDriverCodeDocument = graphql(`
  mutation MakeDriverCode($input: DriverCodeInput!) {
    makeDriverCode(input: $input) {
      code
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Day = DeliveryDaysQuery["deliveryDays"][number];
export type Board = DeliveryBoardQuery["deliveryBoard"];
export type BoardOrder = Board["orders"][number];
export type BoardRound = Board["rounds"][number];

/** The days that come (DDISP-01). */
export function daysQuery(from: string) {
  return queryOptions({
    queryKey: ["deliveries", "delivery-days", from],
    queryFn: async ({ signal }) =>
      (await queryGraphql(DeliveryDaysDocument, { from }, { signal })).deliveryDays,
  });
}

/** One day with its orders and rounds; others may plan it at the same time, so it is read anew every half minute (DLIST-06). */
export function boardQuery(day: string) {
  return queryOptions({
    queryKey: ["deliveries", "delivery-board", day],
    queryFn: async ({ signal }) =>
      (await queryGraphql(DeliveryBoardDocument, { day }, { signal })).deliveryBoard,
    refetchInterval: 30_000,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["deliveries"] });
}

/** Plans stops of a day; what is refused or failed is told above the board, by the day that it was about. */
export function usePlanStops() {
  return useAction(
    async (input: PlanStopsInput) => ({
      ...(await queryGraphql(PlanStopsDocument, { input })).planStops,
      day: input.day,
    }),
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export type PlanStopsAction = ReturnType<typeof usePlanStops>;

export function useSaveRound() {
  return useAction(
    async (input: SaveRoundInput) => (await queryGraphql(SaveRoundDocument, { input })).saveRound,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

/** Makes a code for a driver's telephone (DSIGN-09). */
export function useMakeDriverCode() {
  return useAction(
    async (input: DriverCodeInput) => (await queryGraphql(MakeDriverCodeDocument, { input })).makeDriverCode,
    { showsOwnFailure: true },
  );
}
