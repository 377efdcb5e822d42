import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { momentText } from "../../../kit/moment.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { ImportRows } from "./import-rows.tsx";
import { ImportState, useKindName } from "./import-state.tsx";
import { ImportTools } from "./import-tools.tsx";
import { rowsAddress } from "./imports-address.ts";
import { type DataImport, importQuery, rowsQuery, useWriteImport } from "./use-imports.ts";

/** DINT-03: one file, from its trial until it is taken back. */
export const importScreen: Screen = {
  component: ImportScreen,
  load: ({ queryClient, params, search }) => {
    const id = params["import"] ?? "";
    void queryClient.prefetchQuery(importQuery(id));
    void queryClient.prefetchQuery(rowsQuery(id, rowsAddress.parse(search)));
  },
};

function ImportScreen() {
  const t = useTexts("imports");
  const { import: id = "" } = useParams({ strict: false });
  const reading = useQuery(importQuery(id));
  return (
    <>
      {reading.data == null && <DeskHead title={t("oneImport")} />}
      <DeskListBody
        reading={reading}
        loading={t("loadingRows")}
        found={(data) => data?.fileName ?? ""}
        none={(data) =>
          data !== null ? undefined : (
            <Nothing icon="upload" title={t("unknownTitle")}>
              {t("unknownText")}
            </Nothing>
          )
        }
      >
        {(data) => data !== null && <Known data={data} />}
      </DeskListBody>
    </>
  );
}

function Known({ data }: { readonly data: DataImport }) {
  const t = useTexts("imports");
  const nameOf = useKindName();
  const writing = useWriteImport();
  const mayChange = useMay({ area: "configuration", power: "change" });
  return (
    <div className="-mx-page">
      <DeskHead
        title={t("importOf", { kind: nameOf(data.kind) })}
        badge={<ImportState state={data.state} />}
        note={data.fileName}
        tools={
          <>
            <ButtonLink variant="outline" href={paths.imports()}>
              {t("back")}
            </ButtonLink>
            <ImportTools data={data} writing={writing} mayChange={mayChange} />
          </>
        }
      />
      <div className="grid gap-3 px-page pb-3">
        <RefusalAlert action={writing} title={t("notWritten")} />
        {data.state === "tried" && data.refused > 0 && (
          <Alert tone="warning" title={t("refusedTitle", { count: data.refused })}>
            {t("refusedText")}
          </Alert>
        )}
        <Counts data={data} />
        <p className="text-small text-ink-soft">
          <Story data={data} />
        </p>
      </div>
      <ImportRows data={data} />
    </div>
  );
}

function Counts({ data }: { readonly data: DataImport }) {
  const t = useTexts("imports");
  const cards = [
    { id: "unchanged", look: "" },
    { id: "changed", look: "" },
    { id: "created", look: "" },
    { id: "refused", look: data.refused > 0 ? "text-red-ink" : "" },
  ] as const;
  return (
    <div className="grid grid-cols-4 gap-3 max-desktop:grid-cols-2">
      {cards.map(({ id, look }) => (
        <Card key={id} title={t(`count.${id}`)}>
          <p className={`type-title ${look}`}>{formatCount(data[id])}</p>
        </Card>
      ))}
    </div>
  );
}

/** Who did what with it, and what can still be done. */
function Story({ data }: { readonly data: DataImport }) {
  const t = useTexts("imports");
  const { state, triedBy, triedAt, writtenBy, writtenAt, undoneBy, undoneAt, draftIds, notUndone } = data;
  const told = [
    t("triedStory", { who: triedBy ?? "–", when: momentText(triedAt) }),
    ...(writtenAt == null ? [] : [t("writtenStory", { who: writtenBy ?? "–", when: momentText(writtenAt) })]),
    ...(undoneAt == null ? [] : [t("undoneStory", { who: undoneBy ?? "–", when: momentText(undoneAt) })]),
    ...(state === "tried" ? [t("notYet")] : []),
    ...(state === "written" && notUndone != null ? [notUndone.message] : []),
  ];
  return (
    <>
      {told.join(" ")}{" "}
      {draftIds.map((id) => (
        <Anchor key={id} href={paths.priceDraft(id)}>
          {t("toDraft", { id })}
        </Anchor>
      ))}
    </>
  );
}
