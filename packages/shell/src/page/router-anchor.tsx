import { useRouter } from "@tanstack/react-router";
import type { AnchorProps } from "@vycep/ui/navigation/anchor.tsx";
import type { MouseEvent } from "react";

/** A link that the router follows without loading the page anew; other sites, downloads and new tabs stay the browser's. */
export function RouterAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const router = useRouter();
  const isOurs = href.startsWith("/") && !href.startsWith("//");
  if (!isOurs) {
    return (
      <a {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || rest.target !== undefined || rest.download !== undefined)
      return;
    event.preventDefault();
    // Where the page stands afterwards is decided in one place (ROUTE-38…42), or the router would go to the top.
    void router.navigate({ href, resetScroll: false });
  }
  function preload() {
    // Unlike `navigate`, it takes no whole address: its query would be read as a part of the path.
    const { pathname, search } = new URL(href, location.origin);
    const to = { to: pathname, search: router.options.parseSearch(search) };
    void router.preloadRoute(to).catch(() => undefined);
  }
  return (
    <a {...rest} href={href} onClick={handleClick} onMouseEnter={preload} onFocus={preload}>
      {children}
    </a>
  );
}
