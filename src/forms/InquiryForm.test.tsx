import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type * as providerModule from '#src/site/provider.ts';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import { ContactForm } from './ContactForm.tsx';

vi.mock('#src/site/provider.ts', async (load) => {
  const { provider } = await load<typeof providerModule>();
  return { provider: { ...provider, isPreview: true } };
});

test('a form of a preview says that it is off, and can’t be sent', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ChakraRoot>
        <ContactForm nextSteps={[]} />
      </ChakraRoot>
    </MemoryRouter>,
  );
  expect(html).toContain('This is a preview. The forms are turned off, and nothing you type is sent.');
  const buttons = html.match(/<button[^>]*type="submit"[^>]*>/g);
  expect(buttons).toEqual([expect.stringContaining(' disabled=')]);
});
