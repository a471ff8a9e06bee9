-- Inquiries, their outbox, and posts per IP address. Runs unchanged on Supabase and PostgreSQL 17.
--
-- An inquiry is inserted once and never updated, except its state. The REST API doesn't expose this schema, and row-level
-- security without policies denies every role except the one that owns the tables, which the function uses.
--
-- Validation is in functions/_shared/inquiry-schema.ts only: a stricter constraint here would lose an inquiry.

create schema if not exists leads;

-- Supabase has these roles. Other databases get them here, so that tests can check that they have no access.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;

revoke all on schema leads from public, anon, authenticated;
alter default privileges in schema leads revoke all on tables from public, anon, authenticated;
alter default privileges in schema leads revoke all on sequences from public, anon, authenticated;

create table leads.inquiries (
  id uuid primary key,
  idempotency_key uuid not null,
  -- See functions/send-contact-email/submission/content-digest.ts.
  content_digest text not null,
  type text not null,
  received_at timestamptz not null default clock_timestamp(),

  -- The sender's name: the field full_name in an RFP.
  name text not null,
  email text not null,
  company text not null,
  -- Other answers by field name, so that a new field needs no migration.
  answers jsonb not null default '{}',
  -- [{name, size, content_type}]. The file at index 2 is uploaded to <id>/2.
  files jsonb not null default '[]' check (jsonb_array_length(files) <= 5),
  -- Upload grants are issued until this time. Null if uploads are off.
  uploads_until timestamptz,
  -- Names of files that a form without JavaScript couldn't send.
  unsent_files text[] not null default '{}',

  consent boolean,
  consent_version smallint,
  topic text,
  service text,
  attribution jsonb not null default '{}',
  -- Signs of a bot: 'honeypot', 'haste', 'address'.
  suspicions text[] not null default '{}',
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),

  unique (idempotency_key, content_digest)
);

create index inquiries_received_at on leads.inquiries (received_at desc);
create index inquiries_email on leads.inquiries (lower(email));

-- The outbox. The id is the idempotency key of the email and the id of the webhook event.
create table leads.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  -- Null for digests and bundles.
  inquiry_id uuid references leads.inquiries on delete cascade,
  kind text not null
    check (kind in ('notification', 'acknowledgement', 'files', 'bundle', 'digest', 'webhook')),
  -- Set for confirmations only. Owner email goes to the addresses configured when it is sent.
  recipient text,
  -- is_bundled: the notification is sent in a bundle. bundle_id: set when that bundle is claimed.
  is_bundled boolean not null default false,
  bundle_id uuid references leads.mail_jobs on delete set null,
  -- Recorded before the first attempt, so that retries list the same files.
  reported_slots smallint[],
  digest jsonb,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'skipped', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  queued_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  -- Unknown after a 409.
  provider_id text,
  last_error text check (char_length(last_error) <= 1000)
);

create index mail_jobs_inquiry on leads.mail_jobs (inquiry_id);
-- Sending order: owner email, confirmations, then webhooks, whose receiver may be slow.
create index mail_jobs_due on leads.mail_jobs ((kind = 'webhook'), (kind = 'acknowledgement'), next_attempt_at)
  where status in ('queued', 'sending') and not is_bundled;
create index mail_jobs_bundled on leads.mail_jobs (bundle_id) where is_bundled and status = 'queued';

-- Posts per IP address in fixed windows of ten minutes, deleted after about an hour.
create table leads.request_counts (
  -- Keyed hash of an IPv4 address, or of the /64 or the /48 network of an IPv6 address.
  address_hash text not null,
  window_start timestamptz not null,
  posts integer not null default 0,
  inquiries integer not null default 0,
  -- Total size of the announced files.
  bytes bigint not null default 0,
  primary key (address_hash, window_start)
);

