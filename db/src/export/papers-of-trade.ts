import { type FileRows, isPerson } from "./file-source.ts";

// Files of history say less of a paper than stands here: only those of which they can say all that they ask for are in them.
// Everything of all of them is in the lines of JSON.

const money = (column: string) => `it.${column} / 100.0`;
const day = (column: string) => `(it.${column} at time zone 'Europe/Prague')::date`;

/** One rate of the market explains the VAT, to a haléř. */
const hasOneRate = `exists (select from vat_rate rate where rate.market in (select code from market where currency = it.currency)
  and abs(it.net_minor * rate.percent / 100 - it.vat_minor) <= 1)`;

/** An order of whom a file of history can tell all: sums without rounding, and lines that come to them. */
const isHistory = `${hasOneRate} and it.order_number ~ '^[0-9]{10}$' and it.gross_minor = it.net_minor + it.vat_minor
  and it.grams >= 0 and it.processing_status <> '' and it.delivery_status <> ''
  and not exists (select from order_line line where line.order_number = it.order_number
    and (line.boxes_ordered < 1 or line.unit_price_minor * line.boxes_ordered <> line.net_minor
      or line.unit_price_minor < 0 or line.deposit_minor % line.boxes_ordered <> 0))
  and (select coalesce(sum(line.net_minor), it.net_minor) = it.net_minor
      and coalesce(sum(line.deposit_minor), it.deposit_minor) = it.deposit_minor
    from order_line line where line.order_number = it.order_number)`;

const ofHistory = (columns: string, table: string) =>
  `(select ${columns} from sales_order it join ${table} line on line.order_number = it.order_number where ${isHistory})`;

const orders: FileRows = {
  kind: "orders",
  from: "sales_order",
  order: ["order_number"],
  where: isHistory,
  row: `jsonb_build_object('order_number', it.order_number, 'created', ${day("created_at")}, 'delivery_date', it.delivery_date,
    'company', it.company_id, 'shipto', it.ship_to_id, 'method', it.delivery_method, 'doc_code', it.document_code,
    'customer_order_number', it.customer_order_number, 'processing_status', it.processing_status,
    'delivery_status', it.delivery_status, 'currency', it.currency, 'net', ${money("net_minor")}, 'gross', ${money("gross_minor")},
    'deposit', ${money("deposit_minor")}, 'weight_kg', it.grams / 1000.0, 'pallets', it.pallet_thousandths / 1000.0,
    'litres', it.millilitres / 1000.0, 'lines', it.line_count)`,
};

const orderLines: FileRows = {
  kind: "order-lines",
  from: ofHistory("line.*", "order_line"),
  order: ["order_number", "line_no"],
  row: `jsonb_build_object('order_number', it.order_number, 'line', it.line_no, 'sku', it.sku, 'boxes', it.boxes_ordered,
    'your_price', ${money("unit_price_minor")}, 'net', ${money("net_minor")}, 'deposit', ${money("deposit_minor")})`,
};

const orderEmptiesLines: FileRows = {
  kind: "order-empties-lines",
  from: ofHistory("line.*", "order_empties_line"),
  order: ["order_number", "line_no"],
  where: "it.unit_deposit_minor * it.units = it.deposit_minor and it.units > 0",
  row: `jsonb_build_object('order_number', it.order_number, 'line', it.line_no, 'empties_code', it.empties_code, 'units', it.units,
    'deposit_per_unit', ${money("unit_deposit_minor")}, 'deposit_total', ${money("deposit_minor")})`,
};

const invoices: FileRows = {
  kind: "invoices",
  from: `(select paper.*, vat.rate_percent, vat.vat_minor as one_vat, coalesce(listed.state, 'open') as state
    from invoice paper join invoice_vat vat on vat.number = paper.number
    left join document listed on listed.number = paper.number and listed.kind = case paper.type when 'Invoice' then 'invoice' else 'credit-note' end
    where (select count(*) from invoice_vat each where each.number = paper.number) = 1)`,
  order: ["number"],
  where: `it.net_minor + it.one_vat + it.deposits_out_minor + it.deposits_back_minor = it.total_minor
    and it.type in ('Invoice', 'Credit note') and it.ship_to_id is not null and it.variable_symbol ~ '^[0-9]{1,10}$'
    and it.state in ('open', 'paid', 'overdue', 'settled')`,
  row: `jsonb_build_object('number', it.number, 'type', it.type, 'company', it.company_id, 'shipto', it.ship_to_id,
    'issued', it.issued, 'tax_point', it.tax_point, 'due', it.due, 'variable_symbol', it.variable_symbol,
    'currency', it.currency, 'net', ${money("net_minor")}, 'vat_pct', it.rate_percent, 'vat', ${money("one_vat")},
    'deposits_out', ${money("deposits_out_minor")}, 'deposits_back', ${money("deposits_back_minor")},
    'total', ${money("total_minor")}, 'status', it.state, 'orders', it.order_count, 'file', it.number || '.pdf')`,
};

/** A file names the person who asks, in a short title. */
const isOfFile = (ticket: string) => `${isPerson(`${ticket}.uid`)} and length(${ticket}.title) <= 40
  and '' not in (${ticket}.title, ${ticket}.description, ${ticket}.category, ${ticket}.subcategory)`;

const tickets: FileRows = {
  kind: "tickets",
  from: "ticket",
  order: ["case_number"],
  where: isOfFile("it"),
  row: `jsonb_build_object('case_number', it.case_number, 'company', it.company_id, 'shipto', it.ship_to_id, 'user', it.uid,
    'category', it.category, 'subcategory', it.subcategory, 'title', it.title, 'description', it.description,
    'status', it.status, 'opened', it.opened, 'closed', it.closed, 'unread', it.is_unread)`,
};

const ticketComments: FileRows = {
  kind: "ticket-comments",
  // A file tells one from another by the minute.
  from: `(select distinct on (said.case_number, date_trunc('minute', said.at)) said.* from ticket_comment said
    join ticket told on told.case_number = said.case_number and ${isOfFile("told")}
    where (said.uid is null or ${isPerson("said.uid")}) and said.text <> '' order by said.case_number, date_trunc('minute', said.at), said.id)`,
  order: ["case_number", "at", "id"],
  row: `jsonb_build_object('case_number', it.case_number, 'day', ${day("at")},
    'time', to_char(it.at at time zone 'Europe/Prague', 'HH24:MI'), 'user', it.uid, 'author', it.author, 'text', it.text)`,
};

/** Orders, invoices and tickets as files of history. */
export const papersOfTrade: readonly FileRows[] = [
  ...[orders, orderLines, orderEmptiesLines, invoices, tickets, ticketComments],
];
