// @vitest-environment node
import { resolve } from 'node:path';
import { Accordion } from '@chakra-ui/react/accordion';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rules } from 'virtual:site-styles';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { compiledSystem, emotionCache } from './compiled-system.ts';
import { styleSheet } from '../compiler/style-sheet.ts';
import { inOrder, partsOf, sheetOf } from '../compiler/style-order.ts';
import type { Definition } from '../compiler/compile-recipe.ts';
import { systemConfig } from '../compiler/system.ts';
import { ChakraRoot } from './ChakraRoot.tsx';

const render = (content: ReactNode) => renderToStaticMarkup(<ChakraRoot>{content}</ChakraRoot>);

/** Chakra's keys, with the file that has the recipe for it. */
const files = {
  accordion: 'accordion',
  field: 'field',
  fieldset: 'fieldset',
  input: 'input',
  nativeSelect: 'native-select',
  textarea: 'textarea',
  toast: 'toast',
} as const;

function choicesOf({ variants = {} }: Definition): Record<string, string>[] {
  return Object.entries(variants as Record<string, object>).reduce<Record<string, string>[]>(
    (choices, [variant, values]) => [
      ...choices,
      ...choices.flatMap((choice) => Object.keys(values).map((value) => ({ ...choice, [variant]: value }))),
    ],
    [{}],
  );
}

type Serialized = Readonly<Record<'name' | 'styles', string>>;

test.each(Object.entries(files))(
  'the compiled system gives %s the styles that Chakra’s own system computes, for every variant',
  async (key, file) => {
    const { module } = await runnerImport<Record<string, Definition>>(
      resolve(`src/theme/recipes/${file}.recipe.ts`),
      { configFile: false },
    );
    const recipe = Object.values(module)[0] as Definition;
    const isSlotRecipe = 'slots' in recipe;
    const real = createSystem(defaultBaseConfig, systemConfig, {
      theme: isSlotRecipe ? { slotRecipes: { [key]: recipe } } : { recipes: { [key]: recipe } },
    });
    for (const choice of choicesOf(recipe)) {
      const expected = (
        isSlotRecipe ? real.getSlotRecipeFn(key)(choice) : { '': real.getRecipeFn(key)(choice) }
      ) as Record<string, SystemStyleObject>;
      const compiled = compiledSystem.getSlotRecipeFn(key)(choice) as Record<string, Serialized> | Serialized;
      for (const [slot, styles] of Object.entries(expected)) {
        const { name } = (slot ? (compiled as Record<string, Serialized>)[slot] : compiled) as Serialized;
        const className = `${emotionCache.key}-${name}`;
        const ownRules = rules.filter((rule) => rule.className === className);
        expect(sheetOf(ownRules), `${className} of ${JSON.stringify(choice)}`).toBe(
          sheetOf(inOrder(partsOf(styleSheet(`.${className}`, styles)))),
        );
      }
    }
  },
);

test('the parts of a slot recipe have a class each, and a control outside of a field has its own', () => {
  const html = render(
    <>
      <Accordion.Root id="faq">
        <Accordion.Item value="0" />
      </Accordion.Root>
      <Field.Root id="name">
        <Field.Label>Name</Field.Label>
      </Field.Root>
      <Input />
    </>,
  );
  for (const className of ['c-accordion-root', 'c-accordion-item', 'c-field-label', 'c-input'])
    expect(html).toContain(`class="${className}"`);
  expect(html).not.toContain('<style');
});
