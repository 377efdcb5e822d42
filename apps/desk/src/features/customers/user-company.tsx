import { useQuery } from "@tanstack/react-query";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { companyQuery } from "./use-customer.ts";
import { type CustomerUser, customerRolesQuery, useChangeUser, type WantedOfUser } from "./use-user.ts";
import { UserStatus } from "./users-table.tsx";

interface UserCompanyProps {
  readonly user: CustomerUser["row"];
  /** How they stand in the company, whose card this is. */
  readonly standing: CustomerUser["row"]["companies"][number];
}

const none = "none";

/** What somebody is at each place of one company, and the ways to keep them out or help them in (DCUST-03). */
export function UserCompany({ user, standing: { companyId, companyName, status } }: UserCompanyProps) {
  const t = useTexts("customers");
  const shell = useTexts("shell");
  const mayChange = useMay({ area: "customer-users", power: "change" });
  const company = useQuery(companyQuery(companyId)).data;
  const roles = useQuery(customerRolesQuery()).data ?? [];
  const action = useChangeUser();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const { uid } = user;
  async function run(wanted: WantedOfUser, told: string) {
    const ended = await action.run(wanted);
    if (ended?.kind === "done" && ended.answer == null) showToast(told);
  }
  const help = (kind: "invitation" | "password" | "sessions") =>
    void run({ kind: "help", input: { uid, companyId, help: kind } }, t(`helped.${kind}`));
  const stand = (wanted: "active" | "suspended") =>
    void run({ kind: "status", input: { uid, companyId, status: wanted } }, t("saved"));
  return (
    <Card
      title={companyName}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <UserStatus status={status} />
          <Link href={paths.company(companyId)}>{t("company")}</Link>
        </span>
      }
    >
      <FailureAlert action={action} title={t("notSaved")} />
      {refusal != null && (
        <Alert tone="error" isLive>
          {refusal.message}
        </Alert>
      )}
      <ul className="grid gap-1">
        {company?.shipTos.map(({ id, name, customerType }) => {
          const held = user.places.find(({ shipToId }) => shipToId === id);
          const offered = roles.filter(
            (role) => role.customerTypes.includes(customerType) || role.id === held?.roleId,
          );
          return (
            <li
              key={id}
              className="grid grid-cols-2 items-center gap-3 border-t border-line py-1 first:border-t-0"
            >
              <Link href={paths.shipTo(id)} variant="plain">
                {name}
              </Link>
              {mayChange ? (
                <Select
                  label={t("roleAt", { name })}
                  isLabelHidden
                  placeholder={t("noAccess")}
                  closeLabel={shell("close")}
                  options={[
                    { id: none, label: t("noAccess") },
                    ...offered.map((role) => ({ id: role.id, label: role.name })),
                  ]}
                  value={held?.roleId ?? none}
                  onChange={(roleId) =>
                    void run(
                      {
                        kind: "role",
                        input: { uid, companyId, shipToId: id, roleId: roleId === none ? null : roleId },
                      },
                      t("saved"),
                    )
                  }
                />
              ) : (
                <span className="text-ink-soft">{held?.roleName ?? t("noAccess")}</span>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <div className="mt-4 flex flex-wrap gap-2">
          {status === "invited" && (
            <Button variant="outline" size="small" isBusy={action.isBusy} onClick={() => help("invitation")}>
              {t("help.invitation")}
            </Button>
          )}
          {status === "active" && (
            <>
              <Button variant="outline" size="small" isBusy={action.isBusy} onClick={() => help("password")}>
                {t("help.password")}
              </Button>
              <Button variant="outline" size="small" isBusy={action.isBusy} onClick={() => help("sessions")}>
                {t("help.sessions")}
              </Button>
              <Button variant="danger" size="small" isBusy={action.isBusy} onClick={() => stand("suspended")}>
                {t("suspendUser")}
              </Button>
            </>
          )}
          {(status === "suspended" || status === "deactivated") && (
            <Button variant="outline" size="small" isBusy={action.isBusy} onClick={() => stand("active")}>
              {t("activateUser")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
