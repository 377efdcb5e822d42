import type { LayoutProps } from "./layout-props.ts";

/** No chrome at all: the page brings its own landmarks (ROUTE-24, ROUTE-32). */
export function BareLayout({ children }: LayoutProps) {
  return children;
}
