import type { Material } from "@vycep/contract/marketing/marketing.rest";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatDate } from "@vycep/words/engine/format";

const mega = 1024 * 1024;

/** How materials are spoken of: what they are, how large, since when. */
export function useMaterialWords() {
  const t = useTexts("marketing");
  const size = (bytes: number) =>
    bytes >= mega
      ? t("megabytes", { size: formatCount(Math.round(bytes / mega)) })
      : t("kilobytes", { size: formatCount(Math.max(1, Math.round(bytes / 1024))) });
  return {
    t,
    size,
    kind({ format, brand, files, seconds, bytes }: Material): string {
      return [
        t(`format.${format}`),
        brand,
        ...(format === "folder" ? [t("files", { count: files })] : []),
        ...(seconds === null ? [] : [length(seconds)]),
        size(bytes),
      ].join(" · ");
    },
    added: ({ dateAdded }: Material) => t("addedOn", { day: formatDate(toLocalDate(dateAdded)) }),
    mostOf: (most: number) => t("most", { count: t("count", { count: most }) }),
  };
}

/** Minutes and seconds of a film: 2:40. */
function length(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
