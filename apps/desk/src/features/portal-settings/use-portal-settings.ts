import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DropPortalSettingsInput,
  PortalSettingsQuery,
  SetMaintenanceInput,
  SetPortalSettingsInput,
} from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment SettingsOfPortal on DeskPortalSettings {
    market
    seen
    dated {
      validFrom
      bannerRotation
      sections
      units {
        customerType
        method
        units
      }
    }
    switchedSections {
      permission
      name
    }
    maintenance {
      isOn
      isClosed
      from
      until
      opensItself
      message {
        cs
        sk
        en
      }
    }
    cutOffs {
      kind
      moment
    }
  }
`);

const PortalSettingsDocument = graphql(`
  query PortalSettings($market: String!) {
    portalSettings(market: $market) {
      ...SettingsOfPortal
    }
  }
`);

const SetPortalSettingsDocument = graphql(`
  mutation SetPortalSettings($input: SetPortalSettingsInput!) {
    setPortalSettings(input: $input) {
      settings {
        ...SettingsOfPortal
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropPortalSettingsDocument = graphql(`
  mutation DropPortalSettings($input: DropPortalSettingsInput!) {
    dropPortalSettings(input: $input) {
      settings {
        ...SettingsOfPortal
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const SetMaintenanceDocument = graphql(`
  mutation SetMaintenance($input: SetMaintenanceInput!) {
    setMaintenance(input: $input) {
      settings {
        ...SettingsOfPortal
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Settings = PortalSettingsQuery["portalSettings"];
export type Dated = Settings["dated"][number];
export type Units = Dated["units"][number];

/** What the portal is for the customers of a market, now and as it is planned. */
export function portalSettingsQuery(market: string) {
  return queryOptions({
    queryKey: ["portal-settings", market],
    queryFn: async ({ signal }) =>
      (await queryGraphql(PortalSettingsDocument, { market }, { signal })).portalSettings,
    refetchInterval: 60_000,
  });
}

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowSettings() {
  const client = useQueryClient();
  return ({ settings }: { readonly settings: Settings }) =>
    client.setQueryData(portalSettingsQuery(settings.market).queryKey, settings);
}

export function useSetSettings() {
  const show = useShowSettings();
  return useAction(
    async (input: SetPortalSettingsInput) => {
      const { setPortalSettings } = await queryGraphql(SetPortalSettingsDocument, { input });
      show(setPortalSettings);
      return setPortalSettings;
    },
    { showsOwnFailure: true },
  );
}

export function useDropSettings() {
  const show = useShowSettings();
  return useAction(
    async (input: DropPortalSettingsInput) => {
      const { dropPortalSettings } = await queryGraphql(DropPortalSettingsDocument, { input });
      show(dropPortalSettings);
      return dropPortalSettings;
    },
    { showsOwnFailure: true },
  );
}

export function useSetMaintenance() {
  const show = useShowSettings();
  return useAction(
    async (input: SetMaintenanceInput) => {
      const { setMaintenance } = await queryGraphql(SetMaintenanceDocument, { input });
      show(setMaintenance);
      return setMaintenance;
    },
    { showsOwnFailure: true },
  );
}
