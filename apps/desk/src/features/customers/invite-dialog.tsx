import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { isKeyRole } from "@vycep/domain/access/role-rights";
import { parseLanguage } from "@vycep/domain/market/language";
import { marketRow } from "@vycep/domain/market/market";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type FormEvent, useId, useState } from "react";
import { FoundField } from "../../kit/found/found-field.tsx";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { useRoleName } from "../../shared/customer-roles.ts";
import { DraftNotice } from "./draft-notice.tsx";
import type { Company } from "./use-customer.ts";
import { placesOfCompanyQuery } from "./use-customers.ts";
import { customerRolesQuery, useInviteUser } from "./use-user.ts";

const anInvitation = objectOf({
  ...{ firstName: aText, lastName: aText, email: aText, phone: aText },
  ...{ language: aText, shipToId: aText, roleId: aText },
});

/** Invites somebody to a company; what is typed is lost by nothing (DCUST-03). */
export function InviteDialog({
  company,
  onClose,
}: {
  readonly company: Company;
  readonly onClose: () => void;
}) {
  const t = useTexts("customers");
  const roleName = useRoleName();
  const shell = useTexts("shell");
  const formId = useId();
  const { id, name, market } = company.row;
  const begins = {
    ...{ firstName: "", lastName: "", email: "", phone: "", roleId: "" },
    ...{ language: marketRow(market).language, shipToId: company.shipTos[0]?.id ?? "" },
  };
  const kept = useKeptDraft(`customer-user.${id}`, anInvitation, begins);
  const client = useQueryClient();
  const [isDropped, setDropped] = useState(false);
  const draft = kept.value;
  const change = (part: Partial<typeof draft>) => kept.change({ ...draft, ...part });
  // A company of very many places tells the first ones only: the others are found by what is typed.
  const isSearched = company.shipTos.length < company.row.shipToCount;
  const sought = draft.shipToId.trim();
  const { data: found = [] } = useQuery({
    ...placesOfCompanyQuery(id, sought),
    enabled: isSearched && sought.length >= 2,
    placeholderData: keepPreviousData,
  });
  const place = [...found, ...company.shipTos].find((shipTo) => shipTo.id === sought);
  const roles = useQuery(customerRolesQuery());
  // The first one of a company may be its key user, and usually is.
  const key = company.row.userCount === 0 ? roles.data?.find(({ name: role }) => isKeyRole(role)) : undefined;
  const offered = (roles.data ?? []).filter(
    (role) => role === key || role.customerTypes.includes(place?.customerType ?? ""),
  );
  const roleId = draft.roleId === "" ? (key?.id ?? "") : draft.roleId;
  const action = useInviteUser();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  async function submit() {
    const ended = await action.run({ companyId: id, ...draft, shipToId: sought, roleId });
    if (ended?.kind !== "done" || ended.answer != null) return;
    kept.forget();
    showToast(t("invited", { email: draft.email }));
    onClose();
  }
  function handleDrop() {
    kept.change(begins);
    kept.forget();
    setDropped(true);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  const text = (key: "firstName" | "lastName" | "email" | "phone", label: string) => (
    <TextField
      label={label}
      value={draft[key]}
      maxLength={100}
      error={errorOf(key)}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("inviteTitle")}
      description={name}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("inviteSend")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notSaved")} />
        <DraftNotice isFound={kept.isFound && !isDropped} onDrop={handleDrop} />
        {refusal != null && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
        <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
          {text("firstName", t("firstName"))}
          {text("lastName", t("lastName"))}
          {text("email", t("email"))}
          {text("phone", t("phone"))}
        </div>
        {isSearched ? (
          <FoundField
            label={t("shipTo")}
            hint={t("shipToFind", { count: formatCount(company.row.shipToCount) })}
            error={errorOf("shipToId")}
            value={draft.shipToId}
            source={{
              key: `places of ${id}`,
              find: async (text) =>
                (await client.fetchQuery(placesOfCompanyQuery(id, text))).map((row) => ({
                  ...{ id: row.id, name: row.name, beside: row.city },
                })),
            }}
            onChange={(shipToId) => change({ shipToId, roleId: "" })}
          />
        ) : (
          <Select
            label={t("shipTo")}
            placeholder={t("shipTo")}
            closeLabel={shell("close")}
            options={company.shipTos.map((shipTo) => ({ id: shipTo.id, label: shipTo.name }))}
            value={draft.shipToId === "" ? null : draft.shipToId}
            onChange={(shipToId) => change({ shipToId, roleId: "" })}
          />
        )}
        {roles.data === undefined && roles.isError && (
          <Alert
            tone="error"
            action={
              <Button variant="outline" size="small" onClick={() => void roles.refetch()}>
                {t("again")}
              </Button>
            }
          >
            {t("rolesFailed")}
          </Alert>
        )}
        <Select
          label={t("role")}
          placeholder={t("roleChoose")}
          closeLabel={shell("close")}
          options={offered.map((role) => ({
            id: role.id,
            label: role === key ? t("isKeyRole", { name: roleName(role.name) }) : roleName(role.name),
          }))}
          value={roleId === "" ? null : roleId}
          error={errorOf("roleId")}
          onChange={(chosen) => change({ roleId: chosen })}
        />
        <Select
          label={t("language")}
          placeholder={t("language")}
          closeLabel={shell("close")}
          options={(["cs", "sk", "en"] as const).map((language) => ({
            id: language,
            label: t(`language.${language}`),
          }))}
          value={parseLanguage(draft.language) ?? "cs"}
          onChange={(language) => change({ language })}
        />
      </form>
    </Dialog>
  );
}
