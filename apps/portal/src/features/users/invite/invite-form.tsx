import type { RolesAnswer } from "@vycep/contract/users/user-administration.rest";
import type { Language } from "@vycep/domain/market/language";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useNavigation } from "@vycep/ui/navigation/anchor.tsx";
import { ProgressSteps } from "@vycep/ui/navigation/progress-steps.tsx";
import { type FormEvent, useRef, useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { placesWithoutRole, type RightsDraft } from "../rights-draft.ts";
import { RightsFields } from "../rights-fields.tsx";
import { useUsersWords } from "../users-words.ts";
import { type NewPerson, wrongFields } from "./new-person.ts";
import { PersonFields } from "./person-fields.tsx";
import { RoleCard } from "./role-card.tsx";
import { useCreateNewUser } from "./use-create-new-user.ts";

const steps = ["person", "rights", "check"] as const;

/** Three steps: who, where in which role, and what is sent (USERADMIN-11, USERADMIN-17). Going back keeps what was typed. */
export function InviteForm({
  offer,
  language,
}: {
  readonly offer: RolesAnswer;
  readonly language: Language;
}) {
  const { t, nameOf, roleName } = useUsersWords();
  const { navigate } = useNavigation();
  const [step, setStep] = useState(0);
  const [wasTried, setWasTried] = useState(false);
  const [person, setPerson] = useState<NewPerson>({
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    language,
  });
  const [draft, setDraft] = useState<RightsDraft>({});
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateNewUser();
  const failure = create.ended?.kind === "refused" ? create.ended.failure : undefined;
  const isTaken = failure?.code === "user-exists";
  const lacksRole = Object.keys(draft).length === 0 || placesWithoutRole(draft).length > 0;

  function handlePerson(next: NewPerson) {
    // What the server said was of the address of before.
    if (next.email !== person.email) create.reset();
    setPerson(next);
  }
  function go(next: number) {
    setWasTried(false);
    setStep(next);
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    const [wrong] = wrongFields(person);
    if (step === 0 && wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (step === 1 && lacksRole) return;
    if (step < 2) return go(step + 1);
    const shipTos = Object.entries(draft).map(([shipToId, { roleid }]) => ({ shipToId, roleid }));
    const ended = await create.run({ ...person, shipTos });
    if (ended?.kind === "done") {
      showToast(t("invited", { email: person.email.trim() }));
      navigate(paths.user(ended.answer.UID));
    } else if (ended?.kind === "refused" && ended.failure.code === "user-exists") go(0);
  }
  const lastRole = Object.values(draft).findLast(({ roleid }) => roleid !== "")?.roleid;
  const shownRole = offer.roles.find(({ roleid }) => roleid === lastRole);
  return (
    <>
      <ProgressSteps
        label={t("inviteSteps")}
        doneLabel={t("stepDone")}
        steps={steps.map((name, index) => ({
          title: `${index + 1}/${steps.length} ${t(`step.${name}`)}`,
          state: index < step ? "done" : index === step ? "current" : "ahead",
        }))}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-aside-small">
        <form
          ref={form}
          noValidate
          className="min-w-0 wrap-anywhere"
          onSubmit={(event) => void handleSubmit(event)}
        >
          <Card
            isFlush
            title={
              step === 1 ? t("whereWorks", { name: nameOf(person) }) : t(`step.${steps[step] ?? "check"}`)
            }
          >
            {step === 0 && (
              <div className="p-card">
                <PersonFields
                  person={person}
                  onChange={handlePerson}
                  wasTried={wasTried}
                  emailError={isTaken ? failure?.message : undefined}
                />
                {isTaken && (
                  <p className="mt-2">
                    <Link href={`${paths.users()}?q=${encodeURIComponent(person.email.trim())}`}>
                      {t("findExisting")}
                    </Link>
                  </p>
                )}
              </div>
            )}
            {step === 1 && (
              <>
                <RightsFields draft={draft} onChange={setDraft} {...offer} wasTried={wasTried} />
                {wasTried && lacksRole && (
                  <div className="p-card">
                    <Alert tone="error" isLive title={t("roleMissing")} />
                  </div>
                )}
              </>
            )}
            {step === 2 && (
              <div className="grid gap-4 p-card">
                <DefinitionList
                  items={[
                    { label: t("user"), value: nameOf(person) },
                    { label: t("email"), value: person.email.trim() },
                    ...Object.entries(draft).map(([shipToId, { roleid }]) => ({
                      label:
                        offer.shipTos.find((place) => place.shipToId === shipToId)?.shipToName ?? shipToId,
                      value: roleName(offer.roles.find((role) => role.roleid === roleid)?.rolename ?? roleid),
                    })),
                  ]}
                />
                <p className="text-small text-ink-soft">{t("invitationGood")}</p>
                {!isTaken && <FailureAlert action={create} title={t("inviteFailed")} />}
              </div>
            )}
            <div className="flex flex-wrap justify-between gap-3 border-t border-line p-card">
              {step > 0 ? (
                <Button variant="outline" onClick={() => go(step - 1)}>
                  {t("back")}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" isBusy={create.isBusy} icon={step === 2 ? "mail" : undefined}>
                {t(step === 2 ? "sendInvitation" : "goOn")}
              </Button>
            </div>
          </Card>
        </form>
        <div className="grid gap-5">
          {step === 1 && shownRole !== undefined && <RoleCard role={shownRole} />}
          {step === 1 && <Alert tone="info">{t("tankByPlace")}</Alert>}
        </div>
      </div>
    </>
  );
}
