-- Files of chemists and of OpenDocument: the bucket takes what functions/_shared/upload-limits.ts lists.

do $$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'No storage here: the bucket is somebody else''s business.';
    return;
  end if;
  update storage.buckets set allowed_mime_types = array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.oasis.opendocument.text',
    'application/rtf', 'text/plain', 'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.oasis.opendocument.spreadsheet',
    'text/csv', 'text/tab-separated-values', 'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.presentation', 'image/png', 'image/jpeg', 'image/tiff', 'chemical/x-cdx',
    'chemical/x-cdxml', 'chemical/x-mdl-molfile', 'chemical/x-mdl-sdfile', 'chemical/x-mol2', 'chemical/x-mdl-rxnfile',
    'chemical/x-daylight-smiles', 'chemical/x-pdb', 'chemical/x-cif', 'chemical/x-jcamp-dx', 'application/zip']
  where id = 'inquiry-attachments';
end
$$;
