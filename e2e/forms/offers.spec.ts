import { consultationLabel } from '#src/site/action-labels.ts';
import { expect, type Page, test } from '@playwright/test';
import { serviceOffers } from '#shared/option-lists.ts';
import { sendButton, thanks } from '../support/forms.ts';
import { fillInContact, fillInRfp, inquiriesOf, newSender } from '../support/inquiries.ts';
import { blockScripts, hydrate, open, titleOf } from '../support/site.ts';

const [map, , cdmo] = serviceOffers;

const inquireAbout = (page: Page, offer: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: offer })
    .getByRole('link', { name: 'Inquire About This Service' });
const cameAbout = (page: Page, offer: string) => page.getByText(`You came about: ${offer}`);

test.describe('an offer that a visitor inquires about', () => {
  test('is named by the RFP form and by the inquiry', async ({ page }) => {
    const email = newSender();
    await open(page, '/services');
    for (const { value, label } of serviceOffers)
      await expect(inquireAbout(page, label)).toHaveAttribute('href', `/submit-rfp?service=${value}`);
    const { value, label } = map;
    await inquireAbout(page, label).click();
    await expect(page).toHaveURL(`/submit-rfp?service=${value}`);
    await page.getByRole('link', { name: 'Go to the RFP Form' }).last().click();
    await expect(page).toHaveURL(`/submit-rfp/form?service=${value}`);
    await expect(cameAbout(page, label)).toBeVisible();
    await fillInRfp(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ type: 'rfp', service: value }]);
  });

  test('is named by the contact form, which chooses the matching service', async ({ page }) => {
    const email = newSender();
    await open(page, '/services');
    await inquireAbout(page, cdmo.label).click();
    // The page before has such a link too.
    await expect(page).toHaveTitle(titleOf('/submit-rfp'));
    await page.locator('main').getByRole('link', { name: consultationLabel }).first().click();
    await expect(cameAbout(page, cdmo.label)).toBeVisible();
    await expect(page.getByLabel('Services of interest')).toHaveValue('cmc-only');
    await fillInContact(page, email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await inquiriesOf(email)).toMatchObject([{ type: 'contact', service: cdmo.value }]);
  });

  test('is remembered when the visitor follows each link before the app is there', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/services');
    await inquireAbout(page, map.label).click();
    await page.getByRole('link', { name: 'Go to the RFP Form' }).first().click();
    await expect(page).toHaveTitle(titleOf('/submit-rfp/form'));
    await page.unroute('**/assets/**/*.js');
    // The module that failed is remembered by its document.
    await page.reload();
    await hydrate(page);
    await expect(cameAbout(page, map.label)).toBeVisible();
  });
});
