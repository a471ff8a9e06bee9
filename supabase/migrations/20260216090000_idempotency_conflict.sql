-- A known idempotency key is answered by what came with it. The same submission again is repeated; any other is a
-- conflict, whose answer tells nothing of the first (draft-ietf-httpapi-idempotency-key-header section 2.4: the
-- fingerprint). The fingerprint is the inquiry itself as it is stored, so that it holds for earlier inquiries too and
-- is deleted with them.

-- The row that a submission becomes.
create function leads.submitted_inquiry(submission jsonb) returns leads.inquiries
language sql stable
set search_path = ''
as $$
  select jsonb_populate_record(
    null::leads.inquiries,
    leads.inquiry_row(submission -> 'fields') || jsonb_build_object(
      'id', submission -> 'id', 'idempotency_key', submission -> 'idempotency_key', 'received_at', now(),
      'consent', submission -> 'consent', 'topic', submission -> 'topic', 'service', submission -> 'service',
      'attribution', coalesce(submission -> 'attribution', '{}')))
$$;

-- With their places among the files of the inquiry, as those that have arrived are left out.
create or replace function leads.announced_attachments(inquiry uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', file_name, 'size', size, 'content_type', content_type, 'object_path', object_path,
    'position', position) order by position), '[]')
  from leads.attachments where inquiry_id = inquiry and status = 'announced'
$$;

-- What a submission is answered whose key is known already; null when it isn't. How the visitor came is no part of what
-- he says: the same words from another visit are the same inquiry.
create function leads.known_submission(submitted leads.inquiries, files jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when to_jsonb(submitted) - array['id', 'received_at', 'attribution']
        = to_jsonb(inquiry) - array['id', 'received_at', 'attribution']
      and (
        select coalesce(jsonb_agg(jsonb_build_array(file -> 'name', file -> 'size') order by place), '[]')
        from jsonb_array_elements(files) with ordinality as announced (file, place)
      ) = (
        select coalesce(jsonb_agg(jsonb_build_array(file_name, size) order by position), '[]')
        from leads.attachments where inquiry_id = inquiry.id
      )
    then jsonb_build_object(
      'outcome', 'repeated', 'inquiry_id', inquiry.id, 'attachments', leads.announced_attachments(inquiry.id))
    else '{"outcome": "conflict"}'
  end
  from leads.inquiries inquiry where inquiry.idempotency_key = submitted.idempotency_key
$$;

-- As before, but for known keys. Answers {outcome: 'accepted' | 'repeated' | 'conflict' | 'rate_limited', inquiry_id,
-- retry_after_seconds, attachments}.
create or replace function leads.submit_inquiry(submission jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  submitted constant leads.inquiries := leads.submitted_inquiry(submission);
  files constant jsonb := coalesce(submission -> 'files', '[]');
  address constant text := submission ->> 'address_hash';
  known jsonb;
  wait_seconds integer;
begin
  known := leads.known_submission(submitted, files);
  if known is not null then
    return known;
  end if;

  wait_seconds := leads.take_share(
    address, (submission ->> 'rate_limit_maximum')::integer, (submission ->> 'rate_limit_window_seconds')::integer);
  if wait_seconds > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after_seconds', wait_seconds);
  end if;

  insert into leads.inquiries select submitted.* on conflict (idempotency_key) do nothing;

  -- Lost a race against the same key: the other transaction has committed by now, and its row decides.
  if not found then
    delete from leads.accepted_submissions where ctid = (
      select ctid from leads.accepted_submissions
      where address_hash = address order by accepted_at desc limit 1);
    return leads.known_submission(submitted, files);
  end if;

  insert into leads.attachments (id, inquiry_id, position, file_name, size, content_type, object_path)
  select (file ->> 'id')::uuid, submitted.id, place - 1, file ->> 'name', (file ->> 'size')::bigint,
    file ->> 'content_type', file ->> 'object_path'
  from jsonb_array_elements(files) with ordinality as announced (file, place);

  insert into leads.mail_jobs (inquiry_id, kind) values (submitted.id, 'notification'), (submitted.id, 'acknowledgement');

  return jsonb_build_object(
    'outcome', 'accepted', 'inquiry_id', submitted.id, 'attachments', leads.announced_attachments(submitted.id));
end
$$;

drop function leads.repeated_submission(uuid);

revoke all on function leads.submitted_inquiry(jsonb), leads.known_submission(leads.inquiries, jsonb)
from public, anon, authenticated;
