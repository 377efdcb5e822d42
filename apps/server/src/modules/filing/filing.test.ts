import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendWhole } from "../../testing/desk/send-file.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let dana: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  dana = await server.asStaff("S07");
});
afterAll(() => server.stop());

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\ntrailer<<>>\n%%EOF\n`);

async function sent(name: string, bytes: Uint8Array = pdf(name), who = dana): Promise<string> {
  const { upload, refused } = await sendWhole(who, { purpose: "paper", name, bytes });
  expect(refused).toBeUndefined();
  return upload;
}

type Match = {
  readonly kind: string;
  readonly number: string;
  readonly companyId: string;
  readonly about: string;
  readonly replaces: string | null;
  readonly isThere: boolean;
};
type File = {
  readonly upload: string;
  readonly name: string;
  readonly number: string | null;
  readonly kind: string | null;
  readonly contractPaper: string;
  readonly matches: readonly Match[];
};
type Filed = {
  readonly upload: string;
  readonly outcome: string | null;
  readonly companyId: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};
const matchFields =
  "kind number companyId companyName shipToId about issued amountMinor currency replaces isThere";
const reading = `{ paperFiles { upload name bytes number kind contractPaper matches { ${matchFields} } } }`;
const filing = `mutation ($input: FilePapersInput!) { filePapers(input: $input) {
  results { upload outcome companyId refusal { code message field } } } }`;
const leaving = `mutation ($input: LeavePaperFilesInput!) { leavePaperFiles(input: $input) { count } }`;

async function waiting(who = dana): Promise<readonly File[]> {
  const { data, errors } = await who.desk(reading);
  expect(errors).toEqual([]);
  return data?.["paperFiles"] as readonly File[];
}
async function file(...files: readonly object[]): Promise<readonly Filed[]> {
  const { data, errors } = await dana.desk(filing, { input: { files } }, { lang: "cs" });
  expect(errors).toEqual([]);
  return resultsIn(data);
}
function resultsIn(data: Record<string, unknown> | null | undefined): readonly Filed[] {
  const answer = data?.["filePapers"] as { readonly results: readonly Filed[] } | undefined;
  return answer?.results ?? [];
}
const told = ({ outcome, refusal }: Filed) => outcome ?? `${refusal?.field ?? ""} ${refusal?.code}`.trim();

const invoice = { kind: "invoice", number: "2026100137" } as const;
const logged = async (action: string) =>
  (
    await sql<{ subject: string; detail: object }>`
      select subject_id as subject, detail from audit_entry where action = ${action} order by id`.execute(
      server.deps.db,
    )
  ).rows;

describe("DDOC-01 papers that are uploaded at the desk", () => {
  test("customers are strangers, service files nothing, and no more than twenty are filed at once", async () => {
    const jana = await server.as("U001");
    const asked = { method: "POST", url: "/desk/graphql", payload: { query: reading } } as const;
    expect((await jana.request(asked)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    for (const [query, input] of [
      [filing, { files: [] }],
      [leaving, { uploads: [] }],
    ] as const)
      expect((await service.desk(query, { input })).errors[0]?.extensions.code).toBe("not-your-area");
    expect((await service.desk(reading)).errors[0]?.extensions.code).toBe("not-your-area");
    const many = Array.from({ length: 21 }, (_, at) => ({ upload: String(at), ...invoice }));
    for (const files of [many, [many[0], many[0]]])
      expect((await dana.desk(filing, { input: { files } })).errors[0]?.extensions.code).toBe(
        "invalid-input",
      );
  });

  test("what is no PDF by its content is refused on its way", async () => {
    const { refused } = await sendWhole(dana, {
      ...{ purpose: "paper", name: "2026100137.pdf", bytes: Buffer.from("MZ this is a program") },
    });
    expect(refused).toBe("file-not-what-it-says");
    expect(await waiting()).toEqual([]);
  });

  test("each says what its name means, and nothing is written by that", async () => {
    const names = [
      ...["2026100137.pdf", "Dobropis 2024800001 (2).pdf", "K2026-0021-priloha-mista.pdf"],
      ...["2026100999.pdf", "sken.pdf"],
    ];
    for (const name of names) await sent(name);
    const before = await sql`select 1 from document_file`.execute(server.deps.db);
    const files = await waiting();
    expect(
      files.map(({ name, kind, number, contractPaper, matches }) => [
        ...[name, kind, number, contractPaper],
        matches.map((match) => `${match.kind} ${match.number} ${match.companyId}`).join(),
      ]),
    ).toEqual([
      ["2026100137.pdf", "invoice", "2026100137", "contract", "invoice 2026100137 C1"],
      ["2026100999.pdf", "invoice", "2026100999", "contract", ""],
      ["Dobropis 2024800001 (2).pdf", "credit_note", "2024800001", "contract", "credit_note 2024800001 C3"],
      ["K2026-0021-priloha-mista.pdf", "contract", "K2026-0021", "annex", "contract K2026-0021 C2"],
      ["sken.pdf", null, null, "contract", ""],
    ]);
    expect((await sql`select 1 from document_file`.execute(server.deps.db)).rows).toHaveLength(
      before.rows.length,
    );
    expect(await waiting(await server.asStaff("S01"))).toEqual([]);
    const uploads = files.map(({ upload }) => upload);
    const { data } = await dana.desk(leaving, { input: { uploads: [...uploads, "none"] } });
    expect(data).toEqual({ leavePaperFiles: { count: 5 } });
    expect(await waiting()).toEqual([]);
  });

  test("a file becomes its paper's, once; the same file again changes nothing, another one only replaces what was seen", async () => {
    const upload = await sent("2026100137.pdf");
    expect((await file({ upload, ...invoice })).map(told)).toEqual(["attached"]);
    // The answer was lost, and the call comes again.
    expect((await file({ upload, ...invoice })).map(told)).toEqual(["file-gone"]);
    const copy = await sent("kopie 2026100137.pdf", pdf("2026100137.pdf"));
    expect((await waiting())[0]?.matches).toMatchObject([{ ...invoice, isThere: true }]);
    expect((await file({ upload: copy, ...invoice })).map(told)).toEqual(["already"]);
    const other = await sent("2026100137.pdf", pdf("another"));
    const seen = (await waiting())[0]?.matches[0]?.replaces;
    expect(seen).toMatch(/^[0-9a-f]{64}$/);
    expect((await file({ upload: other, ...invoice })).map(told)).toEqual(["file-there"]);
    expect((await file({ upload: other, ...invoice, replaces: "0".repeat(64) })).map(told)).toEqual([
      "file-changed",
    ]);
    expect((await file({ upload: other, ...invoice, replaces: seen })).map(told)).toEqual(["replaced"]);
    const entries = [...(await logged("paper.file-attached")), ...(await logged("paper.file-replaced"))];
    expect(entries).toMatchObject([
      { subject: "2026100137", detail: { name: "2026100137.pdf", hash: seen } },
      { subject: "2026100137", detail: { name: "2026100137.pdf", hashBefore: seen } },
    ]);
  });

  test("the customer opens what was brought, byte for byte", async () => {
    const jana = await server.as("U001");
    const { link } = (
      await jana.request({
        url: "/prodczsk-api/api/v1/portal/documents/GetDocumentExternalLinkAsyncV2",
        query: { documentId: "2026100137", documentType: "Invoice" },
      })
    ).json<{ readonly link: string }>();
    expect((await server.stranger.request({ url: link })).rawPayload.equals(pdf("another"))).toBe(true);
  });

  test("two who bring files to one paper at once: one of them is told", async () => {
    const miloš = await server.asStaff("S01");
    const [one, two] = [await sent("8700100001.pdf"), await sent("8700100001.pdf", pdf("two"), miloš)];
    const note = (upload: string) => ({
      input: { files: [{ upload, kind: "delivery_note", number: "8700100001" }] },
    });
    const answers = await Promise.all([dana.desk(filing, note(one)), miloš.desk(filing, note(two))]);
    const results = answers.flatMap(({ data }) => resultsIn(data));
    expect(results.map(told).toSorted()).toEqual(["attached", "file-there"]);
    await miloš.desk(leaving, { input: { uploads: [two] } });
    await dana.desk(leaving, { input: { uploads: [one] } });
  });

  test("a paper of a contract stands behind the others with its title, and its customer finds it", async () => {
    const upload = await sent("K2026-0021 dodatek 4.pdf");
    const paper = { kind: "contract", number: "K2026-0021", contractPaper: "supplement" } as const;
    expect((await file({ upload, ...paper, signed: "včera" })).map(told)).toEqual(["signed day-unreadable"]);
    expect((await file({ upload, ...paper, signed: "2026-11-20" })).map(told)).toEqual(["attached"]);
    const { rows } = await sql<{ titles: object; signed: string }>`
      select titles, signed_on as signed from contract_paper where contract_number = 'K2026-0021'
      order by position desc limit 1`.execute(server.deps.db);
    expect(rows).toEqual([
      { titles: { cs: "Dodatek", sk: "Dodatok", en: "Supplement" }, signed: "2026-11-20" },
    ]);
    const again = await sent("K2026-0021 dodatek 4.pdf", pdf("signed by both"));
    expect((await file({ upload: again, ...paper })).map(told)).toEqual(["file-there"]);
    const replaces = (await waiting())[0]?.matches[0]?.replaces;
    expect((await file({ upload: again, ...paper, replaces })).map(told)).toEqual(["replaced"]);
  });

  test.each<[string, { readonly entered?: object } & Record<string, unknown>, string]>([
    ["a number that nobody knows", { number: "2026100999" }, "number paper-unknown"],
    ["another kind", { kind: "credit_note" }, "number paper-unknown"],
    ["a new contract", { kind: "contract", entered: {} }, "kind contract-unknown"],
    ["a number with blanks", { number: "2026 1", entered: {} }, "number number-invalid"],
    ["no such place", { number: "2026100999", entered: { shipToId: "999999" } }, "shipToId place-unknown"],
    ["a number that is taken", { entered: {} }, "number paper-exists"],
    ["a day to come", { number: "2026100999", entered: { issued: "2026-12-24" } }, "issued day-ahead"],
    ["VAT of another rate", { number: "2026100999", entered: { vatMinor: 1 } }, "vatMinor vat-not-of-rate"],
    [
      "a delivery note without a day",
      { kind: "delivery_note", number: "8700999999", entered: { issued: "" } },
      "issued day-unreadable",
    ],
  ])("%s: nothing is written, and the file waits", async (_case, { entered, ...part }, said) => {
    const upload = await sent("neco.pdf");
    const whole = entered && { ...enteredInvoice, ...entered };
    expect((await file({ upload, ...invoice, ...part, ...(whole && { entered: whole }) })).map(told)).toEqual(
      [said],
    );
    expect((await waiting()).map((one) => one.upload)).toContain(upload);
    await dana.desk(leaving, { input: { uploads: [upload] } });
  });

  test("a new invoice is told to who sees the papers of its place, waits for its money, and opens as its file", async () => {
    const [upload, note] = [await sent("2026100999.pdf"), await sent("8700999999.pdf")];
    const files = [
      { upload, ...invoice, number: "2026100999", entered: enteredInvoice },
      {
        ...{ upload: note, kind: "delivery_note", number: "8700999999" },
        entered: { shipToId: "500101", issued: "2026-11-20" },
      },
    ];
    expect((await file(...files)).map(told)).toEqual(["entered", "entered"]);
    const { rows } = await sql`
      select d.state, d.amount_minor as amount, i.vat_minor as vat, i.variable_symbol as symbol, i.deposits_back_minor as back
      from document d join invoice i using (number) where number = '2026100999'`.execute(server.deps.db);
    expect(rows).toEqual([
      { state: "open", amount: 111_000, vat: 21_000, symbol: "2026100999", back: -10_000 },
    ]);
    const notices = await sql<{ uid: string }>`
      select uid from notice where kind = 'new-document' and subject = '2026100999'`.execute(server.deps.db);
    expect(notices.rows.map(({ uid }) => uid)).toContain("U001");
    expect(await logged("paper.entered")).toMatchObject([
      { subject: "2026100999" },
      { subject: "8700999999" },
    ]);
    const { data } = await dana.desk(
      `mutation ($input: OpenPaperInput!) { openPaper(input: $input) { link } }`,
      { input: { kind: "invoice", number: "2026100999", format: "pdf" } },
    );
    const opened = data?.["openPaper"] as { readonly link: string } | undefined;
    expect((await dana.request({ url: opened?.link ?? "" })).rawPayload.equals(pdf("2026100999.pdf"))).toBe(
      true,
    );
  });
});

const enteredInvoice = {
  ...{ shipToId: "500101", issued: "2026-11-20", due: "2026-12-04" },
  ...{ netMinor: 100_000, vatPct: 21, vatMinor: 21_000, depositsMinor: -10_000 },
};

describe("DDOC-01 DEDIT-05 papers where the brewery's system keeps them", () => {
  test("files are attached, and no invoice is entered", async () => {
    const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "invoices" } });
    try {
      const finance = await owned.asStaff("S07");
      const upload = await sent("2026100998.pdf", pdf("1"), finance);
      const files = [{ upload, kind: "invoice", number: "2026100998", entered: enteredInvoice }];
      const { data } = await finance.desk(filing, { input: { files } });
      expect(resultsIn(data).map(told)).toEqual(["kind erp-owns-invoices"]);
    } finally {
      await owned.stop();
    }
  });
});
