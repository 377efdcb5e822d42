import { useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { Table } from "@vycep/ui/data/table.tsx";
import { useState } from "react";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { Moment } from "../../../kit/moment.tsx";
import { useMay } from "../../../shared/me.ts";
import { TemplateDialog } from "./template-dialog.tsx";
import { type Template, templatesQuery } from "./use-templates.ts";

/** DTICK-02: the templates of answers, in three languages. */
export const templatesScreen: Screen = {
  component: TemplatesScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(templatesQuery()),
};

function TemplatesScreen() {
  const t = useTexts("ticket-templates");
  const desk = useTexts("desk");
  const mayChange = useMay({ area: "tickets", power: "change" });
  const reading = useQuery(templatesQuery());
  const [open, setOpen] = useState<Template | "new">();
  return (
    <>
      <DeskHead
        title={desk("ticketTemplates")}
        note={t("note")}
        tools={
          mayChange && (
            <Button icon="plus" onClick={() => setOpen("new")}>
              {t("add")}
            </Button>
          )
        }
      />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ length }) => t("found", { count: length })}
        none={({ length }) =>
          length > 0 ? undefined : (
            <Nothing icon="mail" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {(rows) => <Templates rows={rows} onOpen={mayChange ? setOpen : undefined} />}
      </DeskListBody>
      {open !== undefined && (
        <TemplateDialog template={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const languages = ["cs", "sk", "en"] as const;

interface TemplatesProps {
  readonly rows: readonly Template[];
  readonly onOpen: ((template: Template) => void) | undefined;
}

function Templates({ rows, onOpen }: TemplatesProps) {
  const t = useTexts("ticket-templates");
  const desk = useTexts("desk");
  return (
    <Table
      caption={desk("ticketTemplates")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          ...{ key: "title", header: t("title"), isRowHeader: true },
          cell: (row) =>
            onOpen === undefined ? (
              row.title
            ) : (
              <LinkAction onClick={() => onOpen(row)}>{row.title}</LinkAction>
            ),
        },
        { key: "languages", header: t("languages"), cell: (row) => <Languages template={row} /> },
        {
          ...{ key: "preview", header: t("preview"), isWide: true, isSpare: true },
          cell: (row) => <span className="line-clamp-1 text-ink-soft">{row.cs || row.sk || row.en}</span>,
        },
        {
          ...{ key: "changed", header: t("changed"), align: "end", isSpare: true },
          cell: ({ changedBy, changedAt }) =>
            changedBy == null ? null : (
              <span className="grid">
                {changedBy}
                <Moment at={changedAt} />
              </span>
            ),
        },
      ]}
    />
  );
}

/** Which words a template lacks. */
function Languages({ template }: { readonly template: Template }) {
  const t = useTexts("ticket-templates");
  const missing = languages.filter((language) => template[language] === "");
  if (missing.length === 0) return <span className="text-ink-soft">{t("complete")}</span>;
  const names = missing.map((language) => t(`in.${language}`)).join(", ");
  return <span className="text-amber-ink">{t("missing", { language: names })}</span>;
}
