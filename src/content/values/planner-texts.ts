import { readFilledFile } from '#src/content/readers/content-files.ts';
import { titled } from '#src/content/schemas/page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

const item = text(40);
const note = (label: string) => titled(65, 260).meta({ label });
const place = entry({
  label: text(30),
  reason: text(85).meta({ hint: 'Completes “because”, without a period.' }),
});

/** The timeline on the home page. */
export const schema = entry({
  items: entry({
    synthesis: item,
    characterization: item,
    formulation: item,
    earlySafety: item,
    doseRange: item,
    gapAnalysis: item,
    meeting: item,
    stability: item,
    geneticTox: item.meta({ label: 'Genetic tox' }),
    glpTox: item.meta({ label: 'GLP tox' }),
    safetyPharmacology: item,
    gmpSubstance: item.meta({ label: 'GMP drug substance' }),
    product: item,
    reports: item,
    dossier: item,
  }),
  notes: entry({
    glpToxBeforeGeneticTox: note('GLP tox without Ames and genetic toxicology'),
    glpToxBeforeCharacterization: note('GLP tox before characterization'),
    glpToxBeforeDoseRange: note('GLP tox before dose range finding'),
    glpToxBeforeFormulation: note('GLP tox before formulation'),
    glpToxBeforeSafety: note('GLP tox before hERG'),
    dossierBeforeGlpTox: note('Dossier before GLP tox'),
    dossierBeforeSafetyPharmacology: note('Dossier before safety pharmacology'),
    dossierBeforeReports: note('Dossier before study reports'),
    productBeforeSubstance: note('Drug product before drug substance'),
    substanceBeforeMeeting: note('GMP drug substance before the meeting'),
  }).meta({ label: 'Notes on the order', hint: 'A visitor sees at most three.' }),
  start: entry({
    readiness: place,
    strategy: place,
    matching: place,
    execution: place,
    contact: place,
  }).meta({ label: 'Where to start' }),
  result: entry({
    allMarked: text(40).meta({
      hint: 'Promise nothing: an IND needs more than the list (21 CFR 312.23).',
    }),
    needed: text(25).meta({ label: 'Heading of the open work' }),
    order: text(25).meta({ label: 'Heading of the notes' }),
    orderScope: text(80).meta({ label: 'Below the notes' }),
    start: text(25).meta({ label: 'Heading of where to start' }),
    samples: text(70).meta({ label: 'Link to the sample documents' }),
    send: text(40).meta({ label: 'Button' }),
    copy: text(20).meta({ label: 'Button that copies' }),
    startOver: text(20).meta({ label: 'Button that removes the marks' }),
    disclaimer: text(150),
  }),
});

export const plannerTexts = readFilledFile('content/planner.json', schema);
