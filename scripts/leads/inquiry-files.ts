import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import type { Sql } from 'postgres';
import type { AnnouncedFile } from '#function/database.ts';
import { getSlotPath } from '#function/files/slots.ts';
import { connectStorage } from '#function/files/storage.ts';
import { getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { formatReference } from '#shared/function-api.ts';
import { findInquiry } from './find-inquiry.ts';

/**
 * Lists an inquiry's files with their paths on disk or download links.
 *
 * @param dataDir - the data folder of a local site; undefined for a hosted project
 */
export async function listFiles(sql: Sql, reference: string, dataDir: string | undefined): Promise<string> {
  const id = await findInquiry(sql, reference);
  const [inquiry] = await sql<[{ files: AnnouncedFile[] }]>`
    select files from leads.inquiries where id = ${id}`;
  if (inquiry.files.length === 0) return `${formatReference(id)} has no files.`;
  const locateFile = dataDir === undefined ? await createFileLinker(id) : createFileFinder(id, dataDir);
  const lines = inquiry.files.map(async ({ name, size }, slot) => {
    const location = (await locateFile(slot, name)) ?? 'missing: it was not uploaded';
    return `${slot}  ${name} (${Math.ceil(size / 1024)} KB)\n   ${location}`;
  });
  return (await Promise.all(lines)).join('\n');
}

type LocateFile = (slot: number, name: string) => string | undefined | Promise<string | undefined>;

function createFileFinder(inquiryId: string, dataDir: string): LocateFile {
  return (slot) => {
    const file = resolve(getStorageFolder(dataDir), getSlotPath(inquiryId, slot));
    return existsSync(file) ? file : undefined;
  };
}

async function createFileLinker(inquiryId: string): Promise<LocateFile> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  const storage = connectStorage({ SUPABASE_URL, SUPABASE_SECRET_KEY });
  if (!storage)
    throw new Error(
      "There are files. To access them, export SUPABASE_URL and SUPABASE_SECRET_KEY in this terminal (.env isn't read).",
    );
  const storedSlots = await storage.listStoredSlots(inquiryId);
  return (slot, name) =>
    storedSlots.includes(slot) ? storage.createDownloadLink(getSlotPath(inquiryId, slot), name) : undefined;
}
