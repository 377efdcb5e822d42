import { useQuery } from "@tanstack/react-query";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Suspense, useState } from "react";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { companyQuery } from "../use-customer.ts";
import { type CustomerUser, customerRolesQuery, useChangeUser, type WantedOfUser } from "../use-user.ts";
import { fullName, UserStatus } from "../users-table.tsx";
import { KeepOutDialog } from "./lazy-keep-out-dialog.ts";
import { UserPlace } from "./user-place.tsx";

interface UserCompanyProps {
  readonly user: CustomerUser["row"];
  /** How they stand in the company, whose card this is. */
  readonly standing: CustomerUser["row"]["companies"][number];
}

/** What somebody is at each place of one company, and the ways to keep them out or help them in (DCUST-03). */
export function UserCompany({ user, standing: { companyId, companyName, status } }: UserCompanyProps) {
  const t = useTexts("customers");
  const shell = useTexts("shell");
  const mayChange = useMay({ area: "customer-users", power: "change" });
  const company = useQuery(companyQuery(companyId)).data;
  const rolesReading = useQuery(customerRolesQuery());
  const roles = rolesReading.data;
  const [isAsking, setAsking] = useState(false);
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
      {mayChange && rolesReading.isError && (
        <Alert tone="error">
          <p className="mb-2">{t("rolesUnread")}</p>
          <Button variant="outline" size="small" onClick={() => void rolesReading.refetch()}>
            {shell("retry")}
          </Button>
        </Alert>
      )}
      <ul className="grid gap-1">
        {company?.shipTos.map((place) => (
          <UserPlace key={place.id} user={user} companyId={companyId} place={place} roles={roles} />
        ))}
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
              <Button variant="danger" size="small" isBusy={action.isBusy} onClick={() => setAsking(true)}>
                {t("suspendUser")}
              </Button>
            </>
          )}
          {(status === "suspended" || status === "deactivated" || status === "exited") && (
            <Button variant="outline" size="small" isBusy={action.isBusy} onClick={() => stand("active")}>
              {t("activateUser")}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <Suspense>
          <KeepOutDialog
            title={t("suspendUserTitle", { name: fullName(user) })}
            act={t("suspendUser")}
            onAct={() => {
              setAsking(false);
              stand("suspended");
            }}
            onClose={() => setAsking(false)}
          >
            {t("suspendUserText", { company: companyName })}
          </KeepOutDialog>
        </Suspense>
      )}
    </Card>
  );
}
