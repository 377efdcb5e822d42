import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";

/** What a link of the kit needs of the app's own link. */
export type AnchorProps = Pick<
  ComponentProps<"a">,
  | "className"
  | "children"
  | "id"
  | "target"
  | "rel"
  | "download"
  | "onClick"
  | "aria-current"
  | "aria-label"
  | "lang"
  | "hrefLang"
> & { readonly href: string };

interface Navigation {
  /** Draws an <a>; the app hands in one that its router follows without loading the page anew. */
  readonly anchor: ComponentType<AnchorProps> | "a";
  /** Goes to an address; for widgets that navigate by a key press. */
  readonly navigate: (href: string) => void;
}

const NavigationContext = createContext<Navigation>({
  anchor: "a",
  navigate: (href) => window.location.assign(href),
});

interface NavigationProviderProps extends Navigation {
  readonly children: ReactNode;
}

/** Tells every link of the kit how the app navigates. */
export function NavigationProvider({ anchor, navigate, children }: NavigationProviderProps) {
  return <NavigationContext value={{ anchor, navigate }}>{children}</NavigationContext>;
}

/** How the app navigates. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** An <a> without any look, followed by the app's router. */
export function Anchor(props: AnchorProps) {
  const { anchor: Element } = use(NavigationContext);
  return <Element {...props} />;
}
