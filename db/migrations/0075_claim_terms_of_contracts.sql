-- Terms of claims are of everybody, of a company, or of a contract.

alter table claim_term drop constraint claim_term_no_overlap;
alter table claim_term drop constraint claim_term_pkey;
alter table claim_term alter column company_id drop not null;
alter table claim_term add column contract_number text references contract;
alter table claim_term add constraint claim_term_of_company check (contract_number is null or company_id is not null);
alter table claim_term add constraint claim_term_no_overlap exclude using gist (
  coalesce(contract_number, '') with =, coalesce(company_id, '') with =, daterange(valid_from, valid_to, '[]') with &&);
