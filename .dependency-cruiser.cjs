// The walls: who may import whom. Everything derives from folder names, so a new noun needs no new line here,
// unless it has a place of its own in the order of nouns.

/** The one sentence to learn by heart: a noun may import only nouns of the rows below its own. */
const nounOrder = [
  [
    "calls",
    "claims",
    "deliveries",
    "edi",
    "exports",
    "filing",
    "imports",
    "letters",
    "punch-out",
    "reporting",
    "search",
  ],
  ["contracts", "invoices"],
  ["cellar", "erp", "events", "fast-entry", "suggestions"],
  ["orders", "preferences"],
  ["saved-orders"],
  ["cart"],
  [
    "academy",
    "calendar",
    "capacity",
    "empties",
    "favourites",
    "portal-settings",
    "profile",
    "tickets",
    "webhooks",
  ],
  ["billing", "catalog", "identity", "transport"],
  ["api-keys"],
  ["bundles", "documents", "product-limits", "staff", "users"],
  ["content", "mail", "marketing", "notices", "pricing", "ship-to"],
  ["access", "market"],
  ["audit", "bulk", "files", "outbox", "push"],
  ["kernel"],
];

const domain = "^packages/domain/src/";
const modules = "^apps/server/src/modules/";
const portal = "^apps/portal/src/";
/** What a new password must be: every app asks for one. */
const passwordRules = `${domain}identity/password-rules[.]ts$`;
const desk = "^apps/desk/src/";
const ours = "^(packages|apps|db|e2e|tools)/";
const tests = "[.]test[.]tsx?$";
const testing = "/src/testing/";
const ordered = nounOrder.flat().join("|");

/** What lies below a noun, as alternatives of a regular expression. */
function below(noun) {
  const row = nounOrder.findIndex((nouns) => nouns.includes(noun));
  return nounOrder.slice(row + 1).flat();
}

/** A rule that refuses everything of ours but what is named. Tests follow the walls of packages only. */
function wall({ name, comment, from, allowed }) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from, pathNot: [tests, testing] },
    to: { path: ours, pathNot: allowed },
  };
}

const domainWalls = [
  ...nounOrder.flat().map((noun) =>
    wall({
      name: `domain-${noun}`,
      comment: `domain/${noun} may import: ${below(noun).join(", ") || "nothing"}.`,
      from: `${domain}${noun}/`,
      allowed: [`${domain}(${[noun, ...below(noun)].join("|")})/`],
    }),
  ),
  wall({
    name: "domain-alone",
    comment: "A noun outside the order of nouns stands alone on the kernel.",
    from: `${domain}(?!(?:${ordered})/)([^/]+)/`,
    allowed: [`${domain}(kernel|$1)/`],
  }),
];

/** How a module is entered: by what it can be asked, and by what it can be told to do (tools/walls/doors.ts). */
const door = "[^/]+[.](facts|commands)[.]ts$";

const modulesBase = ["^apps/server/src/platform/", "^packages/(contract|words|paper|domain|tables)/"];

/** Files, calls of the brewery's systems and the desk are judged and saved by the same code, which is the files'. */
const importersOf = (noun) => [
  ...(["bundles", "erp", "catalog", "imports"].includes(noun) ? ["^db/src/(import|changes|sql)"] : []),
  ...(noun === "exports" ? ["^db/src/(export/|import/importers[.]ts$)"] : []),
  ...(noun === "catalog" ? ["^db/src/photos/(make|save)-photo[.]ts$"] : []),
  ...(noun === "market" ? ["^db/src/brand/make-marks[.]ts$"] : []),
  ...(noun === "marketing" ? ["^db/src/materials/make-cover[.]ts$"] : []),
  ...(noun === "content" ? ["^db/src/photos/make-photo[.]ts$"] : []),
];

const moduleWalls = [
  ...nounOrder.flat().map((noun) =>
    wall({
      name: `module-${noun}`,
      comment: `modules/${noun} sees of other modules only the facts and commands of: ${below(noun).join(", ") || "none"}.`,
      from: `${modules}${noun}/`,
      allowed: [
        ...modulesBase,
        ...importersOf(noun),
        `${modules}${noun}/`,
        `${modules}(${below(noun).join("|") || "-"})/${door}`,
      ],
    }),
  ),
  wall({
    name: "module-alone",
    comment: "A module outside the order of nouns sees of other modules only the doors of access and audit.",
    from: `${modules}(?!(?:${ordered})/)([^/]+)/`,
    allowed: [...modulesBase, `${modules}$1/`, `${modules}(access|audit)/${door}`],
  }),
];

