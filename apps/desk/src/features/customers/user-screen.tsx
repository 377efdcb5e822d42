import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { isAnonymous } from "@vycep/domain/access/anonymous-person";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CustomerHistory } from "./customer-history.tsx";
import { usersAddress } from "./customers-address.ts";
import { PersonalDataCard } from "./person/personal-data-card.tsx";
import { UserCompany } from "./person/user-company.tsx";
import { customerUsersQuery } from "./use-customers.ts";
import { type CustomerUser, customerUserQuery } from "./use-user.ts";
import { fullName, UserStatus } from "./users-table.tsx";

/** DCUST-03: one person of customers; that it was opened is written down (DCUST-05). */
export const userScreen: Screen = { component: UserScreen };

function UserScreen() {
  const t = useTexts("customers");
  const { uid = "" } = useParams({ strict: false });
  const reading = useQuery(customerUserQuery(uid));
  const user = reading.data;
  return (
    <>
      <DeskHead
        title={user == null ? t("user") : fullName(user.row)}
        badge={user && <UserStatus status={user.row.status} />}
        note={<UserNeighbours uid={uid} />}
      />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("userUnknown")}
              actions={<ButtonLink href={paths.customerUsers()}>{t("toList")}</ButtonLink>}
            >
              {t("unknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(found) => found !== null && <Record user={found} />}
      </DeskListBody>
    </>
  );
}

function Record({ user: { row, history } }: { readonly user: CustomerUser }) {
  const t = useTexts("customers");
  const personal = useTexts("personal-data");
  const maySeeLooks = useMay({ area: "audit", power: "see" });
  const facts = [
    { label: t("email"), value: <span className="wrap-anywhere">{row.email}</span> },
    { label: t("phone"), value: row.phone || "–" },
    {
      label: t("lastSignIn"),
      value: row.lastSignInAt == null ? t("never") : <Moment at={row.lastSignInAt} />,
    },
    ...(row.isKeyUser ? [{ label: t("rank"), value: t("keyUser") }] : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-3 max-laptop:grid-cols-1">
      <div className="grid min-w-0 gap-3">
        {row.companies.length === 0 && <p className="text-ink-soft">{t("noPlaces")}</p>}
        {isAnonymous(row.email) ? (
          <p className="text-ink-soft">{personal("isAnonymous")}</p>
        ) : (
          row.companies.map((standing) => (
            <UserCompany key={standing.companyId} user={row} standing={standing} />
          ))
        )}
      </div>
      <div className="grid min-w-0 gap-3">
        <Card title={t("user")}>
          <DefinitionList items={facts} />
          <p className="mt-3 text-small text-ink-soft">{t("looksKept")}</p>
          {maySeeLooks && (
            <Anchor
              href={`${paths.audit()}?topic=looks&q=${encodeURIComponent(row.uid)}`}
              className="font-semibold text-bottle hover:underline"
            >
              {personal("whoLooked")}
            </Anchor>
          )}
        </Card>
        <PersonalDataCard row={row} />
        <CustomerHistory history={history} />
      </div>
    </div>
  );
}

/** Back to the list, on to the next person and the one before (DLIST-05). */
function UserNeighbours({ uid }: { readonly uid: string }) {
  const list = useListBehind(usersAddress);
  const { data } = useQuery({
    ...customerUsersQuery(list ?? usersAddress.usual),
    enabled: list !== undefined,
    refetchInterval: false,
  });
  return (
    <Neighbours
      {...{ id: uid, list, address: usersAddress, path: paths.customerUsers() }}
      rows={data?.items.map((row) => ({ id: row.uid, text: fullName(row) }))}
      hrefOf={paths.customerUser}
    />
  );
}
