-- What only a hosted Supabase project has: the private bucket, and the schedule of its maintenance.
-- Each part is left out where the project (or the plain PostgreSQL, or the embedded database) lacks it.

do $$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'No storage here: the bucket is somebody else''s business.';
    return;
  end if;
  -- Limits as in functions/_shared/upload-limits.ts. No policy on storage.objects: only signed URLs and the service key
  -- get in.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'inquiry-attachments', 'inquiry-attachments', false, 10485760,
    array[
      'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.oasis.opendocument.text',
      'application/rtf', 'text/plain', 'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.oasis.opendocument.spreadsheet',
      'text/csv', 'text/tab-separated-values', 'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.oasis.opendocument.presentation', 'image/png', 'image/jpeg', 'image/tiff', 'chemical/x-cdx',
      'chemical/x-cdxml', 'chemical/x-mdl-molfile', 'chemical/x-mdl-sdfile', 'chemical/x-mol2', 'chemical/x-mdl-rxnfile',
      'chemical/x-daylight-smiles', 'chemical/x-pdb', 'chemical/x-cif', 'chemical/x-jcamp-dx', 'application/zip'])
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
end
$$;

-- Every minute the function is asked for its maintenance, at a protected path, whose address is in the project's vault
-- (`scripts/deploy/supabase-preflight.ts` looks for it; until it is there, the job does nothing) and whose secret is
-- leads.scheduler's. What pg_cron notes of each run is kept for a week: a run a minute is some 250 MB a year otherwise,
-- and a full project refuses every inquiry.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net')
    or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'No pg_cron, pg_net or vault here: ask for the maintenance from elsewhere.';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('maintenance', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret,
      headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || scheduler.secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 30000)
    from vault.decrypted_secrets address, leads.scheduler
    where address.name = 'maintenance_url'
  $job$);
  perform cron.schedule('forget-runs', '17 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '7 days'
  $job$);
end
$$;
