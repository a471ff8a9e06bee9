// @vitest-environment node
import { Accordion } from '@chakra-ui/react/accordion';
import { Button } from '@chakra-ui/react/button';
import { Collapsible } from '@chakra-ui/react/collapsible';
import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import { Tooltip } from '@chakra-ui/react/tooltip';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button as SiteButton } from './Button.tsx';
import { ChakraRoot } from './ChakraRoot.tsx';

const components: Readonly<Record<string, ReactNode>> = {
  accordion: (
    <Accordion.Root unstyled className="own" id="faq">
      <Accordion.Item className="own" value="0" />
    </Accordion.Root>
  ),
  button: <Button unstyled className="own" />,
  collapsible: (
    <Collapsible.Root unstyled className="own" id="menu">
      <Collapsible.Trigger className="own" />
    </Collapsible.Root>
  ),
  field: (
    <Field.Root unstyled className="own" id="name">
      <Field.Label className="own">Name</Field.Label>
      <Input unstyled className="own" />
    </Field.Root>
  ),
  fieldset: (
    <Fieldset.Root unstyled className="own" id="stage">
      <Fieldset.Legend className="own">Stage</Fieldset.Legend>
    </Fieldset.Root>
  ),
  'native select': (
    <NativeSelect.Root unstyled className="own" id="role">
      <NativeSelect.Field className="own" />
    </NativeSelect.Root>
  ),
  textarea: <Textarea unstyled className="own" />,
  tooltip: (
    <Tooltip.Root unstyled id="more">
      <Tooltip.Trigger className="own" />
    </Tooltip.Root>
  ),
};

test.each(Object.entries(components))(
  'each element of a %s has only the given class, and there is no style element',
  (_, component) => {
    const html = renderToStaticMarkup(<ChakraRoot>{component}</ChakraRoot>);
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(classes)).toEqual(new Set(['own']));
    expect(html).not.toMatch(/<style|unstyled/);
  },
);

test('a link that looks like a button has no type', () => {
  const link = (
    <SiteButton asChild>
      <a href="/team">Team</a>
    </SiteButton>
  );
  expect(renderToStaticMarkup(<ChakraRoot>{link}</ChakraRoot>)).toMatch(
    /^<a class="[^"]+" href="\/team">Team<\/a>$/,
  );
});
