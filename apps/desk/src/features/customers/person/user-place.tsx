import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Suspense, useState } from "react";
import { useRoleName } from "../../../shared/customer-roles.ts";
import type { CustomerRolesQuery } from "../../../shared/graphql.gen/graphql.ts";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { type CustomerUser, useChangeUser } from "../use-user.ts";
import { fullName } from "../users-table.tsx";
import { KeepOutDialog } from "./lazy-keep-out-dialog.ts";

interface UserPlaceProps {
  readonly user: CustomerUser["row"];
  readonly companyId: string;
  readonly place: { readonly id: string; readonly name: string; readonly customerType: string };
  /** Those that there are to give, once they are known. */
  readonly roles: CustomerRolesQuery["customerRoles"] | undefined;
}

const none = "none";

/** What somebody is at one place; each place is saved by itself, whatever is under way at the others (DCUST-03). */
export function UserPlace({ user, companyId, place: { id, name, customerType }, roles }: UserPlaceProps) {
  const t = useTexts("customers");
  const roleName = useRoleName();
  const shell = useTexts("shell");
  const mayChange = useMay({ area: "customer-users", power: "change" });
  const action = useChangeUser();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const [isAsking, setAsking] = useState(false);
  const held = user.places.find(({ shipToId }) => shipToId === id);
  async function setRole(roleId: string | null) {
    const ended = await action.run({
      kind: "role",
      input: { uid: user.uid, companyId, shipToId: id, roleId },
    });
    if (ended?.kind === "done" && ended.answer == null) showToast(t("saved"));
  }
  const offered = roles?.filter(
    (role) => role.customerTypes.includes(customerType) && role.id !== held?.roleId,
  );
  const own = held === undefined ? [] : [{ id: held.roleId, label: roleName(held.roleName) }];
  return (
    <li className="grid grid-cols-2 items-center gap-3 border-t border-line py-1 first:border-t-0">
      <Link href={paths.shipTo(id)} variant="plain">
        {name}
      </Link>
      {mayChange && offered !== undefined ? (
        <Select
          label={t("roleAt", { name })}
          isLabelHidden
          placeholder={t("noAccess")}
          closeLabel={shell("close")}
          options={[
            { id: none, label: t("noAccess") },
            ...own,
            ...offered.map((role) => ({ id: role.id, label: roleName(role.name) })),
          ]}
          value={held?.roleId ?? none}
          disabledReason={action.isBusy ? t("roleWaits") : undefined}
          onChange={(roleId) => (roleId === none ? setAsking(true) : void setRole(roleId))}
        />
      ) : (
        <span className="text-ink-soft">{held === undefined ? t("noAccess") : roleName(held.roleName)}</span>
      )}
      <div className="col-span-2 empty:hidden">
        <FailureAlert action={action} title={t("notSaved")} />
        {refusal != null && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <KeepOutDialog
            title={t("takeAccessTitle", { place: name })}
            act={t("takeAccess")}
            onAct={() => {
              setAsking(false);
              void setRole(null);
            }}
            onClose={() => setAsking(false)}
          >
            {t("takeAccessText", { name: fullName(user) })}
          </KeepOutDialog>
        </Suspense>
      )}
    </li>
  );
}
