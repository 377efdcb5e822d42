import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { paths } from "../../../shared/paths.ts";
import { companyQuery } from "../use-customer.ts";
import { NewShipTo } from "./new-ship-to.tsx";

/** DCUST-02: another place of a company, empty or begun as a copy. */
export const newShipToScreen: Screen = {
  component: NewShipToScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(companyQuery(textIn(search, "company"))),
};

function textIn(search: Readonly<Record<string, unknown>>, name: string): string {
  return search[name] === undefined ? "" : String(search[name]);
}

function NewShipToScreen() {
  const t = useTexts("customers");
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const id = textIn(search, "company");
  const onMade = (made: string) => navigate({ href: paths.shipTo(made) });
  const reading = useQuery(companyQuery(id));
  return (
    <>
      <DeskHead
        title={reading.data ? t("newShipToOf", { company: reading.data.row.name }) : t("newShipTo")}
        tools={
          <ButtonLink href={paths.company(id)} variant="outline">
            {t("openCompany")}
          </ButtonLink>
        }
      />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("companyUnknown", { id })}
              actions={<ButtonLink href={paths.companies()}>{t("toList")}</ButtonLink>}
            >
              {t("unknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(found) =>
          found !== null && <NewShipTo company={found} copyOf={textIn(search, "copy")} onMade={onMade} />
        }
      </DeskListBody>
    </>
  );
}