const portalBase = [`${portal}shared/`, "^packages/(shell|words|paper|ui|contract|domain|tables)/"];

const portalWalls = [
  wall({
    name: "portal-shared",
    comment: "portal/shared may import the packages and nothing else of the portal.",
    from: `${portal}shared/`,
    allowed: portalBase,
  }),
  wall({
    name: "portal-features",
    comment: "A feature never imports another feature.",
    from: `${portal}features/([^/]+)/`,
    allowed: [...portalBase, `${portal}features/$1/`],
  }),
  wall({
    name: "portal-screens",
    comment:
      "Screens and layouts may import features, shared, shell, ui, words, the roads of access, the marks of previews, and what an amount of money is.",
    from: `${portal}(screens|layouts)/`,
    allowed: [
      `${portal}(features|shared)/`,
      `${portal}$1/`,
      "^packages/(shell|ui|words)/",
      "^packages/contract/src/(whole-currency|identity/preview)[.]ts$",
      `${domain}(access/|kernel/money[.]ts$)`,
    ],
  }),
  wall({
    name: "portal-app",
    comment:
      "portal/app may import screens, layouts, shared, shell, words, domain/access and market, and closed lists.",
    from: `${portal}app/`,
    allowed: [
      `${portal}(app|screens|layouts|shared)/`,
      "^packages/(shell|words)/",
      `${domain}(access/|market/|kernel/closed-list[.]ts$)`,
    ],
  }),
];

const deskBase = [`${desk}shared/`, "^packages/(shell|words|paper|ui|contract|domain|tables)/"];

const deskWalls = [
  wall({
    name: "desk-shared",
    comment: "desk/shared may import the packages and nothing else of the desk.",
    from: `${desk}shared/`,
    allowed: deskBase,
  }),
  wall({
    name: "desk-kit",
    comment: "desk/kit and desk/frame know no noun.",
    from: `${desk}(kit|frame)/`,
    allowed: [...deskBase, `${desk}(kit|$1)/`],
  }),
  wall({
    name: "desk-features",
    comment: "A feature of the desk never imports another feature.",
    from: `${desk}features/([^/]+)/`,
    allowed: [...deskBase, `${desk}kit/`, `${desk}features/$1/`],
  }),
];

const serverWalls = [
  wall({
    name: "server-platform",
    comment:
      "server/platform may import headers, texts and addresses of the contract and what is described for /docs, words, tables, domain/kernel, domain/access, the rights of domain/staff, the languages and themes of domain/market.",
    from: "^apps/server/src/platform/",
    allowed: [
      "^apps/server/src/platform/",
      "^packages/contract/src/(headers|text|services|described|headers[.]docs|parameters[.]docs|tags[.]docs)[.]ts$",
      "^packages/(words|tables)/src/",
      `${domain}(kernel|access|staff)/`,
      `${domain}market/(language|theme)[.]ts$`,
    ],
  }),
  wall({
    name: "server-app",
    comment:
      "server/app wires modules and platform, at the addresses that the contract names, tells what is described for /docs, reads text, and knows languages, themes, closed lists, rights of the staff and which pages there are.",
    from: "^apps/server/src/app/",
    allowed: [
      "^apps/server/src/(app|modules|platform)/",
      "^packages/contract/src/(services|headers|text|clicks[.]rest|identity/(identity[.]rest|desk-door|preview)|staff/desk-export[.]rest|events/events|punch-out/punch-out-paths)[.]ts$",
      "^packages/contract/src/.+[.]docs[.]ts$",
      `${domain}(kernel/closed-list|market/(language|theme)|access/route-access|staff/staff-right)[.]ts$`,
    ],
  }),
];

