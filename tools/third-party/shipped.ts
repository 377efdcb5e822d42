/** A package as npm's lock describes it. */
export type LockEntry = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

/** Somebody else's package that goes out with ours. */
export type Shipped = {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** As its author names it; null when he does not. */
  readonly licence: string | null;
  /** The digest that npm checks, as it writes it. */
  readonly integrity: string | null;
  /** Made for some machines only, or needed by such a package: not installed on every one. */
  readonly isForSomeMachines: boolean;
};

/** Every package that the chosen workspaces need to run, what those need included, by name and version. */
export function shipped({ packages }: Lock, isChosen: (workspace: string) => boolean): readonly Shipped[] {
  const found = new Map<string, Shipped>();
  const visit = (from: string) => {
    for (const name of needed(packages[from])) {
      const path = resolve(packages, from, name);
      const entry = path === null ? undefined : packages[path];
      if (path === null || entry === undefined || entry.link || found.has(path)) continue;
      found.set(path, {
        path,
        name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
        version: entry.version ?? "",
        licence: entry.license ?? null,
        integrity: entry.integrity ?? null,
        isForSomeMachines: entry.optional === true,
      });
      visit(path);
    }
  };
  for (const workspace of Object.keys(packages)) {
    if (!workspace.includes("node_modules/") && isChosen(workspace)) visit(workspace);
  }
  const byName = new Map([...found.values()].map((part) => [`${part.name} ${part.version}`, part]));
  return [...byName.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** A peer that may be missing is there only when somebody else needs it. */
function needed(entry: LockEntry | undefined): readonly string[] {
  if (entry === undefined) return [];
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true),
  ];
}

/** As Node does: in the node_modules of the package itself, else of each folder above it. */
function resolve(packages: Lock["packages"], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === "") return null;
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
