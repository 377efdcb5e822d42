import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { type FormEvent, useState } from "react";
import { FoundField } from "../../kit/found/found-field.tsx";
import { PortalFrame } from "../../kit/portal-frame.tsx";
import { useRoleName } from "../../shared/customer-roles.ts";
import { placesSource } from "../../shared/found-records.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskRolePreviewInput } from "../../shared/graphql.gen/graphql.ts";
import type { Mark, Role } from "./use-role-table.ts";

const PreviewAsRoleDocument = graphql(`
  mutation PreviewAsRole($input: DeskRolePreviewInput!) {
    previewAsRole(input: $input) {
      address
      place {
        id
        name
      }
      refusal {
        message
      }
    }
  }
`);

interface SeeAsRoleProps {
  readonly role: Role;
  /** As somebody would have it. */
  readonly marks: readonly Mark[];
  readonly onClose: () => void;
}

/** The portal as a role would see it with what was drafted, at a place that may be another one (DCONF-02). */
export function SeeAsRole({ role, marks, onClose }: SeeAsRoleProps) {
  const t = useTexts("portal-preview");
  const roleName = useRoleName();
  const action = useAction(
    async (input: DeskRolePreviewInput) =>
      (await queryGraphql(PreviewAsRoleDocument, { input })).previewAsRole,
    { showsOwnFailure: true },
  );
  const [typed, setTyped] = useState("");
  const shown = action.ended?.kind === "done" ? action.ended.answer.place : undefined;
  const show = (shipToId: string | null) => void action.run({ roleId: role.id, marks: [...marks], shipToId });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    show(typed.trim() || null);
  }
  return (
    <PortalFrame
      title={t("titleRole", { role: roleName(role.name) })}
      note={t("noteRole")}
      action={action}
      onOpen={() => show(null)}
      onClose={onClose}
      tools={
        <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-3">
          {shown != null && (
            <p className="flex min-h-touch items-center text-ink-soft">{t("shownAt", { ...shown })}</p>
          )}
          <div className="w-80 max-mobile:w-full">
            <FoundField label={t("place")} source={placesSource} value={typed} onChange={setTyped} />
          </div>
          <Button type="submit" variant="outline" isBusy={action.isBusy}>
            {t("show")}
          </Button>
        </form>
      }
    />
  );
}
