/** A public compound whose structural formula the site draws. */
export interface Compound {
  /** The structure, stereocentres included where the name stands for one isomer. */
  readonly smiles: string;
  /** Molecular formula in Hill order, written down apart from the SMILES: the build compares the two. */
  readonly formula: string;
  /** Standard InChIKey, by which every register of compounds finds it. The build compares it as well. */
  readonly inchiKey: string;
}

/** The compounds by their common names. A role's tile shows one that has to do with its work. */
export const compounds = {
  // The first ACE inhibitor taken by mouth, designed around its target.
  captopril: {
    smiles: 'C[C@H](CS)C(=O)N1CCC[C@H]1C(=O)O',
    formula: 'C9H15NO3S',
    inchiKey: 'FAKRSMQSSFJEIM-RQJHMYQMSA-N',
  },
  // Six steps by its first route, three by the later one: a textbook case of route design. Sold as the racemate.
  ibuprofen: {
    smiles: 'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
    formula: 'C13H18O2',
    inchiKey: 'HEFNNWSXXWATRW-UHFFFAOYSA-N',
  },
  // Another filler in the same capsule (lactose for calcium sulfate) raised exposure to toxic levels.
  phenytoin: {
    smiles: 'O=C1NC(=O)C(N1)(c1ccccc1)c1ccccc1',
    formula: 'C15H12N2O2',
    inchiKey: 'CXOFVDLJLONNDW-UHFFFAOYSA-N',
  },
  // Several polymorphs and a dihydrate: the usual model of solid-form studies.
  carbamazepine: {
    smiles: 'NC(=O)N1c2ccccc2C=Cc2ccccc21',
    formula: 'C15H12N2O',
    inchiKey: 'FFGPTBGBLSHEPO-UHFFFAOYSA-N',
  },
  // Moisture hydrolyses it to salicylic acid, which decides packaging and shelf life.
  'acetylsalicylic acid': {
    smiles: 'CC(=O)Oc1ccccc1C(=O)O',
    formula: 'C9H8O4',
    inchiKey: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N',
  },
  // One of the drug substances made in the largest quantities.
  paracetamol: {
    smiles: 'CC(=O)Nc1ccc(O)cc1',
    formula: 'C8H9NO2',
    inchiKey: 'RZVAJINKPMORJF-UHFFFAOYSA-N',
  },
  // Found by a young company and brought to patients with a large partner. The 2R,5S enantiomer.
  lamivudine: {
    smiles: 'Nc1ccn([C@@H]2CS[C@H](CO)O2)c(=O)n1',
    formula: 'C8H11N3O3S',
    inchiKey: 'JTEGQNOMFQHVDC-NKWVEPMBSA-N',
  },
  // The dye of FITC-labelled antibodies in flow cytometry, in its lactone form.
  fluorescein: {
    smiles: 'O=C1OC2(c3ccc(O)cc3Oc3cc(O)ccc32)c2ccccc21',
    formula: 'C20H12O5',
    inchiKey: 'GNBHRKFJIUUOQI-UHFFFAOYSA-N',
  },
  // The S enantiomer, claimed over the racemate: Sanofi-Synthelabo v. Apotex, 550 F.3d 1075 (Fed. Cir. 2008).
  clopidogrel: {
    smiles: 'COC(=O)[C@H](c1ccccc1Cl)N1CCc2sccc2C1',
    formula: 'C16H16ClNO2S',
    inchiKey: 'GKTWGGQPFAXNFI-HNNXBMFYSA-N',
  },
  // A common test substance for the performance of chromatographs and photometers.
  caffeine: {
    smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
    formula: 'C8H10N4O2',
    inchiKey: 'RYYVLZVUVIJVGH-UHFFFAOYSA-N',
  },
  // A basic nitrogen, an amide that hydrolyses to a limited aniline (2,6-dimethylaniline), and a last bond: the amine's.
  lidocaine: {
    smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
    formula: 'C14H22N2O',
    inchiKey: 'NNJVILVZKWQKPM-UHFFFAOYSA-N',
  },
  // The molecule of the home page: one stereocentre, an aniline masked by its ring, a morpholine that metabolism opens.
  linezolid: {
    smiles: 'CC(=O)NC[C@H]1CN(C(=O)O1)c1ccc(N2CCOCC2)c(F)c1',
    formula: 'C16H20FN3O4',
    inchiKey: 'TYZROVQLWOKYKF-ZDUSSCGKSA-N',
  },
} as const satisfies Readonly<Record<string, Compound>>;

export type CompoundName = keyof typeof compounds;
