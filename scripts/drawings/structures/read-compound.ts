import initRdkit, { type MainModule, type Mol } from '@rdkit/rdkit';
import type { Compound } from '#src/site/compounds.ts';

let rdkit: Promise<MainModule> | undefined;

/** RDKit (https://www.rdkit.org), compiled to WebAssembly; started once. */
export function loadRdkit(): Promise<MainModule> {
  rdkit ??= initRdkit();
  return rdkit;
}

/** Parses a SMILES, or tells why RDKit refuses it, without the time stamp of its log. */
function parseSmiles(module: MainModule, smiles: string): Mol | string {
  const log = module.set_log_capture('rdApp.error');
  const molecule = module.get_mol(smiles);
  const [reason = ''] = (log?.get_buffer() ?? '').split('\n');
  log?.delete();
  return molecule ?? reason.replace(/^\[[\d:]+\]\s*/, '');
}

/**
 * Reads a compound's structure and compares it with the formula and the InChIKey that stand beside it.
 *
 * @throws with one line that names the compound where the SMILES can't be read, breaks a valence or is that of
 * another compound.
 */
export async function readCompound(name: string, { smiles, formula, inchiKey }: Compound): Promise<Mol> {
  const module = await loadRdkit();
  const refuse = (problem: string) => new Error(`${name} in src/site/compounds.ts: ${problem}`);
  const molecule = parseSmiles(module, smiles);
  if (typeof molecule === 'string') throw refuse(`its SMILES ${smiles} is wrong: ${molecule}`);
  const inchi = molecule.get_inchi();
  const foundFormula = inchi.split('/')[1];
  if (foundFormula !== formula) throw refuse(`its SMILES is ${foundFormula}, its formula ${formula}`);
  const foundKey = module.get_inchikey_for_inchi(inchi);
  if (foundKey !== inchiKey) throw refuse(`its SMILES has the InChIKey ${foundKey}, not ${inchiKey}`);
  return molecule;
}
