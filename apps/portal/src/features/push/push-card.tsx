import { queryOptions, useQuery } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryClient } from "@vycep/shell/api/query-client";
import { isOfStaff } from "@vycep/shell/door/door";
import { useTexts } from "@vycep/shell/words/i18n";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { readPushState, turnPushOff, turnPushOn } from "./push-device.ts";

const pushQuery = queryOptions({ queryKey: ["push", "device"], queryFn: readPushState, staleTime: 60_000 });

interface PushCardProps {
  /** After an order: asks only whom it can be switched on for and who has not done so yet. */
  readonly isAfterOrder?: boolean | undefined;
  /** One of the staff is here in a customer's place: then this is no device of the customer. */
  readonly isForStaff?: boolean | undefined;
}

/** Messages to this device on and off, or why they cannot come (PUSH-01). */
export function PushCard({ isAfterOrder = false, isForStaff = isOfStaff }: PushCardProps) {
  const t = useTexts("push");
  const { data: state } = useQuery({ ...pushQuery, enabled: !isForStaff });
  const turn = useAction(
    async (isOn: boolean) => {
      const next = await (isOn ? turnPushOn() : turnPushOff());
      queryClient.setQueryData(pushQuery.queryKey, next);
      return next;
    },
    { failed: t("failed") },
  );
  const turned = turn.ended?.kind === "done" ? turn.ended.answer : undefined;
  const isQuiet = isAfterOrder && state !== "off" && turned === undefined;
  if (isForStaff || state === undefined || isQuiet) return null;
  const canTurn = state === "on" || state === "off";
  return (
    <div data-print="hide">
      <Card title={isAfterOrder ? t("afterOrder") : t("title")}>
        {canTurn ? (
          <Switch
            label={t("label")}
            hint={t("hint")}
            isOn={state === "on"}
            isDisabled={turn.isBusy}
            onChange={(isOn) => void turn.run(isOn)}
          />
        ) : (
          <p className="text-ink-soft">{t(state)}</p>
        )}
      </Card>
      <LiveRegion message={turned === undefined ? "" : t(turned)} />
    </div>
  );
}
