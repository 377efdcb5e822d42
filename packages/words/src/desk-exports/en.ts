import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  cut: "The first {shown} of {total} rows. More exact filters give the rest.",
  orders: {
    file: "orders",
    sheet: "Orders",
  },
  orderErp: {
    nothing: "",
    waiting: "waiting",
    taken: "taken",
    refused: "refused",
    "set-aside": "set aside",
  },
  orderSources: {
    portal: "portal",
    edi: "EDI",
  },
  audit: {
    file: "audit",
    sheet: "Audit log",
  },
  auditColumns: {
    day: "Day",
    time: "Time",
    who: "Who",
    staff: "Staff",
    action: "Action",
    kind: "Kind",
    subject: "On what",
    subjectName: "Name",
    company: "Company",
    difference: "Difference",
    reason: "Why",
    address: "From where",
    request: "Request",
  },
  yes: "yes",
  staff: {
    file: "staff",
    sheet: "Staff",
  },
  staffColumns: {
    lastName: "Last name",
    firstName: "First name",
    email: "E-mail",
    roles: "Roles",
    companies: "Companies",
    factors: "Second step",
    lastSeen: "Last seen",
    status: "Status",
  },
  staffStatuses: {
    active: "active",
    invited: "invited",
    suspended: "suspended",
  },
  staffFactors: {
    passkey: "passkey",
    authenticator: "authenticator app",
    "recovery-codes": "recovery codes",
  },
  staffRoles: {
    service: "customer service",
    sales: "sales",
    dispatch: "dispatch",
    catalogue: "catalogue",
    content: "content",
    finance: "finance",
    driver: "driver",
    admin: "administrator",
  },
};
