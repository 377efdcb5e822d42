import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CustomerHistory } from "./customer-history.tsx";
import { Standing } from "./customer-money.tsx";
import { companiesAddress } from "./customers-address.ts";
import { MoneyCard } from "./money-card.tsx";
import { CustomerType } from "./ship-to-facts.tsx";
import { ShipTosTable } from "./ship-tos-table.tsx";
import { type Company, companyQuery } from "./use-customer.ts";
import { companiesQuery } from "./use-customers.ts";
import { UsersCard } from "./users-card.tsx";

// Few open them, and a page stays light.
const InviteDialog = lazy(() =>
  import("./invite-dialog.tsx").then((file) => ({ default: file.InviteDialog })),
);
// Only who may change companies fetches it.
const CompanyForm = lazy(() => import("./company-form.tsx").then((file) => ({ default: file.CompanyForm })));
const TermsDialog = lazy(() => import("./terms-dialog.tsx").then((file) => ({ default: file.TermsDialog })));

/** DCUST-01: one company with its places and people. */
export const companyScreen: Screen = {
  component: CompanyScreen,
  load: ({ queryClient, params: { id = "" } }) => void queryClient.prefetchQuery(companyQuery(id)),
};

function CompanyScreen() {
  const t = useTexts("customers");
  const { id = "" } = useParams({ strict: false });
  const reading = useQuery(companyQuery(id));
  const company = reading.data;
  return (
    <>
      <DeskHead
        title={company?.row.name ?? id}
        badge={company && <Standing isSuspended={false} money={company.row.money} />}
        note={
          <span className="flex items-center gap-2">
            {company && t("icoOf", { ico: company.row.ico })}
            <CompanyNeighbours id={id} />
          </span>
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
        {(found) => found !== null && <Record key={found.row.id} company={found} />}
      </DeskListBody>
    </>
  );
}

function Record({ company }: { readonly company: Company }) {
  const t = useTexts("customers");
  const mayChange = useMay({ area: "customers", power: "change" }) && !company.isErpOwned;
  const maySetTerms = useMay({ area: "papers", power: "change" }) && !company.isErpOwned;
  const mayInvite = useMay({ area: "customer-users", power: "change" });
  const [isInviting, setInviting] = useState(false);
  const [isSettingTerms, setTerms] = useState(false);
  const { row, shipTos, dueDays, paymentMethod, history, isErpOwned } = company;
  return (
    <div className="grid grid-cols-1 gap-3">
      {isErpOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 max-laptop:grid-cols-1">
        {mayChange ? (
          <div className="grid min-w-0 gap-3">
            <Suspense fallback={<SkeletonRows label={t("loading")} rows={4} />}>
              <CompanyForm company={company} />
            </Suspense>
            <CompanyFacts company={company} isBesideForm />
          </div>
        ) : (
          <CompanyFacts company={company} />
        )}
        <MoneyCard
          money={row.money}
          priceList={row.priceList}
          {...{ dueDays, paymentMethod }}
          aside={
            maySetTerms && (
              <Button variant="outline" size="small" onClick={() => setTerms(true)}>
                {t("termsChange")}
              </Button>
            )
          }
        />
      </div>
      <section aria-label={t("shipTos")} className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="type-heading">{t("shipTos")}</h2>
          {mayChange && (
            <ButtonLink
              href={shipTos.length === 0 ? paths.beginCompany(row.id) : paths.newShipTo(row.id)}
              variant="outline"
              size="small"
              icon="plus"
            >
              {t(shipTos.length === 0 ? "goOn" : "newShipTo")}
            </ButtonLink>
          )}
        </div>
        {shipTos.length === 0 ? (
          <p className="text-ink-soft">{t("shipTosNone")}</p>
        ) : (
          <ShipTosTable rows={shipTos} />
        )}
        {shipTos.length < row.shipToCount && (
          <p className="text-small text-ink-soft">
            {t("shipTosShown", { shown: formatCount(shipTos.length), all: formatCount(row.shipToCount) })}{" "}
            <Link href={`${paths.shipTos()}?company=${encodeURIComponent(row.id)}`}>{t("shipTosAll")}</Link>
          </p>
        )}
      </section>
      <UsersCard of={{ company: row.id }} />
      {mayInvite && shipTos.length > 0 && (
        <div>
          <Button variant="outline" icon="plus" onClick={() => setInviting(true)}>
            {t("invite")}
          </Button>
        </div>
      )}
      <CustomerHistory history={history} />
      <Suspense>
        {isInviting && <InviteDialog company={company} onClose={() => setInviting(false)} />}
        {isSettingTerms && <TermsDialog company={company} onClose={() => setTerms(false)} />}
      </Suspense>
    </div>
  );
}

interface CompanyFactsProps {
  readonly company: Company;
  /** What the form has is not told twice. */
  readonly isBesideForm?: boolean;
}

function CompanyFacts({ company, isBesideForm = false }: CompanyFactsProps) {
  const t = useTexts("customers");
  const { row, street, zip, dic, icDph, gln, iban, invoiceEmail } = company;
  const facts = [
    { label: t("number"), value: row.id },
    { label: t("erpNumber"), value: row.erpNumber },
    { label: t("address"), value: isBesideForm ? "" : `${street}, ${zip} ${row.city}` },
    { label: t("ico"), value: row.ico },
    { label: t("dic"), value: dic },
    { label: t("icDph"), value: icDph },
    { label: t("gln"), value: gln },
    { label: t("iban"), value: iban },
    { label: t("invoiceEmail"), value: isBesideForm ? "" : invoiceEmail },
    { label: t("customerType"), value: <CustomerType type={row.customerType} /> },
    { label: t("salespeople"), value: row.salespeople.join(", ") || "–" },
  ];
  return (
    <Card title={t(isBesideForm ? "numbers" : "company")}>
      <DefinitionList items={facts.filter(({ value }) => value !== "")} />
    </Card>
  );
}

/** Back to the list, on to the next company and the one before (DLIST-05). */
function CompanyNeighbours({ id }: { readonly id: string }) {
  const list = useListBehind(companiesAddress);
  const { data } = useQuery({
    ...companiesQuery(list ?? companiesAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  return (
    <Neighbours
      {...{ id, list, address: companiesAddress, path: paths.companies() }}
      rows={data?.items.map((row) => ({ id: row.id, text: row.name }))}
      hrefOf={paths.company}
    />
  );
}
