import { useState } from "react";
import { Button } from "../src/actions/button.tsx";
import { Status } from "../src/data/badge.tsx";
import { DefinitionList } from "../src/data/definition-list.tsx";
import { type Column, type SortState, Table } from "../src/data/table.tsx";
import { Totals } from "../src/data/totals.tsx";
import { EmptyState } from "../src/feedback/empty-state.tsx";
import { Card } from "../src/layout/card.tsx";
import { Disclosure } from "../src/layout/disclosure.tsx";
import { FloorPlan } from "../src/meters/floor-plan.tsx";
import { Pagination } from "../src/navigation/pagination.tsx";
import { TabLinks } from "../src/navigation/tab-links.tsx";
import { Section } from "./section.tsx";

interface Order {
  readonly number: string;
  readonly day: string;
  readonly place: string;
  readonly total: string;
  readonly isShort: boolean;
}

const orders: readonly Order[] = [
  {
    number: "4700102117",
    day: "po 23.11.2026",
    place: "Restaurace U Modré hvězdy",
    total: "93 396,22 Kč",
    isShort: false,
  },
  {
    number: "4700100499",
    day: "po 23.11.2026",
    place: "Výčep Na Růžku",
    total: "39 744,69 Kč",
    isShort: true,
  },
  {
    number: "4700100305",
    day: "pá 20.11.2026",
    place: "Restaurace U Modré hvězdy",
    total: "12 572,72 Kč",
    isShort: false,
  },
];

const columns: readonly Column<Order>[] = [
  {
    key: "number",
    header: "Číslo objednávky",
    cell: (order) => order.number,
    isRowHeader: true,
    isSortable: true,
  },
  { key: "day", header: "Dodání", cell: (order) => order.day, isSortable: true },
  { key: "place", header: "Odběrné místo", cell: (order) => order.place, isWide: true },
  { key: "state", header: "Stav", cell: () => <Status tone="done" icon="check" text="doručená" /> },
  { key: "total", header: "Celkem", cell: (order) => <strong>{order.total}</strong>, align: "end" },
  {
    key: "actions",
    header: "Akce",
    isHeaderHidden: true,
    align: "end",
    cell: (order) => (
      <Button size="small" variant="outline" icon="repeat" aria-label={`Znovu, ${order.number}`}>
        Znovu
      </Button>
    ),
  },
];

/** Tables, tabs, pages, facts and sums. */
export function ListsGallery() {
  const [sort, setSort] = useState<SortState>({ key: "day", direction: "descending" });
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Section title="Tables">
        <TabLinks
          label="Objednávky"
          tabs={[
            { href: "#history", label: "Historie", count: 650, isCurrent: true },
            { href: "#saved", label: "Uložené", count: 3, isCurrent: false },
          ]}
        />
        <div className="mt-4">
          <Card isFlush>
            <Table
              isBare
              caption="Moje objednávky"
              columns={columns}
              rows={orders}
              rowKey={(order) => order.number}
              rowTone={(order) => (order.isShort ? "warning" : "plain")}
              sort={sort}
              onSort={setSort}
              footer={{ number: "Celkem", total: "145 713,63 Kč" }}
            />
            <div className="border-t border-line">
              <Pagination
                label="Stránky"
                page={4}
                pageCount={12}
                hrefFor={(page) => `#page-${page}`}
                previousLabel="Předchozí"
                nextLabel="Další"
                pageLabel={(page) => `Strana ${page}`}
                summary="Strana 4 z 12 · 31–40 ze 118 objednávek"
              />
            </div>
          </Card>
        </div>
        <div className="mt-4">
          <Table
            caption="Prázdný seznam"
            columns={columns}
            rows={[]}
            rowKey={(order) => order.number}
            empty={
              <EmptyState
                title="Váš košík je prázdný."
                headingLevel={3}
                picture={<FloorPlan label="Prázdná ložná plocha" places={6} filled={0} size="large" />}
                actions={
                  <>
                    <Button size="large" icon="repeat">
                      Zopakovat objednávku
                    </Button>
                    <Button size="large" variant="outline">
                      Otevřít katalog
                    </Button>
                  </>
                }
                code="Chyba 404"
              >
                Na pondělní závoz 23.11. objednáte ještě dnes do 16:00.
              </EmptyState>
            }
          />
        </div>
      </Section>
      <Section title="Facts">
        <div className="grid gap-5 desktop:grid-cols-3">
          <Card title="Souhrn">
            <Totals
              rows={[
                { label: "Zboží bez DPH", value: "48 651,42 Kč" },
                { label: "z toho akční slevy", value: "−1 122,48 Kč", tone: "saving", isPart: true },
                { label: "DPH 21 %", value: "10 216,80 Kč" },
                { label: "Zboží s DPH", value: "58 868,22 Kč", isSubtotal: true },
                { label: "Zálohy za obaly", value: "34 528,00 Kč" },
                { label: "Nedodáno", value: "−2 507,00 Kč", tone: "charge" },
              ]}
              total={{ label: "Celkem k úhradě", value: "93 396,22 Kč" }}
            />
          </Card>
          <Card title="Kdo platí">
            <DefinitionList
              items={[
                { label: "IČO", value: "80000011" },
                { label: "DIČ", value: "CZ80000011" },
              ]}
            />
            <div className="mt-4">
              <DefinitionList
                look="stacked"
                items={[
                  { label: "Plátce", value: "Hostinec Modrá hvězda s.r.o." },
                  { label: "Způsob dopravy", value: "Standardní objednávka" },
                ]}
              />
            </div>
          </Card>
          <Disclosure
            title="Restaurace U Modré hvězdy"
            note="500101 · Lipovrch"
            isOpen={isOpen}
            onToggle={setOpen}
          >
            <p className="p-4">Pět změn dodávek.</p>
          </Disclosure>
        </div>
      </Section>
    </>
  );
}
