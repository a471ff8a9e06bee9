import { choice, entry, list, text, wholeNumber, yesOrNo } from './parts.ts';

export const caseSchema = entry({
  title: text(60),
  order: wholeNumber(1, 100).meta({
    label: 'Position',
    hint: 'The pages show the case with the lowest number first.',
  }),
  goal: text(300),
  depRole: text(400).meta({ label: 'DEP’s role' }),
  status: choice({ ACTIVE: 'Active', COMPLETED: 'Completed' }),
  metrics: list(entry({ value: text(40), label: text(60) }), 1, 4).meta({
    label: 'Results',
    hint: 'A value is a text such as “35%”, or the name of a figure such as {{cases.costReduction}}, which you change under Figures > Results of the cases.',
    editor: { label_singular: 'Result', collapsed: false, summary: '{{fields.value}} {{fields.label}}' },
  }),
  confirmedByClient: yesOrNo.meta({
    label: 'Confirmed by the client',
    hint: 'The client has agreed to this text and these results. Turn it off after a change, until the client agrees again. The live site leaves out what isn’t confirmed.',
  }),
});
