import type { SheetAddress, SheetContent } from "@vycep/paper/sheet-content";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { Logo } from "../page/logo.tsx";
import { SheetTable } from "./sheet-table.tsx";

interface SheetProps {
  readonly content: SheetContent;
}

/** An order on paper: who, where, when, the goods with their sums, VAT by rate, deposits and empties. */
export function Sheet({ content }: SheetProps) {
  const { addresses, facts, caution, note, goods, vat, totals, total, empties } = content;
  return (
    <article className="text-[9pt] leading-snug text-ink [&>*+*]:mt-4">
      <SheetHead content={content} />
      <section className="grid grid-cols-3 gap-6 border-y border-line-strong py-3">
        {addresses.map((address) => (
          <Address key={address.title} address={address} />
        ))}
        <dl className="grid content-start gap-0.5">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {caution !== undefined && <p className="font-semibold">{caution}</p>}
      {note !== undefined && (
        <p>
          <span className="text-ink-soft">{note.label}</span> {note.value}
        </p>
      )}
      {goods && <SheetTable table={goods} />}
      <div data-card="small" className="grid grid-cols-[minmax(0,1fr)_72mm] items-start gap-8">
        {vat ? <SheetTable table={vat} /> : <div />}
        <Totals rows={totals} total={total} />
      </div>
      {empties && (
        <div data-card="small">
          <SheetTable table={empties} />
        </div>
      )}
    </article>
  );
}

function SheetHead({ content: { title, brewery, imprint, status } }: SheetProps) {
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-6">
        <div>
          <Logo tone="onLight" />
          <p className="mt-1 font-semibold">{brewery}</p>
        </div>
        <div className="text-right text-[8pt] text-ink-soft">
          {imprint.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-6">
        <h1 className="text-[17pt] font-[760] [font-stretch:112%]">{title}</h1>
        <p className="font-semibold">{status}</p>
      </div>
    </header>
  );
}

function Address({ address: { title, lines } }: { readonly address: SheetAddress }) {
  return (
    <div>
      <h2 className="type-label text-ink-soft">{title}</h2>
      {lines.map((line, at) => (
        <p key={line} className={at === 0 ? "font-bold" : ""}>
          {line}
        </p>
      ))}
    </div>
  );
}
