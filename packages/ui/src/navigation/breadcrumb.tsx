import { Anchor } from "./anchor.tsx";

interface BreadcrumbProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly steps: readonly { readonly label: string; readonly href: string }[];
  /** The page itself, not a link. */
  readonly current: string;
}

/** Where the page stands. */
export function Breadcrumb({ label, steps, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} data-print="hide" className="text-small text-ink-soft">
      <ol className="flex flex-wrap items-center">
        {steps.map((step) => (
          <li
            key={step.href}
            className="flex items-center after:px-1.5 after:content-['/'] max-mobile:min-h-touch"
          >
            <Anchor
              href={step.href}
              className="-my-1 rounded-text py-1 hover:text-bottle hover:underline max-mobile:my-0 max-mobile:py-3"
            >
              {step.label}
            </Anchor>
          </li>
        ))}
        <li aria-current="page" className="font-semibold text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
