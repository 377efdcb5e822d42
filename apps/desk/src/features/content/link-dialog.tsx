import { isPlaceToGo } from "@vycep/domain/kernel/read-markup";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { linkTo } from "./marking.ts";

interface LinkDialogProps {
  /** What is selected of the text. */
  readonly words: string;
  readonly onPut: (mark: string) => void;
  readonly onClose: () => void;
}

/** Pages of the portal that texts lead to most. */
const pages = {
  home: "/",
  products: "/catalog/products",
  orders: "/orders/history",
  documents: "/my-documents",
  news: "/news",
  materials: "/marketing-materials",
  questions: "/support/faq",
  tickets: "/support/tickets",
  supportContact: "/support/contact",
} as const;

const names = Object.keys(pages) as readonly (keyof typeof pages)[];

/** Asks what a link is called and where it leads: into the portal, onto the web, to a mail or a telephone (DCONT-01). */
export function LinkDialog({ words: selected, onPut, onClose }: LinkDialogProps) {
  const t = useTexts("content-desk");
  const shell = useTexts("shell");
  const formId = useId();
  const [words, setWords] = useState(selected);
  const [address, setAddress] = useState("");
  const [isJudged, setJudged] = useState(false);
  const isWordless = words.trim() === "";
  const isNowhere = !isPlaceToGo(address.trim());
  const page = names.find((name) => pages[name] === address.trim()) ?? null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (!isWordless && !isNowhere) onPut(linkTo(words, address));
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("markLink")}
      actions={
        <Button type="submit" form={formId}>
          {t("put")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <TextField
          label={t("linkWords")}
          value={words}
          autoFocus={isWordless}
          error={isJudged && isWordless ? t("linkWordsMissing") : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        <TextField
          label={t("linkAddress")}
          value={address}
          autoFocus={!isWordless}
          autoCapitalize="off"
          spellCheck={false}
          hint={t("linkAddressHint")}
          error={isJudged && isNowhere ? t("linkNowhere") : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Select
          label={t("linkPage")}
          options={names.map((id) => ({ id, label: t(`page.${id}`) }))}
          value={page}
          placeholder={t("linkPageNone")}
          closeLabel={shell("close")}
          onChange={(id) => setAddress(pages[names.find((name) => name === id) ?? "home"])}
        />
      </form>
    </Dialog>
  );
}
