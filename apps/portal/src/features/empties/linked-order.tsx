import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { paths } from "../../shared/paths.ts";

interface LinkedOrderProps {
  readonly mainNumber: string | undefined;
  readonly secondNumber: string | undefined;
}

/** The two orders of one sending know of each other (EMPTIES-03). */
export function LinkedOrder({ mainNumber, secondNumber }: LinkedOrderProps) {
  const t = useTexts("empties");
  const other = mainNumber ?? secondNumber;
  if (other === undefined) return null;
  return (
    <Alert tone="info">
      {t(mainNumber === undefined ? "secondNumber" : "ofMain")} <Link href={paths.order(other)}>{other}</Link>
    </Alert>
  );
}
