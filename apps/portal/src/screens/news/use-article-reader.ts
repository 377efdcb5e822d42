import type { ArticleReader } from "../../features/content/news/use-articles.ts";
import { useOpenPermissions, useVisitor } from "../../shared/user/current-user.ts";

/**
 * Who looks at the news: somebody signed in, or a visitor (CONTENT-16). Where a theme opens them to everybody, who may not
 * read them otherwise reads what visitors read (PERM-14).
 */
export function useArticleReader(): ArticleReader {
  const user = useVisitor();
  const mayRead = useOpenPermissions().has("News & Articles");
  return { isVisitor: user === undefined || !mayRead, country: user?.country };
}
