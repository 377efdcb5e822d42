/** What the desk says where everything is taken along (DINT-04). */
export const answers = {
  exportMessages: {
    "reason-missing": "Say why you need the data; a few words will do.",
    "one-under-way": "An export is being prepared already. Wait until it is done.",
    "export-unknown": "There is no such export.",
    "export-gone": "The archive is no longer here. Prepare a new one.",
  },
  exportReadme: {
    whole: `# All data of the portal

As of {moment}, one moment for all tables. Version of the schema: {version}.

- \`import/\` – CSV files (UTF-8, separated by commas) as \`npm run import\` reads them. The numbers in front tell the order: bring them into an empty installation one after the other. Files of orders, invoices and tickets say less than the tables; only what they can tell whole is in them.
- \`tables/\` – each table whole, a line of JSON for each record. Amounts are in haléře and cents, weights in grams, moments in UTC, binary columns in hexadecimal.
- \`files/\` – papers, attachments and photos of handovers; a name begins with the number of the file, which \`tables/stored_file.jsonl\` tells. A paper that nobody has opened yet has no file: it is made from the data.
- \`photos/\` – photos of products: number of the product, place and longer edge in pixels.
- \`manifest.json\` – the list of files with counts of rows and SHA-256 checksums, files that the store has lost, and tables and columns that are not in the archive.

Passwords, keys, secrets, sign-ins and everything sealed with a key of this installation are not in the archive. People set a new password, keys are made anew.

The archive holds personal data. Files in \`import/\` are for a program: do not open them in a spreadsheet, somebody else's formula may stand in them.`,
  },
};

export const texts = {
  title: "Export everything",
  how: "One archive with everything the portal knows: CSV files to import elsewhere, all tables, papers and photos. Passwords, keys and sign-ins are not in it. A download is noted in the audit.",
  begin: "Prepare an export",
  reason: "Why you need the data",
  reasonHint: "For example: a copy before we change the supplier",
  notBegun: "The export is not being prepared",
  begun: "The export is being prepared",
  history: "What has been exported",
  loading: "Loading exports…",
  found_one: "{count} export",
  found_other: "{count} exports",
  noneTitle: "Nobody has exported anything yet",
  noneText: "A prepared archive appears here, with who asked for it and why.",
  who: "Who",
  why: "Why",
  when: "When",
  size: "Size",
  rows: "Records",
  files: "Files",
  stateOf: "State",
  archive: "Archive",
  "state.waiting": "Waiting",
  "state.writing": "Being prepared",
  "state.done": "Done",
  "state.gone": "No longer here",
  "state.failed": "Failed",
  progress: "{done} of {all} prepared",
  until: "until {moment}",
  download: "Download",
  downloadOf: "Download the archive: {reason}",
  notOpened: "The archive was not downloaded",
};
