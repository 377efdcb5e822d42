import { useNavigate, useSearch } from "@tanstack/react-router";
import { paths } from "../../shared/paths.ts";

/** What is searched for, as the address says it; typing replaces the entry of the browser's history. */
export function useSupportSearch(tab: "faq" | "knowledge-base") {
  const navigate = useNavigate();
  const { q = "", open } = useSearch({ strict: false }) as { readonly q?: string; readonly open?: string };
  return {
    query: q,
    openId: open,
    search: (text: string) => void navigate({ href: paths.supportSearch(tab, text), replace: true }),
  };
}