const packageWalls = [
  { from: "^packages/domain/", allowed: ["^packages/domain/"] },
  { from: "^packages/contract/", allowed: ["^packages/(contract|words|domain)/"] },
  { from: "^packages/ui/", allowed: ["^packages/ui/"] },
  { from: "^packages/tables/", allowed: ["^packages/tables/"] },
  // Of the rules, words know the kernel, the languages of the market, and the codes that they put into words.
  { from: "^packages/words/", allowed: ["^packages/(words|domain)/"] },
  { from: "^packages/paper/", allowed: ["^packages/(paper|domain|words)/"] },
  {
    from: "^packages/shell/",
    allowed: [
      "^packages/(shell|paper|ui|words|contract)/",
      `${domain}(kernel|access|market)/`,
      passwordRules,
    ],
  },
  { from: "^packages/build/", allowed: ["^packages/build/"] },
  { from: "^apps/portal/", allowed: ["^apps/portal/", "^packages/"] },
  { from: "^apps/desk/", allowed: ["^apps/desk/", "^packages/"] },
  {
    from: "^apps/server/src/(app|modules|platform)/(?!erp/master-data/|bundles/desk/|catalog/desk/|exports/|imports/desk/|market/desk/|marketing/desk/|content/desk/|.*[.]test[.]ts$)",
    allowed: ["^apps/server/", "^packages/(domain|words|paper|contract|tables)/"],
  },
  {
    from: "^apps/server/src/modules/(erp/master-data|bundles/desk|catalog/desk|exports|imports/desk|market/desk|marketing/desk|content/desk)/(?!.*[.]test[.]ts$)",
    allowed: [
      "^apps/server/",
      "^packages/(domain|words|paper|contract|tables)/",
      "^db/src/(import|export|changes|sql)",
      // Pictures are made smaller by the code of their importers (decision 0530).
      "^db/src/(photos/(make|save)-photo|materials/make-cover|brand/make-marks)[.]ts$",
    ],
  },
  {
    from: "^apps/server/.*[.]test[.]ts$",
    allowed: ["^apps/server/", "^packages/(domain|words|paper|contract|tables)/", "^db/"],
  },
  {
    from: "^apps/server/src/testing/",
    allowed: ["^apps/server/", "^packages/(domain|words|contract)/", "^db/"],
  },
  { from: "^db/", allowed: ["^db/", "^packages/(domain|tables)/"] },
].map(({ from, allowed }) => ({
  name: `package-${from
    .replaceAll(/[^a-z]+/g, " ")
    .trim()
    .replaceAll(" ", "-")}`,
  comment:
    "A package, an app and the database import only what lies below them; portal and server never meet.",
  severity: "error",
  from: { path: from },
  to: { path: ours, pathNot: allowed },
}));

const outsideWalls = [
  {
    name: "domain-pure",
    comment: "The rules use no package and nothing of Node.",
    severity: "error",
    from: { path: domain, pathNot: [tests, testing] },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg", "npm-unknown", "core"],
    },
  },
  {
    name: "contract-zod-only",
    comment: "The contract uses zod and nothing else.",
    severity: "error",
    from: { path: "^packages/contract/src/", pathNot: tests },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown", "core"],
      pathNot: "node_modules/zod/",
    },
  },
  {
    name: "browser-without-node",
    comment: "What runs in the browser uses nothing of Node.",
    severity: "error",
    from: {
      path: "^(packages/(ui|contract|tables|words|paper|shell)|apps/(portal|desk))/src/",
      pathNot: [tests, testing],
    },
    to: { dependencyTypes: ["core"] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circle",
      comment: "No circle, not even of types.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "not-to-tests",
      comment: "Nothing imports a test, nor what is made for tests, but tests.",
      severity: "error",
      from: { path: ours, pathNot: [tests, testing, "^e2e/", "^tools/"] },
      to: { path: [tests, testing, "^e2e/"] },
    },
    {
      name: "not-to-tools",
      comment: "Nothing of the product needs the tools.",
      severity: "error",
      from: { path: "^(packages|apps|db)/" },
      to: { path: "^tools/" },
    },
    {
      name: "resolvable",
      comment:
        "Every import leads somewhere. Generated documents name a package that holds types only; the address of a file (?url) is Vite's, whose build fails without it.",
      severity: "error",
      from: { path: ours, pathNot: "/graphql[.]gen/" },
      to: { couldNotResolve: true, pathNot: "[?]url$" },
    },
    ...packageWalls,
    ...domainWalls,
    ...moduleWalls,
    ...portalWalls,
    ...deskWalls,
    ...serverWalls,
    ...outsideWalls,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|coverage|[.]vycep)/" },
    // Imports are seen before compilation: those of types count.
    tsPreCompilationDeps: true,
    moduleSystems: ["es6"],
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
