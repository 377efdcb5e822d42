import { useQuery } from "@tanstack/react-query";
import type { DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { callService } from "@vycep/shell/api/rest";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useDeferredValue, useState } from "react";
import { useTicketsWords } from "../tickets-words.ts";

interface Found {
  readonly kind: "order" | "invoice";
  readonly number: string;
  readonly place: string;
}

interface AboutPickerProps {
  /** What of it the person may see at all. */
  readonly maySee: { readonly orders: boolean; readonly invoices: boolean };
  readonly onPick: (found: Pick<Found, "kind" | "number">) => void;
}

const most = 5;
const shortest = 3;

/** Finds the order or invoice that a ticket is about by its number, among what the person may see. */
export function AboutPicker({ maySee, onPick }: AboutPickerProps) {
  const { t } = useTicketsWords();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ["tickets", "about", search, maySee],
    queryFn: ({ signal }) => findByNumber(search, { maySee, signal }),
    enabled: search.length >= shortest,
    staleTime: 10_000,
  });
  const found = search.length >= shortest ? data : undefined;
  if (!maySee.orders && !maySee.invoices) return null;
  return (
    <div className="grid gap-2">
      <TextField
        label={t("pickAbout")}
        hint={t("pickAboutHint")}
        note={t("optional")}
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // It finds while one types; the form is not sent by it.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {found !== undefined && !isFetching && found.length === 0 ? t("pickNone") : ""}
      </p>
      {found !== undefined && found.length > 0 && (
        <ul aria-label={t("pickAbout")} className="grid gap-1.5">
          {found.map(({ kind, number, place }) => (
            <li key={`${kind} ${number}`}>
              <Button
                variant="outline"
                icon={kind === "order" ? "truck" : "receipt"}
                onClick={() => {
                  setText("");
                  onPick({ kind, number });
                }}
              >
                {[t(`about.${kind}`, { number }), place].filter((part) => part !== "").join(" · ")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

async function findByNumber(
  search: string,
  { maySee, signal }: Pick<AboutPickerProps, "maySee"> & { readonly signal: AbortSignal },
): Promise<readonly Found[]> {
  const query = { search: search.slice(0, 40), limit: most };
  const [orders, invoices] = await Promise.all([
    maySee.orders ? callService<OrdersAnswer>("general", "/orders", { query, signal }) : undefined,
    maySee.invoices
      ? callService<DocumentsAnswer>("general", "/documents/GetAllDocuments", { query, signal })
      : undefined,
  ]);
  return [
    ...(orders?.sopList ?? []).map(({ orderNumber, shipToName }) => ({
      ...{ kind: "order" as const, number: orderNumber, place: shipToName },
    })),
    ...(invoices?.documentList ?? [])
      .filter(({ documentType }) => documentType === "invoice" || documentType === "credit-note")
      .map(({ number, shipToName }) => ({ kind: "invoice" as const, number, place: shipToName ?? "" })),
  ];
}