create table leads.scheduler (
  only_row boolean primary key default true check (only_row),
  -- Sent by pg_cron to the function. To rotate it: update leads.scheduler set secret = default;
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text check (char_length(secret) >= 32),
  -- Written by each run, so that runs fail if the database is read-only (disk full).
  ran_at timestamptz,
  -- The last search for files without an inquiry, due after each digest.
  swept_at timestamptz not null default now(),
  digest_since timestamptz not null default now(),
  -- 06:00 UTC: before working hours in America, early in Europe.
  digest_due timestamptz not null
    default ((date_trunc('day', now() at time zone 'UTC') + interval '30 hours') at time zone 'UTC')
);
insert into leads.scheduler default values;

-- Studio shows views read-only: set state in the table leads.inquiries.
create view leads.inbox with (security_invoker = true) as
select upper(left(id::text, 8)) as reference, state, date_trunc('minute', now() - received_at) as age, type, name, email,
  company, coalesce(service, topic) as about, suspicions, received_at, id
from leads.inquiries
order by state <> 'new', received_at desc;

alter table leads.inquiries enable row level security;
alter table leads.mail_jobs enable row level security;
alter table leads.request_counts enable row level security;
alter table leads.scheduler enable row level security;
revoke all on all tables in schema leads from public, anon, authenticated;

