import type { Session } from "@vycep/contract/identity/sessions.rest";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { showToast } from "../messages/toasts.ts";
import { useTexts } from "../words/i18n.ts";
import { useSessionWords } from "./session-words.ts";
import { useEndSessions } from "./use-sessions.ts";

interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly onEndOthers: () => void;
}

/** Browsers that are signed in now; each but this one can be signed out from here. */
export function SessionList({ sessions, onEndOthers }: SessionListProps) {
  const t = useTexts("devices");
  const others = sessions.filter(({ isThis }) => !isThis).length;
  return (
    <Card
      isFlush
      title={t("title")}
      aside={
        others > 0 && (
          <Button variant="outline" size="small" onClick={onEndOthers}>
            {t("endOthers", { count: others })}
          </Button>
        )
      }
    >
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const t = useTexts("devices");
  const { deviceOf, momentOf } = useSessionWords();
  const { one } = useEndSessions();
  const { isThis, isPhone, lastAddress, signedInAt, lastUsedAt } = session;
  const device = deviceOf(session);
  const used = isThis
    ? `${t("signedIn", { moment: momentOf(signedInAt) })} · ${t("justNow")}`
    : t("lastUsed", { moment: momentOf(lastUsedAt) });
  async function handleEnd() {
    if ((await one.run(session.id))?.kind === "done") showToast(t("ended"));
  }
  return (
    <li className="flex items-center gap-3.5 border-t border-line px-5 py-3.5">
      <span
        className={classNames(
          "grid size-11 flex-none place-items-center rounded-normal",
          isThis ? "bg-bottle-tint text-bottle" : "bg-void text-ink-soft",
        )}
      >
        <Icon name={isPhone ? "mobile" : "laptop"} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <strong>{device}</strong>
          {isThis && <Flag text={t("thisDevice")} tone="new" />}
        </div>
        <p className="text-small text-ink-soft">{`${t("address", { address: lastAddress })} · ${used}`}</p>
      </div>
      {!isThis && (
        <Button
          variant="outline"
          size="small"
          aria-label={t("endNamed", { device })}
          isBusy={one.isBusy}
          onClick={() => void handleEnd()}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}
