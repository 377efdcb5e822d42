import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { type DraftDay, SHOPS, shopsIn } from "./holiday-draft.ts";

interface HolidayTableProps {
  readonly days: readonly DraftDay[];
  /** Days up to this one are as they were. */
  readonly lastFixed: string;
  readonly onChange: ((days: readonly DraftDay[]) => void) | undefined;
}

/** Each day with what it is: off or not, how the shops are, and whether a doubt was looked into. */
export function HolidayTable({ days, lastFixed, onChange }: HolidayTableProps) {
  const t = useTexts("holidays");
  const shell = useTexts("shell");
  const language = useLanguage();
  const set = (day: DraftDay, part: Partial<DraftDay>) =>
    onChange?.(days.map((one) => (one.day === day.day ? { ...one, ...part } : one)));
  const isOpen = ({ day }: DraftDay) => onChange !== undefined && day > lastFixed;
  const shopsText = (shops: string) => t(`shops.${shopsIn(shops) ?? "open"}`);
  const columns: readonly Column<DraftDay>[] = [
    {
      ...{ key: "day", header: t("day"), isRowHeader: true },
      cell: ({ day }) => formatWeekdayDate(toLocalDate(day), language),
    },
    {
      ...{ key: "name", header: t("name"), isWide: true },
      cell: ({ name, nameEn }) => (
        <span className="grid">
          <strong>{name}</strong>
          <span className="text-fine text-ink-soft">{nameEn}</span>
        </span>
      ),
    },
    {
      ...{ key: "off", header: t("dayOff") },
      cell: (day) =>
        isOpen(day) ? (
          <Checkbox
            label={`${t("dayOff")}: ${day.name}`}
            isLabelHidden
            checked={day.isDayOff}
            onChange={(event) => set(day, { isDayOff: event.target.checked })}
          />
        ) : (
          t(day.isDayOff ? "off" : "works")
        ),
    },
    {
      ...{ key: "shops", header: t("shops") },
      cell: (day) =>
        isOpen(day) ? (
          <Select
            label={`${t("shops")}: ${day.name}`}
            isLabelHidden
            look="line"
            options={SHOPS.map((id) => ({ id, label: shopsText(id) }))}
            value={day.shops}
            placeholder={shopsText("open")}
            closeLabel={shell("close")}
            onChange={(shops) => set(day, { shops })}
          />
        ) : (
          shopsText(day.shops)
        ),
    },
    {
      ...{ key: "doubt", header: t("check") },
      cell: (day) => {
        if (day.doubt === "") return "–";
        const why = t(day.doubt === "differs" ? "doubt.differs" : "doubt.only_one_year");
        return onChange === undefined ? (
          <Status text={why} tone="preparing" icon="clock" />
        ) : (
          <Checkbox
            label={why}
            checked={day.isChecked}
            onChange={(event) => set(day, { isChecked: event.target.checked })}
          />
        );
      },
    },
  ];
  return (
    <DeskTable
      caption={t("holidays")}
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
      markOf={({ doubt, isChecked }) => (doubt !== "" && !isChecked ? "new" : undefined)}
    />
  );
}
