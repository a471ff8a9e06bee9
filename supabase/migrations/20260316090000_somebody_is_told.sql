-- What lets somebody be told when leads stop: the scheduler's secret in one place, mails that tell the owner and are
-- never given up, a digest every day, and a note of which troubles were told already.

-- What the scheduler's runs share, in one row.
create table leads.scheduler (
  only_row boolean primary key default true check (only_row),
  -- The scheduler sends it and the function compares it, both from here: there is no copy that could differ.
  -- To change it: update leads.scheduler set secret = default;
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text check (char_length(secret) >= 32),
  -- Written by each run, so that a database that takes no writes (a full one is read-only) fails the run.
  ran_at timestamptz,
  digest_since timestamptz not null default now(),
  -- In the morning of Europe and before that of America; the first one is the day after.
  digest_due timestamptz not null
    default ((date_trunc('day', now() at time zone 'UTC') + interval '30 hours') at time zone 'UTC')
);
insert into leads.scheduler default values;

-- Troubles that are told over the second channel: since when each lasts, when it was last seen, and when it was told.
create table leads.troubles (
  trouble text primary key check (char_length(trouble) <= 100),
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  told_at timestamptz
);

alter table leads.scheduler enable row level security;
alter table leads.troubles enable row level security;
revoke all on leads.scheduler, leads.troubles from public, anon, authenticated;

-- A digest belongs to no inquiry, and an inquiry may be told again, as another mail with another id.
alter table leads.mail_jobs
  alter column inquiry_id drop not null,
  drop constraint if exists mail_jobs_inquiry_id_kind_key,
  drop constraint if exists mail_jobs_kind_check,
  add constraint mail_jobs_kind_check check (kind in ('notification', 'acknowledgement', 'correction', 'digest')),
  -- The counts of a digest.
  add column digest jsonb,
  add constraint mail_jobs_subject check ((kind = 'digest') = (inquiry_id is null) and (kind = 'digest') = (digest is not null));
create index if not exists mail_jobs_inquiry on leads.mail_jobs (inquiry_id);

-- In the order in which mails leave: what tells the owner first.
drop index leads.mail_jobs_due;
create index mail_jobs_due on leads.mail_jobs ((kind = 'acknowledgement'), next_attempt_at) where status in ('queued', 'sending');

