import { claims } from '#src/content/values/claims.ts';
import { formatPriceRange } from '#src/content/figures.ts';
import { getPageTitle, siteDescription } from '#src/content/values/heads.ts';
import { provider } from '#src/site/provider.ts';
import { routes, type PageKind } from '#src/site/routes.ts';
import { writeOutput } from '../output.ts';
import { getServiceOffer } from '#src/content/service-offers.ts';

/** Each kind of page is in exactly one section. */
const sections: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[] = [
  { heading: 'Overview', kinds: ['home', 'collection', 'article'] },
  { heading: 'Services', kinds: ['service'] },
  { heading: 'Company', kinds: ['about', 'team'] },
  // Models may skip "Optional" (https://llmstxt.org).
  { heading: 'Optional', kinds: ['contact', 'form', 'legal'] },
];

const { readinessSprint: sprint } = claims;

const map = getServiceOffer('ind-milestone-map');
const cdmo = getServiceOffer('cdmo-selection');
const rescue = getServiceOffer('rescue');

/** Complete sentences, because readers quote them out of context. */
const keyFacts = [
  `${provider.legalName} (${provider.shortName}) leads small molecule programs from discovery to IND for lean biotech and pharma teams.`,
  `A molecule readiness sprint takes ${sprint.duration}, ${sprint.complexDuration} for complex molecules, and costs ${formatPriceRange(sprint.price)}, ${sprint.credit}.`,
  `Strategic planning typically takes ${claims.strategicPlanning}; full execution takes ${claims.fullExecution}.`,
  `Execution support gives ${claims.timelineAcceleration} timeline acceleration.`,
  `An RFP takes ${claims.rfpCreation} to write. Turnaround to proposals is ${claims.proposalTurnaround}.`,
  `The ${map.title} takes ${map.duration}, ${cdmo.title} ${cdmo.duration}, and the diagnostic of ${rescue.title} ${rescue.duration}. Rescue happens ${claims.rescueDuration}.`,
  'On academic and grant work, DEP takes no vendor commissions and passes discounts through to the client.',
  `Work starts in ${claims.startDelay}. Every inquiry gets a reply within ${claims.responseTime}.`,
];

export function createLlmsText(): string {
  const lists = sections.map(({ heading, kinds }) => {
    const pages = routes.filter(({ kind }) => kinds.includes(kind));
    const lines = pages.map(
      ({ path, label }) => `- [${label}](${provider.siteUrl}${path}): ${getPageTitle(path).description}`,
    );
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return [
    `# ${provider.shortName}\n`,
    `> ${siteDescription}\n`,
    `Contact: ${provider.email}\n`,
    `Key facts:\n\n${keyFacts.map((fact) => `- ${fact}`).join('\n')}\n`,
    ...lists,
  ].join('\n');
}

export const writeLlmsText = (folder: string) => writeOutput(folder, 'llms.txt', createLlmsText());
