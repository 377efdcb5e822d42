import type { AllTicketsAnswer } from "@vycep/contract/tickets/tickets.rest";
import { TICKET_GROUPS } from "@vycep/domain/tickets/ticket-status";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import type { TicketsState } from "./ticket-address.ts";
import { useTicketsWords } from "./tickets-words.ts";

interface GroupChipsProps {
  readonly list: ListInHand<TicketsState>;
  readonly groups: AllTicketsAnswer["groups"] | undefined;
}

/** The four filter groups with how many tickets are in each (TICKET-13, OP-124). */
export function GroupChips({ list, groups }: GroupChipsProps) {
  const { t } = useTicketsWords();
  const { state, change } = list;
  const all = groups && Object.values(groups).reduce((sum, count) => sum + count, 0);
  // Before the first answer nobody has counted.
  const counted = (count: number | undefined) => ({ count: count === undefined ? "…" : String(count) });
  return (
    <fieldset className="mt-3 mb-4">
      <legend className="sr-only">{t("groups")}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip
          text={t("group.all", counted(all))}
          isOn={state.group === undefined}
          onClick={() => change({ group: undefined })}
        />
        {TICKET_GROUPS.map((group) => (
          <Chip
            key={group}
            text={t(`group.${group}`, counted(groups?.[group]))}
            isOn={state.group === group}
            onClick={() => change({ group })}
          />
        ))}
      </div>
    </fieldset>
  );
}
