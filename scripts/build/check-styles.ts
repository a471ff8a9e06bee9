import stylelint from 'stylelint';

/**
 * Checks the style files with stylelint, which names the file and the line of an unknown token or breakpoint.
 *
 * @throws {Error} with all findings.
 */
export async function checkStyles(): Promise<void> {
  const { errored, report } = await stylelint.lint({ files: '{src,pages}/**/*.css', formatter: 'unix' });
  if (errored) throw new Error(`The style files have errors:\n${report}`);
}
