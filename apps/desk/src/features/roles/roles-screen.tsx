import { useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { DeskListBody } from "../../kit/list-states.tsx";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { useRoleName } from "../../shared/customer-roles.ts";
import { useMay } from "../../shared/me.ts";
import { aRoleDraft, changedRoles, changesIn, marksOf, type RoleDraft } from "./role-draft.ts";
import { RoleGrid } from "./role-grid.tsx";
import { RolePreview } from "./role-preview.tsx";
import { roleTableQuery, useChangeRoles } from "./use-role-table.ts";

/** DCONF-02: what the roles of customers open, as a draft that is published whole. */
export const rolesScreen: Screen = {
  component: RolesScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(roleTableQuery()),
};

const nothing: RoleDraft = {};

function RolesScreen() {
  const t = useTexts("role-table");
  const roleName = useRoleName();
  const desk = useTexts("desk");
  const reading = useQuery(roleTableQuery());
  const mayChange = useMay({ area: "configuration", power: "change" });
  const draft = useKeptDraft("role-table", aRoleDraft, nothing);
  const action = useChangeRoles();
  const [chosen, setChosen] = useState<string>();
  const roles = reading.data?.roles ?? [];
  const changed = changedRoles(draft.value, roles);
  const changes = changesIn(draft.value, roles);
  const refused = refusalOf(action)?.roleId;
  function discard() {
    draft.change(nothing);
    draft.forget();
    action.reset();
  }
  async function publish() {
    const ended = await action.run({
      roles: changed.map(({ role, marks }) => ({ id: role.id, seen: [...role.marks], marks: [...marks] })),
    });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.change(nothing);
    draft.forget();
    showToast(t("saved", { count: ended.answer.touched }));
  }
  return (
    <>
      <DeskHead
        title={desk("customerRoles")}
        badge={changes > 0 && <Flag tone="offer" text={t("changes", { count: changes })} />}
        note={roles.length > 0 && t("found", { count: roles.length })}
        tools={
          mayChange &&
          changes > 0 && (
            <>
              <Button variant="outline" onClick={discard}>
                {t("discard")}
              </Button>
              <Button isBusy={action.isBusy} onClick={() => void publish()}>
                {t("publish")}
              </Button>
            </>
          )
        }
      />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {(table) => {
          const role = table.roles.find(({ id }) => id === (refused ?? chosen)) ?? table.roles[0];
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_18rem] items-start gap-3 max-wide:grid-cols-1">
              <div className="grid gap-3">
                <RefusalAlert action={action} title={t("notSaved")} />
                {draft.isFound && changes > 0 && <Alert tone="info">{t("draftFound")}</Alert>}
                <RoleGrid
                  table={table}
                  draft={draft.value}
                  chosen={role?.id}
                  mayChange={mayChange}
                  onChoose={setChosen}
                  onChange={(next) => {
                    action.reset();
                    draft.change(next);
                  }}
                />
              </div>
              <div className="grid gap-3">
                {role !== undefined && (
                  <RolePreview role={role} marks={marksOf(draft.value, role)} screens={table.screens} />
                )}
                <Card title={t("touchedTitle")}>
                  {changed.length === 0 ? (
                    <p className="text-ink-soft">{t("nobody")}</p>
                  ) : (
                    <ul className="grid gap-1">
                      {changed.map((one) => (
                        <li key={one.role.id}>
                          {t("holders", { role: roleName(one.role.name), count: one.role.users })}
                        </li>
                      ))}
                    </ul>
                  )}
                  <p className="mt-2 text-small text-ink-soft">{t("touchedText")}</p>
                </Card>
              </div>
            </div>
          );
        }}
      </DeskListBody>
    </>
  );
}
