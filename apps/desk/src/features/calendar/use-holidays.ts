import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ConfirmHolidayYearInput, HolidayYearQuery } from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment YearOfHolidays on HolidayYear {
    market
    year
    isKnown
    seen
    days {
      day
      name
      nameEn
      isDayOff
      shops
      doubt
    }
  }
`);

const HolidayYearDocument = graphql(`
  query HolidayYear($market: String!, $year: Int!) {
    holidayYear(market: $market, year: $year) {
      ...YearOfHolidays
    }
  }
`);

const ConfirmHolidayYearDocument = graphql(`
  mutation ConfirmHolidayYear($input: ConfirmHolidayYearInput!) {
    confirmHolidayYear(input: $input) {
      year {
        ...YearOfHolidays
      }
      refusal {
        code
        message
        day
      }
    }
  }
`);

export type HolidayYear = HolidayYearQuery["holidayYear"];

/** The holidays of a country in a year, known or proposed (DCAL-01). */
export function holidayYearQuery(market: string, year: number) {
  return queryOptions({
    queryKey: ["calendar", "holidayYear", market, year],
    queryFn: async ({ signal }) =>
      (await queryGraphql(HolidayYearDocument, { market, year }, { signal })).holidayYear,
  });
}

/** Confirms a year; what the answer says is what is shown. */
export function useConfirmYear() {
  const client = useQueryClient();
  return useAction(
    async (input: ConfirmHolidayYearInput) => {
      const { confirmHolidayYear: answer } = await queryGraphql(ConfirmHolidayYearDocument, { input });
      client.setQueryData(holidayYearQuery(input.market, input.year).queryKey, answer.year);
      return answer;
    },
    { showsOwnFailure: true },
  );
}
