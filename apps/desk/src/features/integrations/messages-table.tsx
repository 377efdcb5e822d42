import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { momentText } from "../../kit/moment.tsx";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import type { ErpMessage } from "./use-integrations.ts";

interface MessagesTableProps {
  readonly rows: readonly ErpMessage[];
  readonly shown: ErpMessage | undefined;
  readonly onShow: (id: string) => void;
  /** None where nothing can be done with the rows. */
  readonly selection: Selection | undefined;
}

/** Messages to the ERP; the kind of each opens it beside the list. */
export function MessagesTable({ rows, shown, onShow, selection }: MessagesTableProps) {
  const t = useTexts("integrations");
  const columns = useColumns({ shown, onShow });
  return (
    <DeskTable
      list="messages"
      caption={t("queue")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ kind, orderNumber }) => t("show", { kind: t(`kind.${kind}`), number: orderNumber })}
      selection={selection}
      markOf={({ state }) => (state === "refused" ? "wrong" : undefined)}
    />
  );
}

function useColumns({
  shown,
  onShow,
}: Pick<MessagesTableProps, "shown" | "onShow">): readonly Column<ErpMessage>[] {
  const t = useTexts("integrations");
  return [
    {
      key: "message",
      header: t("message"),
      isRowHeader: true,
      cell: ({ id, kind, orderNumber }) => (
        <button
          type="button"
          aria-pressed={id === shown?.id}
          aria-label={t("show", { kind: t(`kind.${kind}`), number: orderNumber })}
          onClick={() => onShow(id)}
          className="rounded-small text-left font-semibold hover:underline aria-pressed:underline"
        >
          {t(`kind.${kind}`)}
        </button>
      ),
    },
    {
      key: "about",
      header: t("about"),
      cell: ({ orderNumber }) => <Anchor href={paths.order(orderNumber)}>{orderNumber}</Anchor>,
    },
    { key: "how", header: t("how"), cell: (message) => <MessageState message={message} /> },
    { key: "created", header: t("created"), cell: ({ at }) => momentText(at) },
    {
      key: "attempts",
      header: t("attempts"),
      align: "end",
      cell: ({ attempts }) => formatCount(attempts),
    },
    {
      key: "nextAttempt",
      header: t("nextAttempt"),
      cell: ({ nextAttempt, state }) =>
        nextAttempt == null ? (state === "refused" ? t("byHand") : "–") : momentText(nextAttempt),
    },
  ];
}

const looks = {
  waiting: { tone: "fresh", icon: "clock" },
  failing: { tone: "preparing", icon: "repeat" },
  refused: { tone: "refused", icon: "error" },
  taken: { tone: "done", icon: "check" },
  set_aside: { tone: "muted", icon: "pause" },
} as const;

/** How far a message is, as a word with a shape. */
export function MessageState({ message: { state, error } }: { readonly message: ErpMessage }) {
  const t = useTexts("integrations");
  const how = state === "waiting" && error != null ? "failing" : state;
  return <Status {...looks[how]} text={t(`by.${how}`)} />;
}
