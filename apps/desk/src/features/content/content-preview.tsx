import { CONTENT_TRAITS } from "@vycep/domain/content/edited-content";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { htmlOfMarked } from "@vycep/domain/kernel/marked-text";
import { LANGUAGES, type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { homeMarket, type Market, marketCodes } from "@vycep/domain/market/market";
import { localNow } from "@vycep/shell/clock/clock";
import { PicturedText } from "@vycep/shell/page/pictured-text.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { useMarketName } from "../../kit/market-words.ts";
import {
  type ContentForm,
  marketsIn,
  originalIn,
  shownLanguage,
  valueIn,
  type WordsField,
} from "./content-form.ts";
import type { ContentKind } from "./use-content.ts";

interface ContentPreviewProps {
  readonly kind: ContentKind;
  readonly form: ContentForm;
}

const widths = ["computer", "phone"] as const;

/** What the portal makes of a text, by language and market, while it is written (DEDIT-04). */
export function ContentPreview({ kind, form }: ContentPreviewProps) {
  const t = useTexts("content-desk");
  const nameOf = useMarketName();
  const markets = marketsIn(form);
  const [width, setWidth] = useState<(typeof widths)[number]>("computer");
  const [picked, setPicked] = useState<Language>();
  const [seenIn, setSeenIn] = useState<Market>();
  const language = picked ?? originalIn(form);
  const market = seenIn ?? markets[0] ?? homeMarket();
  const shown = shownLanguage(form, "title", language);
  return (
    <section aria-label={t("preview")} className="grid content-start gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <Segments
          label={t("previewWidth")}
          options={widths.map((id) => ({ id, label: t(`width.${id}`) }))}
          value={width}
          onPick={setWidth}
        />
        <Segments
          label={t("previewMarket")}
          options={marketCodes().map((id) => ({ id, label: id }))}
          value={market}
          onPick={setSeenIn}
        />
        <Segments
          label={t("previewLanguage")}
          options={LANGUAGES.map((id) => ({ id, label: id }))}
          value={language}
          onPick={setPicked}
        />
      </div>
      {!markets.includes(market) && (
        <Alert tone="warning">{t("previewHidden", { market: nameOf(market) })}</Alert>
      )}
      {shown !== language && (
        <Alert tone="warning">
          {t("previewFallback", { language: nameOfLanguage(language), shown: nameOfLanguage(shown) })}
        </Alert>
      )}
      <div
        lang={shown}
        style={width === "computer" ? { zoom: 0.8 } : undefined}
        // What is shown leads nowhere: nobody leaves a text that is being written by it.
        onClickCapture={(event) => event.preventDefault()}
        className={classNames(
          "overflow-hidden rounded-large border border-line bg-foam shadow-float",
          width === "phone" && "mx-auto w-80 max-w-full",
        )}
      >
        <div className="bg-bottle-deep px-5 py-3 font-bold text-on-bottle">vycep</div>
        <Shown kind={kind} form={form} language={language} />
      </div>
      <p className="text-center text-small text-ink-soft">
        {t("previewNote", { market: nameOf(market), language: nameOfLanguage(language) })}
      </p>
    </section>
  );
}

const strips = {
  info: { box: "bg-bottle-tint text-bottle", icon: "info" },
  warning: { box: "bg-amber-tint text-amber-ink", icon: "warning" },
  critical: { box: "bg-red text-on-bottle", icon: "error" },
} as const;

function Shown({ kind, form, language }: ContentPreviewProps & { readonly language: Language }) {
  const t = useTexts("content-desk");
  const told = (field: WordsField) =>
    valueIn(form, `${field}.${shownLanguage(form, field, language)}`).trim();
  const title = told("title") || t("previewEmpty");
  if (kind === "banner") {
    const { box, icon } =
      strips[(["warning", "critical"] as const).find((tone) => tone === valueIn(form, "tone")) ?? "info"];
    return (
      <p className={classNames("m-4 flex gap-3 rounded-normal px-4 py-3", box)}>
        <Icon name={icon} />
        <span>
          <b>{title}</b> {told("body")} {valueIn(form, "link") !== "" && <span className="underline">→</span>}
        </span>
      </p>
    );
  }
  const file = valueIn(form, "file").trim();
  return (
    <article className="grid gap-3 p-5">
      <Above kind={kind} form={form} section={told("section")} />
      <h2 className="type-title text-pretty">{title}</h2>
      {/^\/[a-z0-9/._-]+\.(?:svg|png|jpe?g|webp|avif)$/.test(file) && (
        <img
          src={file}
          alt=""
          className="block aspect-[2/1] w-full rounded-large bg-bottle-tint object-cover"
        />
      )}
      {CONTENT_TRAITS[kind].isFormatted ? (
        <PicturedText text={htmlOfMarked(told("body"))} />
      ) : (
        <p className="whitespace-pre-line">{told("body")}</p>
      )}
    </article>
  );
}

/** What stands above the title: its section, and of news the day. */
function Above({ kind, form, section }: ContentPreviewProps & { readonly section: string }) {
  const day = parseLocalDate(valueIn(form, "validFrom")) ?? localNow().date;
  const facts = [kind === "article" ? formatDate(day) : "", section].filter((fact) => fact !== "");
  return facts.length === 0 ? null : <p className="text-small text-ink-soft">{facts.join(" · ")}</p>;
}
