-- What the function asks of the database, each in one statement and so in one transaction: nothing is ever
-- half-written, and one round trip a submission keeps both the embedded database and a pooled one fast.

-- The files of an inquiry that are still awaited.
create function leads.announced_attachments(inquiry uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', file_name, 'size', size, 'content_type', content_type, 'object_path', object_path) order by position), '[]')
  from leads.attachments where inquiry_id = inquiry and status = 'announced'
$$;

-- What a key that is known already is answered.
create function leads.repeated_submission(key uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('outcome', 'repeated', 'inquiry_id', id, 'attachments', leads.announced_attachments(id))
  from leads.inquiries where idempotency_key = key
$$;

-- Takes one of an address's share of submissions in the sliding window. Answers 0, or the seconds to wait for the next.
create function leads.take_share(address text, maximum integer, window_seconds integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  window_start timestamptz;
  taken integer;
  oldest timestamptz;
begin
  -- One submission at a time from one address, or a burst would count itself before any of it is written.
  perform pg_advisory_xact_lock(hashtextextended(address, 0));
  window_start := clock_timestamp() - make_interval(secs => window_seconds);
  delete from leads.accepted_submissions where address_hash = address and accepted_at < window_start;
  select count(*), min(accepted_at) into taken, oldest
  from leads.accepted_submissions where address_hash = address;
  if taken >= maximum then
    return greatest(1, ceil(extract(epoch from oldest - window_start)));
  end if;
  insert into leads.accepted_submissions (address_hash) values (address);
  return 0;
end
$$;

-- Writes an inquiry with its announced files and its two mail jobs, unless its idempotency key is known or its address
-- has used up its share. Answers {outcome: 'accepted' | 'repeated' | 'rate_limited', inquiry_id, retry_after_seconds,
-- attachments}.
create function leads.submit_inquiry(submission jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  fields constant jsonb := submission -> 'fields';
  key constant uuid := (submission ->> 'idempotency_key')::uuid;
  address constant text := submission ->> 'address_hash';
  new_id constant uuid := (submission ->> 'id')::uuid;
  wait_seconds integer;
begin
  if exists (select from leads.inquiries where idempotency_key = key) then
    return leads.repeated_submission(key);
  end if;

  wait_seconds := leads.take_share(
    address, (submission ->> 'rate_limit_maximum')::integer, (submission ->> 'rate_limit_window_seconds')::integer);
  if wait_seconds > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;

  insert into leads.inquiries (
    id, idempotency_key, type, name, email, company, phone, therapeutic_area, development_stage, timeline, service_type,
    project_description, additional_info, title, project_name, program_type, modality, services_needed, other_services,
    desired_start_date, proposal_deadline, additional_notes, consent, topic, service, attribution)
  select
    new_id, key, fields ->> 'type', coalesce(fields ->> 'name', fields ->> 'full_name'), fields ->> 'email',
    fields ->> 'company', fields ->> 'phone', fields ->> 'therapeutic_area', fields ->> 'development_stage',
    fields ->> 'timeline', fields ->> 'service_type', fields ->> 'project_description', fields ->> 'additional_info',
    fields ->> 'title', fields ->> 'project_name', fields ->> 'program_type',
    array(select jsonb_array_elements_text(coalesce(fields -> 'modality', '[]'))),
    array(select jsonb_array_elements_text(coalesce(fields -> 'services_needed', '[]'))),
    fields ->> 'other_services', (fields ->> 'desired_start_date')::timestamptz,
    (fields ->> 'proposal_deadline')::timestamptz, fields ->> 'additional_notes',
    (submission ->> 'consent')::boolean, submission ->> 'topic', submission ->> 'service',
    coalesce(submission -> 'attribution', '{}')
  on conflict (idempotency_key) do nothing;

  -- Lost a race against the same key: the other transaction has committed by now, and its row is the answer.
  if not found then
    delete from leads.accepted_submissions where ctid = (
      select ctid from leads.accepted_submissions
      where address_hash = address order by accepted_at desc limit 1);
    return leads.repeated_submission(key);
  end if;

  insert into leads.attachments (id, inquiry_id, position, file_name, size, content_type, object_path)
  select (file ->> 'id')::uuid, new_id, ordinality - 1, file ->> 'name', (file ->> 'size')::bigint,
    file ->> 'content_type', file ->> 'object_path'
  from jsonb_array_elements(coalesce(submission -> 'files', '[]')) with ordinality as files (file, ordinality);

  insert into leads.mail_jobs (inquiry_id, kind) values (new_id, 'notification'), (new_id, 'acknowledgement');

  return jsonb_build_object(
    'outcome', 'accepted', 'inquiry_id', new_id, 'attachments', leads.announced_attachments(new_id));
end
$$;

-- Hands out mail jobs that are due, each to one caller: a job whose sender died comes back when its lease has run out.
create function leads.claim_mail_jobs(maximum integer, lease_seconds integer) returns setof jsonb
language sql
set search_path = ''
as $$
  with due as (
    select id from leads.mail_jobs
    where status in ('queued', 'sending') and next_attempt_at <= clock_timestamp()
    order by next_attempt_at
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
    'id', claimed.id, 'kind', claimed.kind, 'attempts', claimed.attempts,
    'inquiry', to_jsonb(inquiry) - 'idempotency_key',
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('name', file_name, 'size', size, 'object_path', object_path)
        order by position), '[]')
      from leads.attachments where inquiry_id = inquiry.id))
  from claimed join leads.inquiries inquiry on inquiry.id = claimed.inquiry_id
$$;

-- Notes what became of claimed jobs: [{id, outcome: 'sent' | 'retry' | 'failed', error, delay_seconds}].
create function leads.settle_mail_jobs(outcomes jsonb) returns void
language sql
set search_path = ''
as $$
  update leads.mail_jobs job
  set
    status = case result ->> 'outcome' when 'sent' then 'sent' when 'failed' then 'failed' else 'queued' end,
    sent_at = case result ->> 'outcome' when 'sent' then clock_timestamp() end,
    last_error = left(result ->> 'error', 1000),
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce((result ->> 'delay_seconds')::integer, 0))
  from jsonb_array_elements(outcomes) as results (result)
  where job.id = (result ->> 'id')::uuid and job.status = 'sending'
$$;

-- Deletes inquiries with their attachments' rows and mail jobs. The files themselves are removed before, by whoever
-- calls.
create function leads.delete_inquiries(inquiry_ids uuid[]) returns integer
language sql
set search_path = ''
as $$
  with deleted as (delete from leads.inquiries where id = any (inquiry_ids) returning id)
  select count(*)::integer from deleted
$$;

revoke all on all functions in schema leads from public, anon, authenticated;
