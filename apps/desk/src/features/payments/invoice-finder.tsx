import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { useState } from "react";
import { money } from "../../kit/money.ts";
import { type OpenInvoice, openInvoicesQuery } from "./use-payments.ts";

interface InvoiceFinderProps {
  /** What it is likely for. */
  readonly likely?: OpenInvoice | undefined;
  /** Only invoices in it can be paid. */
  readonly currency?: string | undefined;
  readonly chosen: OpenInvoice | undefined;
  readonly onChoose: (invoice: OpenInvoice) => void;
  readonly error?: string | undefined;
}

/** An invoice that waits for money: the likely one, and those that are found. */
export function InvoiceFinder({ likely, currency, chosen, onChoose, error }: InvoiceFinderProps) {
  const t = useTexts("payments");
  const [text, setText] = useState("");
  const sought = text.trim();
  const reading = useQuery({ ...openInvoicesQuery(sought), placeholderData: keepPreviousData });
  const found = sought.length < 2 ? [] : (reading.data ?? []);
  const all = [likely, chosen, ...found].filter((one) => one !== undefined);
  const options = [...new Map(all.map((one) => [one.number, one])).values()].filter(
    (one) => currency === undefined || one.currency === currency,
  );
  const search = (
    <TextField
      label={t("find")}
      hint={t("findHint")}
      size="small"
      value={text}
      error={
        sought.length >= 2 && reading.data !== undefined && !reading.isPlaceholderData && found.length === 0
          ? t("findNone")
          : options.length === 0
            ? error
            : undefined
      }
      onChange={(event) => setText(event.target.value)}
    />
  );
  return (
    <div className="grid w-full gap-2">
      {likely === undefined && search}
      {options.length > 0 && (
        <RadioGroup
          label={t("invoices")}
          look="cards"
          error={error}
          value={chosen?.number ?? null}
          options={options.map((one) => ({
            id: one.number,
            label: one.number,
            aside: <strong>{money(one.openMinor, one.currency)}</strong>,
            description: `${one.shipToName} · ${t("due", { day: formatDayMonth(toLocalDate(one.due)) })}`,
          }))}
          onChange={(number) => {
            const one = options.find((option) => option.number === number);
            if (one !== undefined) onChoose(one);
          }}
        />
      )}
      {likely !== undefined && search}
    </div>
  );
}
