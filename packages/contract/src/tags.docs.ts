/** One group of calls in /docs, and the first parts of the addresses that belong to it. */
type Tag = {
  readonly name: string;
  readonly description: string;
  readonly starts: readonly string[];
  /** What is about people: closed to programs, whatever their key may (B16). */
  readonly isOfPeople?: true;
};

/** The groups in the order in which they are read. */
export const TAGS: readonly Tag[] = [
  { name: "graphql", description: "Catalogue, cart and orders in Magento's dialect.", starts: ["graphql"] },
  { name: "events", description: "What happened, told at once to whoever listens.", starts: ["events"] },
  {
    name: "users",
    description: "The signed-in user, and the users of a company.",
    starts: ["users"],
    isOfPeople: true,
  },
  {
    name: "places",
    description: "Places of delivery, and the companies that pay for them.",
    starts: ["shiptos", "payers", "soldtos"],
  },
  {
    name: "orders",
    description: "Days of delivery, ways of transport, the history of orders.",
    starts: ["orders", "ordertypes", "orderstatus"],
  },
  {
    name: "documents",
    description: "Invoices, delivery notes and other papers, one by one or many in an archive.",
    starts: ["documents", "invoiceolsa"],
  },
  { name: "tickets", description: "Questions and complaints, their answers and files.", starts: ["tickets"] },
  {
    name: "claims",
    description: "What was wrong with a delivery, line by line; a claim is a ticket.",
    starts: ["claims"],
  },
  {
    name: "contracts",
    description: "Contracts, how far they are fulfilled, and their papers.",
    starts: ["contracts", "power-bi"],
  },
  { name: "reports", description: "Consumption and empties by months.", starts: ["reports"] },
  {
    name: "notices",
    description: "What the bell says, and by which ways it is told.",
    starts: ["notices"],
    isOfPeople: true,
  },
  {
    name: "keys",
    description: "Keys by which programs come in, with some of their owner's rights.",
    starts: ["keys"],
    isOfPeople: true,
  },
  {
    name: "punch-outs",
    description: "Purchasing systems whose people shop here and take the cart home.",
    starts: ["punchouts"],
    isOfPeople: true,
  },
  {
    name: "webhooks",
    description: "Signed messages to customers' own systems: where to, what of, and what was delivered.",
    starts: ["webhooks"],
    isOfPeople: true,
  },
  {
    name: "master-data",
    description: "Goods, prices, customers and content, kept and heard by the brewery's own systems.",
    starts: ["master-data"],
  },
  { name: "push", description: "Notices on a device.", starts: ["push"], isOfPeople: true },
  {
    name: "content",
    description: "What the brewery writes: pages, news, questions, banners, links.",
    starts: [
      ...["portalExtLinks", "supportContacts", "servicestatus", "pagemenu", "banners", "terms", "helppages"],
      ...[
        "pagecontent",
        "articles",
        "publicarticles",
        "contentrating",
        "faqitems",
        "faqpages",
        "knowledgebase",
      ],
    ],
  },
  {
    name: "materials",
    description: "Marketing materials to be downloaded.",
    starts: ["downloadmaterial"],
  },
  { name: "academy", description: "Courses of e-learning.", starts: ["academy"] },
  {
    name: "erp",
    description:
      "What the brewery's ERP reports, signed; what it hears stands among the webhooks. See docs/erp.md.",
    starts: ["erp"],
  },
  { name: "mail", description: "Answers by mail, handed over by a mail service, signed.", starts: ["mail"] },
];

/** The group of a call by the first part of its address below its base. */
export function tagOf(path: string): string {
  const first = firstOf(path);
  return TAGS.find(({ starts }) => starts.includes(first))?.name ?? first;
}

/** Whether a call is closed to programs. */
export function isOfPeople(path: string): boolean {
  return TAGS.some((tag) => tag.isOfPeople === true && tag.starts.includes(firstOf(path)));
}

function firstOf(path: string): string {
  return path.split("/").find((part) => part !== "") ?? "";
}
