import type { Session } from "@vycep/contract/identity/sessions.rest";
import { Status } from "@vycep/ui/data/badge.tsx";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useTexts } from "../words/i18n.ts";
import { useSessionWords } from "./session-words.ts";

interface SignInHistoryProps {
  readonly sessions: readonly Session[];
}

/** All sign-ins of the last 90 days, so that a strange one is seen even when it is over. */
export function SignInHistory({ sessions }: SignInHistoryProps) {
  const t = useTexts("devices");
  const { deviceOf, momentOf } = useSessionWords();
  const stateOf = ({ isLive }: Session) =>
    isLive ? (
      <Status text={t("isLive")} icon="check" tone="done" />
    ) : (
      <Status text={t("isOver")} tone="muted" />
    );
  const columns: readonly Column<Session>[] = [
    {
      key: "when",
      header: t("when"),
      cell: ({ signedInAt }) => <strong>{momentOf(signedInAt)}</strong>,
      isRowHeader: true,
    },
    { key: "device", header: t("deviceHead"), cell: deviceOf, isWide: true },
    { key: "place", header: t("place"), cell: ({ firstAddress }) => firstAddress },
    { key: "state", header: t("state"), cell: stateOf },
  ];
  return (
    <Card
      isFlush
      title={t("history")}
      aside={<span className="text-small text-ink-soft">{t("historyNote")}</span>}
    >
      <Table
        isBare
        caption={t("history")}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={t("historyEmpty")}
        mobileCard={(session) => (
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <strong className="block">{momentOf(session.signedInAt)}</strong>
              <span className="text-small text-ink-soft">
                {`${deviceOf(session)} · ${session.firstAddress}`}
              </span>
            </div>
            {stateOf(session)}
          </div>
        )}
      />
    </Card>
  );
}