-- Normalizes spellings that may reach one mailbox: case, compatibility characters, +tag, dots in the name, final dot.
create function leads.normalize_mailbox(address text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(regexp_replace(split_part(folded, '@', 1), '\+.*', ''), '.', '')
    || '@' || rtrim(split_part(folded, '@', 2), '.')
  from (select lower(normalize(address, NFKC)) as folded) as spelling
$$;

create index mail_jobs_mailbox on leads.mail_jobs (leads.normalize_mailbox(recipient), queued_at)
  where kind = 'acknowledgement';
create index mail_jobs_acknowledgements on leads.mail_jobs (queued_at) where kind = 'acknowledgement';

-- Returns the seconds until the window ends if the sender is over the limit, or null. Raising an error instead would
-- roll back the count.
create function leads.count_post(address_hashes text[], post_limit integer) returns integer
language sql
set search_path = ''
as $$
  with counted as (
    insert into leads.request_counts as counts (address_hash, window_start, posts)
    -- The order prevents deadlocks.
    select hash, date_bin('10 minutes', now(), 'epoch'), 1 from unnest(address_hashes) as hash order by hash
    on conflict (address_hash, window_start) do update set posts = counts.posts + 1
    returning posts, window_start
  )
  select greatest(1, ceil(extract(epoch from max(window_start) + interval '10 minutes' - now())))::integer
  from counted having max(posts) > post_limit
$$;

-- Stores an inquiry with its mail jobs, unless the same key and content are stored.
--
-- submission: columns of leads.inquiries, address_hashes, and the flags is_native (can't know its files),
-- accepts_uploads, has_webhook, accepts_only_repeats (a date has passed).
-- post_limit: the value of RATE_LIMIT_MAXIMUM.
-- Returns {outcome: 'stored' | 'repeated' | 'not_repeated' | 'rate_limited', inquiry_id, uploads_open,
-- sends_confirmation, retry_after_seconds}.
create function leads.submit_inquiry(submission jsonb, post_limit integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  submitted leads.inquiries := jsonb_populate_record(null::leads.inquiries, submission);
  hashes constant text[] := array(select jsonb_array_elements_text(submission -> 'address_hashes'));
  file_count constant integer := jsonb_array_length(submitted.files);
  announced_bytes constant bigint :=
    coalesce((select sum((file ->> 'size')::bigint) from jsonb_array_elements(submitted.files) as file), 0);
  uploads_open boolean := file_count > 0 and (submission ->> 'accepts_uploads')::boolean;
  is_update boolean;
  is_bundled boolean;
  earlier_inquiries bigint;
  window_bytes bigint;
  limits_apply constant boolean := post_limit <= 30;
  sends_confirmation boolean;
  wait_seconds integer;
  existing leads.inquiries;
begin
  -- One order of locks prevents deadlocks: IP address, key, recipient.
  wait_seconds := leads.count_post(hashes, post_limit);
  if wait_seconds is not null then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(submitted.idempotency_key::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(leads.normalize_mailbox(submitted.email), 1));

  select * into existing from leads.inquiries
  where idempotency_key = submitted.idempotency_key and (
    content_digest = submitted.content_digest
    or (submission ->> 'is_native')::boolean and split_part(content_digest, '.', 1) = submitted.content_digest)
  order by received_at limit 1;
  if found then
    return jsonb_build_object('outcome', 'repeated', 'inquiry_id', existing.id,
      'uploads_open', coalesce(existing.uploads_until > now(), false),
      'sends_confirmation', exists (
        select from leads.mail_jobs
        where inquiry_id = existing.id and kind = 'acknowledgement' and status not in ('skipped', 'failed')));
  end if;
  if (submission ->> 'accepts_only_repeats')::boolean then
    return jsonb_build_object('outcome', 'not_repeated');
  end if;

  select coalesce(max(total), 0) into earlier_inquiries
  from (
    select sum(inquiries) as total from leads.request_counts
    where address_hash = any (hashes) and window_start > now() - interval '1 hour' group by address_hash) as hour;
  with counted as (
    update leads.request_counts set inquiries = inquiries + 1, bytes = bytes + announced_bytes
    where address_hash = any (hashes) and window_start = date_bin('10 minutes', now(), 'epoch')
    returning bytes)
  select max(bytes) into window_bytes from counted;
  if limits_apply and earlier_inquiries >= 3 then
    submitted.suspicions := array_append(submitted.suspicions, 'address');
  end if;
  -- 100 MB per IP address and window.
  uploads_open := uploads_open and window_bytes <= 104857600;
  if uploads_open then
    submitted.uploads_until := now() + interval '2 hours';
  end if;
  is_update := exists (select from leads.inquiries where idempotency_key = submitted.idempotency_key);
  -- The first 20 suspicious and the first 60 other inquiries of an hour are mailed one by one, the rest in bundles.
  -- Suspicious inquiries are counted separately, so that bots can't delay other inquiries.
  is_bundled := limits_apply and case when submitted.suspicions = '{}' then 60 else 20 end <= (
    select count(*) from (
      select from leads.inquiries
      where received_at > now() - interval '1 hour' and (suspicions = '{}') = (submitted.suspicions = '{}')
      limit 60) as recent);
  sends_confirmation := submitted.suspicions = '{}' and not is_update
    and 3 > (
      select count(*) from leads.mail_jobs
      where kind = 'acknowledgement' and leads.normalize_mailbox(recipient) = leads.normalize_mailbox(submitted.email)
        and queued_at > now() - interval '1 day')
    and (not limits_apply or 50 > (
      select count(*) from leads.mail_jobs where kind = 'acknowledgement' and queued_at > now() - interval '1 day'));

  -- Lists the columns, so that columns added by later migrations get their defaults.
  insert into leads.inquiries (
    id, idempotency_key, content_digest, type, name, email, company, answers, files, uploads_until, unsent_files,
    consent, consent_version, topic, service, attribution, suspicions)
  values (
    submitted.id, submitted.idempotency_key, submitted.content_digest, submitted.type, submitted.name, submitted.email,
    submitted.company, submitted.answers, submitted.files, submitted.uploads_until, submitted.unsent_files,
    submitted.consent, submitted.consent_version, submitted.topic, submitted.service, submitted.attribution,
    submitted.suspicions);

  insert into leads.mail_jobs (inquiry_id, kind, is_bundled, next_attempt_at)
  values (submitted.id, 'notification', is_bundled,
    clock_timestamp() + case when uploads_open then interval '10 minutes' else interval '0' end);
  -- Bundled inquiries get no second email, which could flood the owner.
  if uploads_open and not is_bundled then
    -- Grants are issued for two hours and valid for two.
    insert into leads.mail_jobs (inquiry_id, kind, next_attempt_at)
    values (submitted.id, 'files', clock_timestamp() + interval '4 hours 15 minutes');
  end if;
  if (submission ->> 'has_webhook')::boolean then
    insert into leads.mail_jobs (inquiry_id, kind) values (submitted.id, 'webhook');
  end if;
  if sends_confirmation then
    insert into leads.mail_jobs (inquiry_id, kind, recipient) values (submitted.id, 'acknowledgement', submitted.email);
  end if;

  return jsonb_build_object('outcome', 'stored', 'inquiry_id', submitted.id, 'uploads_open', uploads_open,
    'sends_confirmation', sends_confirmation);
end
$$;

-- Leases the next due job, and returns it with its inquiries, or null.
create function leads.claim_mail_job(kinds text[], lease_seconds integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  job leads.mail_jobs;
begin
  update leads.mail_jobs
  set status = 'sending', attempts = attempts + 1,
    next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
  where id = (
    select id from leads.mail_jobs
    where status in ('queued', 'sending') and not is_bundled and next_attempt_at <= clock_timestamp()
      and kind = any (kinds)
    order by kind = 'webhook', kind = 'acknowledgement', next_attempt_at
    limit 1 for update skip locked)
  returning * into job;
  if not found then
    return null;
  end if;
  -- The first attempt fills the bundle: at most 500 inquiries and a million bytes, suspicious ones last.
  if job.kind = 'bundle' and not exists (select from leads.mail_jobs where bundle_id = job.id) then
    update leads.mail_jobs set bundle_id = job.id
    where id in (
      select id from (
        select waiting.id, row_number() over bundle_order as bundle_position,
          sum(octet_length(to_jsonb(inquiry)::text)) over bundle_order as bytes
        from leads.mail_jobs waiting join leads.inquiries inquiry on inquiry.id = waiting.inquiry_id
        where waiting.is_bundled and waiting.status = 'queued' and waiting.bundle_id is null
          and waiting.next_attempt_at <= clock_timestamp()
        window bundle_order as (order by inquiry.suspicions <> '{}', waiting.queued_at, waiting.id)) as candidates
      where bundle_position <= 500 and (bundle_position = 1 or bytes <= 1000000));
  end if;
  return to_jsonb(job) || jsonb_build_object(
    'notified_slots', (
      select coalesce(jsonb_agg(distinct slot), '[]')
      from leads.mail_jobs earlier, unnest(earlier.reported_slots) as slot
      where earlier.inquiry_id = job.inquiry_id and earlier.kind = 'notification'),
    'inquiries', (
      select coalesce(jsonb_agg(
        to_jsonb(inquiry) - array['idempotency_key', 'content_digest'] || jsonb_build_object(
          'reported_slots', mail.reported_slots,
          'update_of', (
            select first.id from leads.inquiries first
            where first.idempotency_key = inquiry.idempotency_key and first.received_at < inquiry.received_at
            order by first.received_at limit 1))
        order by inquiry.received_at), '[]')
      from leads.mail_jobs mail join leads.inquiries inquiry on inquiry.id = mail.inquiry_id
      where mail.id = job.id or mail.bundle_id = job.id));
end
$$;

-- reports: [{inquiry_id, slots}].
create function leads.report_slots(job_id uuid, reports jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.mail_jobs job set reported_slots = report.slots
  from jsonb_to_recordset(reports) as report (inquiry_id uuid, slots smallint[])
  where (job.id = job_id or job.bundle_id = job_id) and job.inquiry_id = report.inquiry_id
$$;

-- Ends a lease, unless the job was claimed again, which increments its attempts.
-- result: {id, attempts, outcome: 'sent' | 'skipped' | 'retry' | 'postponed' | 'failed', error, delay_seconds, provider_id}.
create function leads.settle_mail_job(result jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  outcome constant text := result ->> 'outcome';
begin
  update leads.mail_jobs
  set
    status = case when outcome in ('sent', 'skipped', 'failed') then outcome else 'queued' end,
    attempts = attempts - case outcome when 'postponed' then 1 else 0 end,
    sent_at = case outcome when 'sent' then clock_timestamp() end,
    provider_id = result ->> 'provider_id',
    last_error = left(result ->> 'error', 1000),
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce((result ->> 'delay_seconds')::integer, 0))
  where id = (result ->> 'id')::uuid and status = 'sending' and attempts = (result ->> 'attempts')::integer;
  if found and outcome = 'sent' then
    update leads.mail_jobs set status = 'sent', sent_at = clock_timestamp(), provider_id = result ->> 'provider_id'
    where bundle_id = (result ->> 'id')::uuid and status = 'queued';
  elsif found and outcome = 'failed' then
    -- The mail service rejected the bundle: send its inquiries one by one.
    update leads.mail_jobs set is_bundled = false, bundle_id = null, next_attempt_at = clock_timestamp()
    where bundle_id = (result ->> 'id')::uuid and status = 'queued';
  end if;
end
$$;

-- Deletes old counts, queues a bundle if needed, and queues the digest once a day.
create function leads.begin_maintenance(retention_days integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  run leads.scheduler;
begin
  -- Locks the row against concurrent runs.
  update leads.scheduler set ran_at = now() returning * into run;
  delete from leads.request_counts where window_start < now() - interval '70 minutes';
  insert into leads.mail_jobs (kind, next_attempt_at)
  select 'bundle', greatest(now(), (
    select max(coalesce(sent_at, next_attempt_at)) + interval '1 hour' from leads.mail_jobs where kind = 'bundle'))
  where exists (
      select from leads.mail_jobs
      where is_bundled and status = 'queued' and bundle_id is null and next_attempt_at <= now())
    and not exists (
      select from leads.mail_jobs where kind = 'bundle' and status in ('queued', 'sending') and attempts = 0);
  if now() < run.digest_due then
    return;
  end if;
  -- Keeps the time of day, even if this digest is late.
  update leads.scheduler set
    digest_since = now(),
    digest_due = run.digest_due
      + make_interval(days => 1 + floor(extract(epoch from now() - run.digest_due) / 86400)::integer);
  delete from leads.mail_jobs
  where kind in ('digest', 'bundle') and status not in ('queued', 'sending') and queued_at < now() - interval '30 days';
  insert into leads.mail_jobs (kind, digest) values ('digest', jsonb_build_object(
    'new_inquiries', (select count(*) from leads.inquiries where received_at >= run.digest_since),
    -- The files job counts them, because by then no grant is valid.
    'missing_files', (
      select coalesce(sum(jsonb_array_length(files) - coalesce(cardinality(reported_slots), 0)), 0)
      from leads.mail_jobs job join leads.inquiries inquiry on inquiry.id = job.inquiry_id
      where kind = 'files' and status in ('sent', 'skipped') and next_attempt_at >= run.digest_since),
    'waiting_emails', leads.count_overdue_mails(),
    'unanswered_inquiries', (
      select count(*) from leads.inquiries
      -- Seven days always include more than two business days.
      where state = 'new' and suspicions = '{}' and (received_at < now() - interval '7 days' or 2 < (
        select count(*) from generate_series(received_at::date + 1, current_date, interval '1 day') as day
        where extract(isodow from day) < 6))),
    'expiring_inquiries', (
      select count(*) from leads.inquiries
      where retention_days > 0 and received_at < now() - make_interval(days => retention_days - 30))));
end
$$;

-- Counts overdue owner email. A notification may wait ten minutes for files, plus a minute.
create function leads.count_overdue_mails() returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer from leads.mail_jobs
  where status in ('queued', 'sending') and kind not in ('acknowledgement', 'webhook')
    and queued_at < now() - interval '11 minutes' - case
      when kind = 'files' then interval '4 hours 15 minutes'
      when is_bundled then interval '2 hours'
      when kind = 'bundle' then interval '1 hour'
      else interval '0' end
$$;

create function leads.notify_again(inquiry uuid) returns void
language sql
set search_path = ''
as $$ insert into leads.mail_jobs (inquiry_id, kind) values (inquiry, 'notification') $$;

revoke all on all functions in schema leads from public, anon, authenticated;
