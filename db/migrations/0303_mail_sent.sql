-- outside a transaction
create index concurrently if not exists mail_sent on mail (sent_at) where sent_at is not null;
