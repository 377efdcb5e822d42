-- The references of 0490 hold for what was there before as well.

alter table holiday validate constraint holiday_country_fkey;
alter table holiday_year validate constraint holiday_year_country_fkey;
alter table vat_rate validate constraint vat_rate_market_fkey;
alter table product_vat validate constraint product_vat_market_fkey;
alter table product_tax validate constraint product_tax_market_fkey;
alter table product_deposit validate constraint product_deposit_market_fkey;
alter table empties_deposit validate constraint empties_deposit_market_fkey, validate constraint empties_deposit_currency_fkey;
alter table price_list validate constraint price_list_market_fkey, validate constraint price_list_currency_fkey;
alter table company validate constraint company_market_fkey;
alter table ship_to validate constraint ship_to_market_fkey;
alter table capacity_rule validate constraint capacity_rule_market_fkey, validate constraint capacity_rule_currency_fkey;
alter table seller validate constraint seller_market_fkey;
alter table terms_draft validate constraint terms_draft_market_fkey;
alter table preview_session validate constraint preview_session_market_fkey;
alter table claim validate constraint claim_currency_fkey;
alter table credit_proposal validate constraint credit_proposal_currency_fkey;
