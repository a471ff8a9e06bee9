import { expect, test, type Locator } from '@playwright/test';
import { waitForTransitions } from '../support/accessibility.ts';
import { functionUrlPattern, sentPanel, collectPayloads } from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { pauseRequests, openPage } from '../support/site.ts';

/** Returns the contrast ratio by WCAG 2.2. The canvas converts any color to sRGB. */
const measureContrast = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor, opacity } = getComputedStyle(node);
    if (opacity !== '1') throw new Error(`The contrast is unknown because the opacity is ${opacity}, not 1`);
    const context = document.createElement('canvas').getContext('2d')!;
    const luminance = (cssColor: string) => {
      context.fillStyle = cssColor;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const channel = value / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [darker, lighter] = [luminance(color), luminance(backgroundColor)].toSorted((a, b) => a - b);
    return (lighter! + 0.05) / (darker! + 0.05);
  });

/** Returns the position relative to the form, because a click may scroll. */
const measurePosition = (button: Locator) =>
  button.evaluate((node) => {
    const [box, form] = [node.getBoundingClientRect(), node.closest('form')!.getBoundingClientRect()];
    return [box.left - form.left, box.top - form.top, box.width, box.height, form.height];
  });

for (const [path, colorScheme, width] of [
  ['/contact', 'dark', 320],
  ['/submit-rfp/form', 'light', 1280],
] as const)
  test(`on a slow network, "Submitting..." on ${path} shifts nothing, is readable and prevents a second inquiry (${colorScheme}, ${width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const payloads = collectPayloads(page);
    const email = createSenderEmail();
    const release = await pauseRequests(page, functionUrlPattern);
    await openPage(page, path);
    await (path === '/contact' ? fillContactForm : fillRfpForm)(page, email);
    const button = page.locator('form [type=submit]');
    await button.scrollIntoViewIfNeeded();
    const atRest = await measurePosition(button);
    await page.getByLabel('Company').press('Enter');
    await page.getByLabel('Company').press('Enter');
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveText('Submitting...');
    expect(await measurePosition(button)).toEqual(atRest);
    await page.mouse.move(2, 300);
    await waitForTransitions(page);
    expect(await measureContrast(button)).toBeGreaterThanOrEqual(4.5);

    await busy.dblclick({ force: true });
    release();
    await expect(sentPanel(page)).toBeVisible();
    expect(payloads).toHaveLength(1);
    expect(await findInquiries(email)).toHaveLength(1);
  });
