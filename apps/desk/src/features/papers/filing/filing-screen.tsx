import { useQuery } from "@tanstack/react-query";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { recordOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { UploadDrop } from "../../../kit/uploads/upload-drop.tsx";
import { UploadRows } from "../../../kit/uploads/upload-rows.tsx";
import { paths } from "../../../shared/paths.ts";
import { FileCard } from "./file-card.tsx";
import { FiledRows } from "./filed-rows.tsx";
import { aChoice, type Choice, choiceOf } from "./filing-choice.ts";
import { useConfirming } from "./use-confirming.ts";
import { type PaperFile, paperFilesQuery, useLeavePaperFiles, usePaperUploads } from "./use-filing.ts";

/** DDOC-01: papers that are dropped, each by the number in the name of its file. */
export const filingScreen: Screen = {
  component: FilingScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(paperFilesQuery()),
};

const choices = recordOf(aChoice);

function FilingScreen() {
  const t = useTexts("filing");
  const uploads = usePaperUploads();
  const onTheWay = { ...uploads, uploads: uploads.uploads.filter(({ state }) => state.kind !== "used") };
  const reading = useQuery(paperFilesQuery());
  const files = reading.data ?? [];
  const kept = useKeptDraft("paper-filing", choices, {});
  const leaving = useLeavePaperFiles();
  const choiceFor = (file: PaperFile) => kept.value[file.upload] ?? choiceOf(file);
  const confirming = useConfirming(files, choiceFor);
  function change(file: PaperFile, part: Partial<Choice>) {
    // What is not there any more is not kept.
    const others = files.flatMap(({ upload }) => {
      const choice = kept.value[upload];
      return choice === undefined ? [] : [[upload, choice] as const];
    });
    kept.change({ ...Object.fromEntries(others), [file.upload]: { ...choiceFor(file), ...part } });
    confirming.forget(file.upload);
  }
  return (
    <>
      <DeskHead
        title={t("upload")}
        tools={
          <ButtonLink href={paths.papers()} variant="outline" icon="list">
            {t("toList")}
          </ButtonLink>
        }
      />
      <div className="grid gap-3 px-page pb-6">
        <Alert tone="info" title={t("namesTitle")}>
          {t("namesText")}
        </Alert>
        <UploadDrop purpose="paper" icon="document" hint={t("kinds")} onFiles={uploads.add} />
        <UploadRows label={t("sending")} uploads={onTheWay} outcome={() => null} />
        {files.length > 0 && (
          <ul
            aria-label={t("files")}
            className="divide-y divide-line rounded-normal border border-line bg-foam"
          >
            {files.map((file) => (
              <FileCard
                key={file.upload}
                file={file}
                choice={choiceFor(file)}
                refusal={confirming.refusalOf(file.upload)}
                isChecked={confirming.isChecked}
                onChange={(part) => change(file, part)}
                onGiveUp={() => void leaving.run([file.upload])}
              />
            ))}
          </ul>
        )}
        {files.length > 0 && (
          <div className="grid justify-items-start gap-2">
            <FailureAlert action={confirming.action} title={t("notTaken")} />
            {confirming.isChecked && confirming.ready.length === 0 && (
              <Alert tone="warning" isLive>
                {t("nothingToFile")}
              </Alert>
            )}
            <Button
              icon="check"
              isBusy={confirming.action.isBusy || uploads.isBusy}
              onClick={() => void confirming.confirm()}
            >
              {t("confirm", { count: confirming.ready.length })}
            </Button>
          </div>
        )}
        <FiledRows filed={confirming.filed} onClear={confirming.clear} />
      </div>
    </>
  );
}
