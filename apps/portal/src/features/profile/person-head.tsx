import { Avatar } from "@vycep/ui/data/avatar.tsx";

interface PersonHeadProps {
  readonly initials: string;
  readonly name: string;
  readonly companyName: string;
}

/** Whose page it is. */
export function PersonHead({ initials, name, companyName }: PersonHeadProps) {
  return (
    <div className="flex items-center gap-4 border-b border-line p-card">
      <Avatar initials={initials} tone="strong" size="large" />
      <div className="min-w-0">
        <h2 className="type-heading">{name}</h2>
        <p className="text-ink-soft">{companyName}</p>
      </div>
    </div>
  );
}
