import { useSuspenseQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { PdfButton } from "@vycep/shell/print/pdf-button.tsx";
import { PrintButton } from "@vycep/shell/print/print-button.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { LegalPage } from "../../features/content/legal/legal-page.tsx";
import { LegalText } from "../../features/content/legal/legal-text.tsx";
import { termsQuery, termsWords } from "../../features/content/legal/use-terms.ts";
import { useTermsPdf } from "../../features/content/legal/use-terms-pdf.ts";
import { paths } from "../../shared/paths.ts";
import { useVisitor } from "../../shared/user/current-user.ts";

/** LAYOUT-09: the terms of use in force, with their version, for everybody. */
export const termsScreen: Screen = { component: TermsScreen };

function TermsScreen() {
  const t = useTexts("legal");
  const shell = useTexts("shell");
  const terms = useSuspenseQuery(termsQuery(useVisitor()?.country)).data;
  const makePdf = useTermsPdf(terms);
  if (terms === null)
    return (
      <>
        <PageTitle title={shell("terms")} />
        <Card>
          <p>{t("termsNone")}</p>
        </Card>
      </>
    );
  return (
    <>
      <PageTitle
        title={terms.title}
        note={t("termsVersion", termsWords(terms))}
        tools={
          <>
            <PrintButton />
            <PdfButton make={makePdf} />
          </>
        }
      />
      <LegalPage current={paths.terms()}>
        <Card>
          <LegalText text={terms.body} />
        </Card>
      </LegalPage>
    </>
  );
}
