import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDatabase } from '#scripts/local-services/database.ts';
import { getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { sendButton, sentPanel } from './forms.ts';
import { openPage } from './site.ts';

/** `playwright.config.ts` sets `DATA_DIR` to this folder. */
const dataDir = 'test-results/data';

export interface StoredInquiry {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly idempotency_key: string;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  /** The indexes of the `files` in storage. */
  readonly stored_slots: readonly number[];
  readonly mail_jobs: readonly string[];
}

function listStoredSlots(inquiryId: string): number[] {
  const folder = join(getStorageFolder(dataDir), inquiryId);
  return existsSync(folder)
    ? readdirSync(folder)
        .map(Number)
        .toSorted((a, b) => a - b)
    : [];
}

/** Returns the oldest first. */
export async function findInquiries(email: string): Promise<readonly StoredInquiry[]> {
  const { sql, close } = await openDatabase(dataDir);
  try {
    const rows = await sql<(StoredInquiry & { answers: object })[]>`
      select inquiries.*,
        (select json_agg(kind order by kind) from leads.mail_jobs where inquiry_id = inquiries.id) as mail_jobs
      from leads.inquiries where email = ${email} order by received_at`;
    return rows.map(({ answers, ...row }) => ({ ...answers, ...row, stored_slots: listStoredSlots(row.id) }));
  } finally {
    await close();
  }
}

let senderCount = 0;

export const createSenderEmail = () => `sender-${Date.now()}-${process.pid}-${++senderCount}@example.com`;

export async function fillContactForm(page: Page, email: string): Promise<void> {
  await page.locator('#name').fill('Ada Lovelace');
  await page.locator('#email').fill(email);
  await page.locator('#company').fill('Analytical Engines');
  // Only someone who discusses a program is asked to describe it.
  if (await page.locator('#therapeutic-area').isVisible()) {
    await page.locator('#therapeutic-area').selectOption('oncology');
    await page.locator('#dev-stage').selectOption('preclinical');
    await page.locator('#timeline').selectOption('24-months-plus');
    await page.locator('#service-type').selectOption('cmc-only');
  }
  await page.locator('[name=project-description]').fill('IC50 < 5 nM & pH > 7\nSecond line');
  await page.locator('#consent').check();
}

/** Opens the contact form and fills it in. Returns the sender's email address. */
export async function startInquiry(page: Page): Promise<string> {
  const email = createSenderEmail();
  await openPage(page, '/contact');
  await fillContactForm(page, email);
  return email;
}

/** Sends the form, and returns the sender's inquiries. */
export async function sendForm(page: Page, email: string) {
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  return findInquiries(email);
}

export async function fillRfpForm(page: Page, email: string): Promise<void> {
  await page.locator('#full-name').fill('Ada Lovelace');
  await page.locator('#email').fill(email);
  await page.locator('#company').fill('Analytical Engines');
  await page.locator('#project-name').fill('Difference');
  await page.locator('#program-type').selectOption('nce');
  await page.locator('[name=modality][value=small-molecule]').check();
  await page.locator('[name=services-needed][value=stability]').check();
  await page.locator('#desired-start-date').fill('2099-05-01');
}
