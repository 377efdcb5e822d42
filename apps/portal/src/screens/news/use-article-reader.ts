import type { ArticleReader } from "../../features/content/news/use-articles.ts";
import { useVisitor } from "../../shared/user/current-user.ts";

/** Who looks at the news: somebody signed in, or a visitor (CONTENT-16). */
export function useArticleReader(): ArticleReader {
  const user = useVisitor();
  return { isVisitor: user === undefined, country: user?.country };
}