-- Begins a run: notes it, and queues the digest once a day.
create function leads.begin_run(retention_days integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  run leads.scheduler;
begin
  update leads.scheduler set ran_at = now() returning * into run;
  if now() < run.digest_due then
    return;
  end if;
  -- The next one is due at the same time of day, however late this one is.
  update leads.scheduler set
    digest_since = now(),
    digest_due = run.digest_due
      + make_interval(days => 1 + floor(extract(epoch from now() - run.digest_due) / 86400)::integer);
  delete from leads.mail_jobs where kind = 'digest' and queued_at < now() - interval '30 days';
  insert into leads.mail_jobs (kind, digest) values ('digest', jsonb_build_object(
    'new', (select count(*) from leads.inquiries where received_at >= run.digest_since),
    -- A file has ten minutes to arrive, so each is counted in the digest that follows them.
    'missing', (
      select count(*) from leads.attachments
      where status <> 'stored' and position is not null
        and announced_at >= run.digest_since - interval '10 minutes' and announced_at < now() - interval '10 minutes'),
    'waiting', (
      select count(*) from leads.mail_jobs
      where status in ('queued', 'sending') and queued_at < now() - interval '11 minutes'),
    'expiring', (
      select count(*) from leads.inquiries
      where retention_days > 0 and received_at < now() - make_interval(days => retention_days - 30))));
end
$$;

-- Notes troubles that are there now, and answers those to tell: that have lasted as long as they may, and were not told
-- within the last hour.
--
-- troubles: the seconds that each may last, by its name.
create function leads.note_troubles(troubles jsonb) returns setof text
language sql
set search_path = ''
as $$
  insert into leads.troubles as known (trouble) select jsonb_object_keys(troubles)
  on conflict (trouble) do update set
    -- Not seen by several runs: this is another time.
    since = case when known.seen_at < clock_timestamp() - interval '3 minutes' then clock_timestamp() else known.since end,
    seen_at = clock_timestamp();

  update leads.troubles known set told_at = clock_timestamp()
  from jsonb_each_text(troubles) as present (trouble, seconds)
  where known.trouble = present.trouble
    and since <= clock_timestamp() - make_interval(secs => seconds::integer)
    and coalesce(told_at < clock_timestamp() - interval '1 hour', true)
  returning known.trouble;
$$;

-- How many mails to the owner have not left. A notification may wait ten minutes for files; after one minute more it
-- has been tried.
create function leads.overdue_mails() returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer from leads.mail_jobs
  where kind <> 'acknowledgement' and status in ('queued', 'sending') and queued_at < now() - interval '11 minutes'
$$;

-- Queues a notification of an inquiry, with the files as they are now, in place of one that has not left.
create function leads.notify_again(inquiry uuid) returns void
language sql
set search_path = ''
as $$
  delete from leads.mail_jobs where inquiry_id = inquiry and kind = 'notification' and status in ('queued', 'failed');
  insert into leads.mail_jobs (inquiry_id, kind) values (inquiry, 'notification');
$$;

-- Notes whether a file has arrived. When the last awaited one of an inquiry settles and some have arrived since the owner
-- was told that they had not, he is told again.
create function leads.settle_file(file uuid, new_status text) returns void
language plpgsql
set search_path = ''
as $$
declare
  inquiry uuid;
  told_at timestamptz;
begin
  update leads.attachments
  set status = new_status, stored_at = case when new_status = 'stored' then clock_timestamp() end
  where id = file and status <> 'stored'
  returning inquiry_id into inquiry;
  if not found or exists (select from leads.attachments where inquiry_id = inquiry and status = 'announced' and position is not null) then
    return;
  end if;
  select max(sent_at) into told_at from leads.mail_jobs
  where inquiry_id = inquiry and kind <> 'acknowledgement'
  having bool_and(status = 'sent');
  if exists (select from leads.attachments where inquiry_id = inquiry and stored_at > told_at) then
    perform leads.notify_again(inquiry);
  end if;
end
$$;

-- Hands out mail jobs that are due, each to one caller: a job whose sender died comes back when its lease has run out.
-- What tells the owner goes first. It waits for files until they are there, or for ten minutes.
create or replace function leads.claim_mail_jobs(maximum integer, lease_seconds integer) returns setof jsonb
language sql
set search_path = ''
as $$
  with due as (
    select id from leads.mail_jobs job
    where status in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
      and (kind = 'acknowledgement' or not exists (
        select from leads.attachments
        where inquiry_id = job.inquiry_id and status = 'announced' and position is not null
          and announced_at > clock_timestamp() - interval '10 minutes'))
    order by kind = 'acknowledgement', next_attempt_at
    limit maximum
    for update skip locked
  ), claimed as (
    update leads.mail_jobs job
    set status = 'sending', attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where job.id = due.id
    returning job.*
  )
  select jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'attempts', claimed.attempts, 'queued_at', claimed.queued_at,
    'digest', claimed.digest,
    'inquiry', to_jsonb(inquiry) - array['idempotency_key', 'address_hash'],
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', file_name, 'size', size, 'object_path', object_path, 'status', status) order by position), '[]')
      from leads.attachments where inquiry_id = inquiry.id and position is not null))
  from claimed left join leads.inquiries inquiry on inquiry.id = claimed.inquiry_id
$$;

-- Notes what became of claimed jobs: [{id, outcome: 'sent' | 'retry' | 'postponed' | 'failed', error, delay_seconds}].
-- A postponed one hasn't been tried: the provider asked to come back later.
create or replace function leads.settle_mail_jobs(outcomes jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.mail_jobs job
  set
    status = case result ->> 'outcome' when 'sent' then 'sent' when 'failed' then 'failed' else 'queued' end,
    attempts = attempts - case result ->> 'outcome' when 'postponed' then 1 else 0 end,
    sent_at = case result ->> 'outcome' when 'sent' then clock_timestamp() end,
    last_error = left(result ->> 'error', 1000),
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce((result ->> 'delay_seconds')::integer, 0))
  from jsonb_array_elements(outcomes) as results (result)
  where job.id = (result ->> 'id')::uuid and job.status = 'sending'
$$;

revoke all on function
  leads.begin_run(integer), leads.note_troubles(jsonb), leads.overdue_mails(), leads.notify_again(uuid),
  leads.settle_file(uuid, text)
from public, anon, authenticated;

-- The drain is called with the secret of leads.scheduler. What pg_cron notes of each run is kept for a week: a run a
-- minute is some 250 MB a year otherwise, and a full project refuses every inquiry.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net')
    or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'No pg_cron, pg_net or vault here: drain the outbox from elsewhere.';
    return;
  end if;
  perform cron.schedule('drain-outbox', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret,
      headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || scheduler.secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 30000)
    from vault.decrypted_secrets address, leads.scheduler
    where address.name = 'outbox_url'
  $job$);
  perform cron.schedule('forget-runs', '17 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end
$$;
