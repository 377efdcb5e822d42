import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useRoleName } from "../../shared/customer-roles.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { Telephone } from "./call-head.tsx";
import { CallList } from "./call-list.tsx";
import type { Call } from "./use-call.ts";

interface CallPeopleProps {
  readonly call: Call;
  readonly callerUid: string | undefined;
}

/** Who of the place may order, and who has another role there. */
export function CallPeople({ call: { people }, callerUid }: CallPeopleProps) {
  const t = useTexts("calls");
  const roleName = useRoleName();
  const maySee = useMay({ area: "customer-users", power: "see" });
  if (!maySee) return null;
  return (
    <Card title={t("mayOrderWho")}>
      {people.length === 0 && <p className="text-ink-soft">{t("peopleNone")}</p>}
      <CallList
        className="grid gap-2 text-small"
        itemClassName="flex items-center gap-2"
        items={people.map(({ uid, name, phone, roleName: role, mayOrder }) => ({
          key: uid,
          stamp: `${name} ${phone} ${role} ${mayOrder}`,
          show: (mark) => (
            <>
              <span className="grid flex-1">
                <span>
                  <Link href={paths.customerUser(uid)}>
                    {uid === callerUid ? t("caller", { name }) : name}
                  </Link>
                  {mark}
                </span>
                <span className="text-fine text-ink-soft">
                  {roleName(role)} · <Telephone phone={phone} />
                </span>
              </span>
              {mayOrder ? (
                <Status tone="done" icon="check" text={t("orders.may")} />
              ) : (
                <Status tone="muted" icon="minus" text={t("orders.mayNot")} />
              )}
            </>
          ),
        }))}
      />
    </Card>
  );
}
