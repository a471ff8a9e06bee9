/** A public compound whose structural formula the site draws. */
export interface Compound {
  /** The structure, stereocenters included where the name stands for one isomer. */
  readonly smiles: string;
  /** Molecular formula in Hill order, written down apart from the SMILES: `npm run draw` compares the two. */
  readonly formula: string;
  /** Standard InChIKey, under which registers of compounds list it. `npm run draw` compares it as well. */
  readonly inchiKey: string;
}

/** The compounds by their common names. */
export const compounds = {
  // Has a basic nitrogen, and an amide that hydrolyses to an aniline with a limit (2,6-dimethylaniline); its last bond
  // is the amine's.
  lidocaine: {
    smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
    formula: 'C14H22N2O',
    inchiKey: 'NNJVILVZKWQKPM-UHFFFAOYSA-N',
  },
  // The molecule of the home page: one stereocenter, an aniline masked by its ring, a morpholine that metabolism opens.
  linezolid: {
    smiles: 'CC(=O)NC[C@H]1CN(C(=O)O1)c1ccc(N2CCOCC2)c(F)c1',
    formula: 'C16H20FN3O4',
    inchiKey: 'TYZROVQLWOKYKF-ZDUSSCGKSA-N',
  },
} as const satisfies Readonly<Record<string, Compound>>;

export type CompoundName = keyof typeof compounds;
