import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { BulkTools } from "../../kit/bulk/bulk-tools.tsx";
import { useBulk } from "../../kit/bulk/use-bulk.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { useMay } from "../../shared/me.ts";
import { RightsMatrix } from "./rights-matrix.tsx";
import { StaffBulk } from "./staff-bulk.tsx";
import { StaffTable } from "./staff-table.tsx";
import { staffQuery, useStaff } from "./use-staff.ts";
import { staffRightsQuery } from "./use-staff-rights.ts";

const InviteDialog = lazy(async () => ({ default: (await import("./invite-dialog.tsx")).InviteDialog }));
const MemberDialog = lazy(async () => ({ default: (await import("./member-dialog.tsx")).MemberDialog }));

/** DSIGN-08, DSIGN-05: everybody who works at the desk, and what each role may do. */
export const staffScreen: Screen = {
  component: StaffScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(staffQuery());
    void queryClient.prefetchQuery(staffRightsQuery());
  },
};

function StaffScreen() {
  const t = useTexts("staff");
  const desk = useTexts("desk");
  const reading = useStaff();
  const mayChange = useMay({ area: "staff", power: "change" });
  const bulk = useBulk("staff");
  const [isInviting, setInviting] = useState(false);
  const [openedUid, setOpenedUid] = useState<string>();
  const opened = reading.data?.find(({ uid }) => uid === openedUid);
  return (
    <>
      <DeskHead
        title={desk("staff")}
        note={reading.data && t("accounts", { count: reading.data.length })}
        tools={
          <>
            <ListExport operation="staff" args={{}} isEmpty={false} />
            {mayChange && (
              <>
                <BulkTools
                  bulk={bulk}
                  list="staff"
                  page={reading.data && { total: reading.data.length, isMore: false }}
                />
                <Button icon="plus" onClick={() => setInviting(true)}>
                  {t("invite")}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1">
        <DeskListBody
          reading={reading}
          loading={t("loading")}
          found={(members) => t("accounts", { count: members.length })}
          none={() => undefined}
        >
          {(members) => (
            <StaffTable
              members={members}
              onOpen={mayChange ? ({ uid }) => setOpenedUid(uid) : undefined}
              selection={mayChange ? bulk.selection : undefined}
            />
          )}
        </DeskListBody>
        {mayChange && <StaffBulk bulk={bulk} />}
        <RightsMatrix />
      </div>
      <Suspense>
        {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
        {opened && <MemberDialog key={opened.uid} member={opened} onClose={() => setOpenedUid(undefined)} />}
      </Suspense>
    </>
  );
}
