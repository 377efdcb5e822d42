import { LANGUAGES, type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { homeMarket, type Market, marketCodes } from "@vycep/domain/market/market";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { useState } from "react";
import { PortalFrame } from "../../kit/portal-frame.tsx";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskContentPreviewInput } from "../../shared/graphql.gen/graphql.ts";
import { formOf, marketsIn, originalIn } from "./content-form.ts";
import type { Content } from "./use-content.ts";

const PreviewContentDocument = graphql(`
  mutation PreviewContent($input: DeskContentPreviewInput!) {
    previewContent(input: $input) {
      address
      refusal {
        message
      }
    }
  }
`);

interface SeeContentProps {
  readonly content: Content;
  readonly onClose: () => void;
}

/** A text in the portal as it stands at the desk, by market and language (DEDIT-04). */
export function SeeContent({ content, onClose }: SeeContentProps) {
  const t = useTexts("portal-preview");
  const { kind, key, title } = content.row;
  const [form] = useState(() => formOf(content));
  const [market, setMarket] = useState<Market>(marketsIn(form)[0] ?? homeMarket());
  const [language, setLanguage] = useState<Language>(originalIn(form));
  const action = useAction(
    async (input: DeskContentPreviewInput) =>
      (await queryGraphql(PreviewContentDocument, { input })).previewContent,
    { showsOwnFailure: true },
  );
  const show = (by: { readonly market: Market; readonly language: Language }) =>
    void action.run({ kind, key, ...by });
  return (
    <PortalFrame
      title={t("titleContent", { title })}
      note={t("noteContent")}
      action={action}
      onOpen={() => show({ market, language })}
      onClose={onClose}
      tools={
        <div className="flex flex-wrap gap-3">
          <Segments
            label={t("market")}
            options={marketCodes().map((id) => ({ id, label: id }))}
            value={market}
            onPick={(next) => {
              setMarket(next);
              show({ market: next, language });
            }}
          />
          <Segments
            label={t("language")}
            options={LANGUAGES.map((id) => ({ id, label: nameOfLanguage(id) }))}
            value={language}
            onPick={(next) => {
              setLanguage(next);
              show({ market, language: next });
            }}
          />
        </div>
      }
    />
  );
}
