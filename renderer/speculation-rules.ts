/**
 * Prefetches the page behind a hovered link, until the app handles links
 * (https://wicg.github.io/nav-speculation/speculation-rules.html).
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
