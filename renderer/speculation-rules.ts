/**
 * Lets the browser fetch the document behind a link that the visitor rests on, until the app takes links over
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). Browsers don't do it for visitors who save data.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
