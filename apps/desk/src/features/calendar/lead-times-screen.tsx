import { useQuery } from "@tanstack/react-query";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { momentText } from "../../kit/moment.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CalendarTabs } from "./calendar-tabs.tsx";
import { useChangeWords } from "./change-words.ts";
import { LeadTimeDialog } from "./lead-time-dialog.tsx";
import {
  type LeadTimeRow,
  type LeadTimeStanding,
  leadTimesQuery,
  useDropLeadTime,
} from "./use-lead-times.ts";

/** DCAL-03: by when and how early is ordered, dated; what held stays to be seen. */
export const leadTimesScreen: Screen = {
  component: LeadTimesScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(leadTimesQuery()),
};

function LeadTimesScreen() {
  const t = useTexts("calendar-desk");
  const desk = useTexts("desk");
  const nameOf = useKindName();
  const reading = useQuery(leadTimesQuery());
  const mayChange = useMay({ area: "calendar", power: "change" });
  const [changed, setChanged] = useState<{ readonly kind: string; readonly from: LeadTimeRow }>();
  const changedKind = reading.data?.find(({ kind }) => kind === changed?.kind);
  return (
    <>
      <DeskHead
        title={desk("calendar")}
        note={t("leadTimes")}
        tools={
          mayChange && (
            <ButtonLink href={paths.shipTos()} variant="outline" icon="calendar">
              {t("weekdaysInBulk")}
            </ButtonLink>
          )
        }
      />
      <CalendarTabs current="leadTimes" />
      <DeskListBody reading={reading} loading={t("leadTimesLoading")} found={() => ""} none={() => undefined}>
        {(kinds) => (
          <div className="grid grid-cols-1 gap-4">
            <KindsTable
              kinds={kinds}
              onChange={mayChange ? (kind, from) => setChanged({ kind, from }) : undefined}
            />
            <p className="text-small text-ink-soft">{t("leadTimesText")}</p>
            <PastTable kinds={kinds} />
          </div>
        )}
      </DeskListBody>
      {changed !== undefined && changedKind !== undefined && (
        <LeadTimeDialog
          standing={changedKind}
          name={nameOf(changedKind)}
          from={changed.from}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  );
}

/** A kind is called by the methods that go by it. */
function useKindName() {
  const order = useTexts("order-desk");
  return ({ methods }: Pick<LeadTimeStanding, "methods">) =>
    methods
      .map((text) => {
        const method = parseShippingMethod(text);
        return method === undefined ? text : order(`method.${method}`);
      })
      .join(", ");
}

interface KindsTableProps {
  readonly kinds: readonly LeadTimeStanding[];
  readonly onChange: ((kind: string, from: LeadTimeRow) => void) | undefined;
}

/** What holds now and what is planned. */
function KindsTable({ kinds, onChange }: KindsTableProps) {
  const t = useTexts("calendar-desk");
  const nameOf = useKindName();
  const { nearDay } = useChangeWords();
  const now = ({ rows }: LeadTimeStanding) => rows.find(({ standing }) => standing === "now");
  const columns: readonly Column<LeadTimeStanding>[] = [
    { key: "kind", header: t("method"), isRowHeader: true, isWide: true, cell: nameOf },
    {
      key: "cutOff",
      header: t("cutOff"),
      align: "end",
      cell: (kind) => <strong>{now(kind)?.cutOff}</strong>,
    },
    {
      key: "days",
      header: t("leadDays"),
      align: "end",
      cell: (kind) => t("workingDays", { count: now(kind)?.days ?? 0 }),
    },
    {
      key: "from",
      header: t("holds"),
      cell: (kind) => {
        const from = now(kind)?.validFrom;
        return from == null ? t("sinceEver") : t("fromDay", { day: nearDay(from) });
      },
    },
    {
      key: "planned",
      header: t("planned"),
      cell: (kind) => <Planned kind={kind} name={nameOf(kind)} onChange={onChange} />,
    },
    ...(onChange === undefined
      ? []
      : [
          {
            ...{ key: "change", header: t("planChange"), isHeaderHidden: true, align: "end" as const },
            cell: (kind: LeadTimeStanding) => (
              <Button
                variant="outline"
                size="small"
                aria-label={`${t("planChange")}: ${nameOf(kind)}`}
                onClick={() => {
                  const held = now(kind);
                  if (held !== undefined) onChange(kind.kind, held);
                }}
              >
                {t("planChange")}
              </Button>
            ),
          },
        ]),
  ];
  return <DeskTable caption={t("leadTimes")} columns={columns} rows={kinds} rowKey={({ kind }) => kind} />;
}

interface PlannedProps {
  readonly kind: LeadTimeStanding;
  readonly name: string;
  readonly onChange: KindsTableProps["onChange"];
}

/** Each with the way to change it and to give it up. */
function Planned({ kind: { kind, seen, rows }, name, onChange }: PlannedProps) {
  const t = useTexts("calendar-desk");
  const { nearDay } = useChangeWords();
  const drop = useDropLeadTime();
  const planned = rows.filter(({ standing }) => standing === "planned");
  if (planned.length === 0) return "–";
  async function handleDrop(validFrom: string) {
    const ended = await drop.run({ kind, validFrom, seen });
    if (ended?.kind === "done") showToast(ended.answer.refusal?.message ?? t("leadTimeDropped"));
  }
  return (
    <ul className="grid gap-1 py-1">
      {planned.map((row) => {
        const { validFrom, cutOff, days } = row;
        const day = nearDay(validFrom ?? "");
        const of = `${name}, ${day}`;
        return (
          <li key={validFrom} className="flex flex-wrap items-center gap-2">
            <span>
              <strong>{cutOff}</strong>, {t("workingDays", { count: days })} {t("fromDay", { day })}
            </span>
            {onChange !== undefined && (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t("change")}: ${of}`}
                  onClick={() => onChange(kind, row)}
                >
                  {t("change")}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t("giveUp")}: ${of}`}
                  isBusy={drop.isBusy}
                  onClick={() => void handleDrop(validFrom ?? "")}
                >
                  {t("giveUp")}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What held before, and who set what holds. */
function PastTable({ kinds }: { readonly kinds: readonly LeadTimeStanding[] }) {
  const t = useTexts("calendar-desk");
  const nameOf = useKindName();
  const { nearDay } = useChangeWords();
  const rows = kinds.flatMap((kind) =>
    kind.rows
      .filter(({ setAt }) => setAt != null)
      .map((row) => ({ ...row, kind: kind.kind, name: nameOf(kind) })),
  );
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="lead-time-history">
      <h2 id="lead-time-history" className="type-heading">
        {t("history")}
      </h2>
      <DeskTable
        caption={t("history")}
        rows={rows.toSorted((one, other) => (other.setAt ?? "").localeCompare(one.setAt ?? ""))}
        rowKey={({ kind, validFrom }) => `${kind} ${validFrom}`}
        columns={[
          { key: "kind", header: t("method"), isRowHeader: true, isWide: true, cell: ({ name }) => name },
          {
            key: "from",
            header: t("holds"),
            cell: ({ validFrom }) => t("fromDay", { day: nearDay(validFrom ?? "") }),
          },
          { key: "cutOff", header: t("cutOff"), align: "end", cell: ({ cutOff }) => cutOff },
          {
            key: "days",
            header: t("leadDays"),
            align: "end",
            cell: ({ days }) => t("workingDays", { count: days }),
          },
          { key: "standing", header: t("state"), cell: ({ standing }) => t(`dated.${standing}`) },
          {
            key: "by",
            header: t("by"),
            cell: ({ setBy, setAt }) => `${setBy ?? ""} ${momentText(setAt ?? "")}`,
          },
        ]}
      />
    </section>
  );
}
