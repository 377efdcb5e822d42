/** What /docs says of the parameters of addresses: one that means the same everywhere stands once, by its name. */
const everywhere: Readonly<Record<string, string>> = {
  lang: "Language of names and sentences: cs, sk or en, of some lists a further one. It wins over the header `lang`.",
  offset: "How many come before the first one of the page.",
  limit: "How many of them at most.",
  after: "`next` of the page before; left out on the first one.",
  currentPage: "Which page, from 1.",
  pageSize: "How many a page has.",
  sort: "By what they are put in order.",
  direction: "asc begins with the least or earliest, desc with the greatest or latest.",
  search: "What is typed; upper case and diacritics make no difference.",
  dateFrom: "First day, yyyy-MM-dd; left out is from the beginning.",
  dateTo: "Last day, yyyy-MM-dd; left out is until now.",
  shipTo: "Number of the place that they belong to; left out, all places where one may see them.",
  format: "What kind of file it is to be.",
  country: "Two or three letters of a country, such as CZ; left out, that of who asks.",
  locationId: "Name of the place on the page; left out, all of them.",
  store: "Store view such as LivePortal_SK_sk: its market's days off are told; left out, those of the place.",
  show: "true gives a link that a browser shows instead of saving what it leads to.",
  orderNumber: "Ten digits of the order, as it was told when it was placed.",
  caseNumber: "Number of the ticket.",
  UID: "Id of the signed-in user; anybody else's is as unknown as none.",
};

/** Of one group of calls, by the first part of the address. */
const ofGroup: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    id: "Id of a user of one's company.",
    shiptoId: "Number of one of one's own places.",
    role: "Id of a role: only those who hold it.",
    status: "Only those who are in this state.",
    search: "Part of a name or of an e-mail.",
    shipTo: "Only those who have a role at this place.",
  },
  keys: { id: "Id of the key: the letters between `vyk_` and the next `_`." },
  punchouts: { id: "Id of the connected system, as `GetPunchOuts` tells it." },
  webhooks: { id: "Id of the address, as `GetWebhooks` tells it." },
  shiptos: { id: "Number of the place." },
  payers: {
    id: "Id of the payer, as the list tells it.",
    payerid: "Only this payer.",
    customerType: "Only payers of this kind of customer, such as POS or WHS.",
  },
  soldtos: { id: "Id of the company." },
  articles: { path: "Address of the article, as the list tells it." },
  publicarticles: { path: "Address of the article, as the list tells it." },
  downloadmaterial: {
    materialId: "Id of the material, as the list tells it.",
    format: "Only materials of this kind.",
    brand: "Only materials of this brand.",
    print: "true leaves only what is made for printing.",
    folder: "Id of the folder that is looked into; left out, the topmost.",
  },
  orders: {
    shipTo: "Number of the place: goods go there.",
    shipmentId: "Way of transport, one of the values of `ordertypes`.",
    deliveryDateType: "Kind of delivery day; only the one that the way of transport has.",
    guid: "Id of the signed-in user; somebody else's is refused.",
    shipToIds: "Numbers of places, apart by commas; those that are not one's own are passed over.",
    search: "Number of the order, one's own number, number of a product or part of its name.",
    status: "Only orders whose shown status is this; several apart by commas.",
    method: "Only orders that go this way, one of the values of `ordertypes`.",
  },
  documents: {
    id: "Id of the archive, as it was told when it was asked for.",
    number: "Number of the invoice or credit note.",
    tab: "Which kind of papers.",
    state: "Only invoices whose payment stands so.",
    search: "Beginning of a paper's number, or the whole number of an order.",
    documentId: "Number of the paper, as the list tells it.",
    documentType: "Its type, as the list tells it.",
    fileType: "Which of its files, one of `fileTypes` of the list; left out, the PDF.",
  },
  tickets: {
    id: "Number of the ticket.",
    ticketId: "Number of the ticket.",
    category: "Id of a category: only tickets of it.",
    group: "Only tickets that stand so.",
    own: "true leaves only those that one opened oneself.",
    market: "CZ for the portal of the brewery, IT for that of its brand.",
    key: "Name of the draft, chosen by who writes it.",
    draft: "Name of the draft that the files belong to.",
    upload:
      "Name of the upload, 32 hex digits chosen by who sends it; what broke off goes on under the same.",
    name: "Name of the file.",
    size: "Bytes of the whole file.",
    offset: "How many bytes have come before this piece.",
    search: "Part of a title, or the number of a ticket.",
  },
  claims: { id: "Number of the ticket that the claim is." },
  contracts: {
    number: "Number of the contract.",
    position: "Which of its papers, from 1.",
    skus: "Numbers of products, apart by commas.",
  },
  reports: {
    id: "Which report, as `GetAllReports` tells it.",
    period: "Which time.",
    measure: "In what it is counted: litres, boxes, or the three letters of a currency.",
    by: "What the parts are.",
    from: "First day, yyyy-MM-dd.",
    to: "Last day, yyyy-MM-dd.",
    code: "One type of empties only.",
  },
  notices: {
    topic: "Only notices of this topic.",
    shipTos: "Numbers of places, apart by commas: only their notices, and those of the whole company.",
    unread: "true leaves only those that were not read yet.",
  },
  "master-data": {
    after: "Position that the page before ended with; 0 begins with everything that there is.",
    limit: "How many changes at most.",
  },
};

/** Of one call alone, where its group means something else. */
const ofCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "webhooks/RepeatDelivery/{id}": { id: "Id of the delivery, as `GetDeliveries` tells it." },
  "orders/GetDeliveryExceptionNotifications": { store: "Store view such as LivePortal_SK_sk." },
  "orders/export": { shipTo: "Number of a place: only its orders." },
  orders: { shipTo: "Number of a place: only its orders." },
  "tickets/attachments/{id}": { id: "Id of the file, as the ticket tells it." },
  "tickets/GetSubCategoriesByCategoryId/{id}": { id: "Id of the category." },
  "claims/GetDeliveryToClaim/{id}": { id: "Number of the order that was delivered." },
  "claims/SetClaimDraft/{id}": { id: "Number of the order that was delivered." },
  "claims/GetClaimByDocument/{id}": { id: "Number of the credit note." },
};

/** What /docs says of a parameter of a call, whose address stands without its base. */
export function parameterWords(path: string, name: string): string | undefined {
  const address = path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => part.replace(/^:(.*)$/, "{$1}"));
  const group = ofGroup[address[0] ?? ""];
  return ofCall[address.join("/")]?.[name] ?? group?.[name] ?? everywhere[name];
}
