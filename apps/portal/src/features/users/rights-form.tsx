import type { ManagedUserAnswer, RolesAnswer } from "@vycep/contract/users/user-administration.rest";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type FormEvent, useState } from "react";
import { OptionalSwitches } from "./optional-switches.tsx";
import { changesIn, draftOf, placesWithoutRole, type RightsDraft } from "./rights-draft.ts";
import { RightsFields } from "./rights-fields.tsx";
import { useUpdateUser } from "./use-change-users.ts";
import { useUsersWords } from "./users-words.ts";

interface RightsFormProps {
  readonly user: ManagedUserAnswer;
  readonly offer: RolesAnswer;
}

/** The roles of a user at each place and the switches of these roles, kept by one button (USERADMIN-05). */
export function RightsForm({ user, offer }: RightsFormProps) {
  const { t } = useUsersWords();
  const before = draftOf(user, offer);
  const [wanted, setWanted] = useState<RightsDraft>();
  const [wasTried, setWasTried] = useState(false);
  const update = useUpdateUser(user.UID);
  const draft = wanted ?? before;
  const changes = changesIn(before, draft);
  const isChanged = changes.shipTos.length + changes.deletedShipToList.length > 0;
  const { whyNot } = user.viewerCan;
  function handleDiscard() {
    setWanted(undefined);
    setWasTried(false);
    update.reset();
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (placesWithoutRole(draft).length > 0 || Object.keys(draft).length === 0) return;
    const ended = await update.run(changes);
    if (ended?.kind !== "done") return;
    handleDiscard();
    showToast(t("saved"));
  }
  const fields = { draft, onChange: setWanted, ...offer };
  if (whyNot !== null) return <Alert tone="info">{t(`whyNot.${whyNot}`)}</Alert>;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      <Card isFlush title={t("placesAndRoles")}>
        <RightsFields {...fields} wasTried={wasTried} />
      </Card>
      <OptionalSwitches {...fields} />
      {wasTried && Object.keys(draft).length === 0 && <Alert tone="error" isLive title={t("roleMissing")} />}
      <FailureAlert action={update} title={t("updateFailed")} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          isBusy={update.isBusy}
          disabledReason={isChanged ? undefined : t("nothingChanged")}
        >
          {t("save")}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={handleDiscard}>
            {t("discard")}
          </Button>
        )}
      </div>
    </form>
  );
}
