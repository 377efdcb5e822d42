-- Where a message to the ERP comes from (OPS-10): whoever sends it goes on with the same trace.
alter table outbox add column traceparent text;
