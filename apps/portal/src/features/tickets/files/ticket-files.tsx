import type { Attachment } from "@vycep/contract/tickets/attachments.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callForFile } from "@vycep/shell/api/rest";
import { saveFile } from "@vycep/shell/files/save-file";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useTicketsWords } from "../tickets-words.ts";
import { FilePicker } from "./file-picker.tsx";
import { FileRows } from "./file-rows.tsx";
import { useFiles } from "./use-files.ts";

interface TicketFilesProps {
  readonly caseNumber: string;
  /** Whether more may be added. */
  readonly isOpen: boolean;
}

/** The files of a ticket; none where they could not be read, and another try (TICKET-16, ERROR-59). */
export function TicketFiles({ caseNumber, isOpen }: TicketFilesProps) {
  const { t } = useTicketsWords();
  const files = useFiles({ ticketId: caseNumber });
  return (
    <Card title={t("attachments")}>
      <div className="grid gap-3">
        {files.isError && (
          <Alert
            tone="warning"
            isLive
            action={
              <Button variant="outline" size="small" onClick={files.readAgain}>
                {t("tryAgain")}
              </Button>
            }
          >
            {t("attachmentsFailed")}
          </Alert>
        )}
        {files.whole.length === 0 && !files.isError && (
          <p className="text-small text-ink-soft">{t("noAttachments")}</p>
        )}
        <ul className="grid gap-2 empty:hidden">
          {files.whole.map((file) => (
            <KeptFile key={file.id} file={file} />
          ))}
        </ul>
        <FileRows files={{ ...files, whole: [] }} />
        {isOpen && <FilePicker onAdd={files.add} />}
      </div>
    </Card>
  );
}

function KeptFile({ file }: { readonly file: Attachment }) {
  const { t, moment } = useTicketsWords();
  const { run, isBusy } = useAction(async () => {
    const answer = await callForFile("general", `/tickets/attachments/${file.id}`);
    saveFile(file.name, answer.file);
  });
  return (
    <li className="flex items-center gap-3">
      <span className="text-ink-soft">
        <Icon name={file.mediaType.startsWith("image/") ? "image" : "document"} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{file.name}</span>
        <span className="block text-fine text-ink-soft">{`${file.person} · ${moment(file.at)}`}</span>
      </span>
      <IconButton
        icon="download"
        label={t("downloadFile", { name: file.name })}
        isBusy={isBusy}
        onClick={() => void run()}
      />
    </li>
  );
}
