import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { lazy, Suspense, useState } from "react";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { type Company, companyQuery } from "../use-customer.ts";
import { NewShipTo } from "./new-ship-to.tsx";
import { NewSteps } from "./new-steps.tsx";

const InviteDialog = lazy(() =>
  import("../invite-dialog.tsx").then((file) => ({ default: file.InviteDialog })),
);

/** DCUST-02 DCUST-03: what a company still lacks until it can order; leaving half-way loses nothing, for what is done is saved. */
export const beginCompanyScreen: Screen = {
  component: BeginCompanyScreen,
  load: ({ queryClient, params: { id = "" } }) => void queryClient.prefetchQuery(companyQuery(id)),
};

function BeginCompanyScreen() {
  const t = useTexts("customers");
  const { id = "" } = useParams({ strict: false });
  const reading = useQuery(companyQuery(id));
  return (
    <>
      <DeskHead
        title={reading.data?.row.name ?? id}
        note={reading.data && t("icoOf", { ico: reading.data.row.ico })}
        tools={
          <ButtonLink href={paths.company(id)} variant="outline">
            {t("later")}
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
        {(found) => found !== null && <Begin company={found} />}
      </DeskListBody>
    </>
  );
}

function Begin({ company }: { readonly company: Company }) {
  const { shipTos, row } = company;
  const step = shipTos.length === 0 ? "shipTo" : row.userCount === 0 ? "owner" : "done";
  return (
    <>
      <NewSteps current={step} />
      {step === "shipTo" && <NewShipTo company={company} />}
      {step === "owner" && <Owner company={company} />}
      {step === "done" && <Done company={company} />}
    </>
  );
}

function Owner({ company }: { readonly company: Company }) {
  const t = useTexts("customers");
  const mayInvite = useMay({ area: "customer-users", power: "change" });
  const [isInviting, setInviting] = useState(false);
  return (
    <Card title={t("ownerTitle")}>
      <p className="mb-3 text-ink-soft">{t(mayInvite ? "ownerText" : "ownerNotYours")}</p>
      {mayInvite && (
        <Button icon="plus" onClick={() => setInviting(true)}>
          {t("inviteOwner")}
        </Button>
      )}
      <Suspense>
        {isInviting && <InviteDialog company={company} onClose={() => setInviting(false)} />}
      </Suspense>
    </Card>
  );
}

function Done({ company }: { readonly company: Company }) {
  const t = useTexts("customers");
  const { id, name } = company.row;
  return (
    <Card title={t("doneTitle")}>
      <p className="mb-3 text-ink-soft">{t("doneText", { company: name })}</p>
      <ButtonLink href={paths.company(id)}>{t("openCompany")}</ButtonLink>
    </Card>
  );
}
