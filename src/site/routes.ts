/**
 * The route table. Menus, breadcrumbs, head, structured data, sitemap, redirects and tests derive from it.
 */
import { formPages } from '#shared/function-api.ts';
import { claims } from './claims.ts';
import { formatPriceRange, toTitleCase } from './figures.ts';
import { legalRows } from './legal-pages.ts';
import type { MilestoneRange } from './milestones.ts';
import { stripTrailingSlash } from './paths.ts';

/** Decides the schema.org type and the section of `llms.txt`. */
export type PageKind =
  'home' | 'about' | 'article' | 'collection' | 'contact' | 'form' | 'legal' | 'service' | 'team';

/** Decides the dropdown of a page, and its active entry in the navigation. */
export type NavigationGroup = 'process' | 'services';

export const footerHeadings = ['About', 'Process', 'Services', 'Start', 'Explore'] as const;
type FooterColumn = (typeof footerHeadings)[number];

export interface RouteRow {
  readonly path: `/${string}`;
  readonly kind: PageKind;
  /** 15–65 characters (the build checks it). */
  readonly title: string;
  /** 70–160 characters (the build checks it), also for `llms.txt` and a service's structured data. */
  readonly description: string;
  /** The page's name in navigation, footer, related pages and breadcrumbs. */
  readonly label: string;
  /** One sentence for menu cards and related pages. */
  readonly summary: string;
  readonly group?: NavigationGroup;
  /** Button text of the page's card in its dropdown; pages without it have no card. */
  readonly menuAction?: string;
  /** How long the service takes, for its menu card. */
  readonly duration?: string;
  readonly footerColumn?: FooterColumn;
  /** The milestones of the page's service, if not all or none. */
  readonly covers?: MilestoneRange;
  readonly related: readonly string[];
}

const rows = [
  {
    path: '/',
    kind: 'home',
    title: 'Small Molecule IND Consulting and Program Leadership | DEP',
    description:
      'DEP is a consultancy that leads small molecule programs from discovery to IND: one lead for CMC, toxicology and regulatory work, for lean biotech teams.',
    label: 'Home',
    summary: 'Lean program leadership for small molecules, from discovery to IND.',
    related: [],
  },
  {
    path: '/about',
    kind: 'about',
    title: 'About DEP | Drug Development Consultants for Small Biotech',
    description:
      'DEP is a drug development consultancy that plans the path to IND, runs it with your vendors and delivers each milestone. Mission, approach and team.',
    label: 'About DEP',
    summary: 'Who we are: our mission, our approach and our team.',
    footerColumn: 'About',
    related: ['/why-dep', '/team', '/process'],
  },
  {
    path: '/why-dep',
    kind: 'article',
    title: 'Fractional Program Leadership for Small Molecules | Why DEP',
    description:
      'Fractional program leadership: one accountable lead plans the path, fixes CMC and formulation issues, and selects and manages vendors for a lean team.',
    label: 'Why DEP',
    summary: 'What fractional program leadership changes for a lean team.',
    footerColumn: 'Explore',
    related: ['/process', '/services', '/team'],
  },
  {
    path: '/process',
    kind: 'collection',
    title: 'IND-Enabling Studies Timeline | Our Five-Step Process | DEP',
    description: `The timeline to IND in five steps, from readiness to submission: strategic planning typically takes ${claims.strategicPlanning}, full execution ${claims.fullExecution}.`,
    label: 'Our Process',
    summary: 'The timeline to IND in five steps, and where you can join.',
    group: 'process',
    footerColumn: 'Process',
    related: ['/molecule-readiness', '/graphics', '/getting-started'],
  },
  {
    path: '/molecule-readiness',
    kind: 'service',
    title: `Molecule Readiness Assessment Cost: ${formatPriceRange(claims.readinessSprint.price)} | DEP`,
    description: `A molecule readiness assessment by DEP costs ${formatPriceRange(claims.readinessSprint.price)} and takes ${claims.readinessSprint.duration}: is the molecule ready, what are its risks, what comes first?`,
    label: 'Molecule Readiness',
    summary: 'Assess development potential and key risks.',
    group: 'process',
    menuAction: 'Assess Your Molecule',
    duration: claims.readinessSprint.duration,
    footerColumn: 'Process',
    covers: ['Program Start', 'Program Start'],
    related: ['/small-molecule-development', '/services', '/process/start-with-strategy'],
  },
  {
    path: '/process/start-with-strategy',
    kind: 'service',
    title: `Pre-IND Strategy in ${toTitleCase(claims.strategicPlanning)} | Strategic Support | DEP`,
    description: `Pre-IND strategy and planning for small molecules, in ${claims.strategicPlanning}: validation, critical path, budget and sourcing outline, before you pay for studies.`,
    label: 'Strategic Support',
    summary: 'Validate feasibility and create a development plan.',
    group: 'process',
    menuAction: 'Start With Strategy',
    duration: claims.strategicPlanning,
    footerColumn: 'Process',
    covers: ['Program Start', 'Material Ready'],
    related: ['/small-molecule-development', '/process/execution-support', '/molecule-readiness'],
  },
  {
    path: '/process/execution-support',
    kind: 'service',
    title: 'IND Program Management | Embedded Execution Support | DEP',
    description: `IND program management by a lead inside your team: timelines, vendor coordination, budget and risks. ${claims.timelineAcceleration} timeline acceleration.`,
    label: 'Execution Support',
    summary: 'Embedded project leadership to manage timelines and coordinate vendors.',
    group: 'process',
    menuAction: 'Get Execution Support',
    duration: claims.fullExecution,
    footerColumn: 'Process',
    related: ['/small-molecule-development', '/services', '/process/start-with-strategy'],
  },
  {
    path: '/getting-started',
    kind: 'collection',
    title: 'Getting Started With an IND Program | Select Your Profile',
    description:
      'Three ways to start an IND program with DEP: no RFP yet, an RFP that needs a project lead, or an RFP that needs vendors fast. Each profile has a first step.',
    label: 'Getting Started',
    summary: 'Three profiles, each with its first step.',
    footerColumn: 'Start',
    related: ['/process', '/submit-rfp', '/contact'],
  },
  {
    path: '/submit-rfp',
    kind: 'service',
    title: 'Send an RFP to Vetted CROs and CDMOs | Submit RFP | DEP',
    description: `How to send an RFP to CROs and CDMOs through DEP: what to have ready, who sees it and when proposals arrive. Reply within ${claims.responseTime}.`,
    label: 'Submit RFP',
    summary: 'Connect with pre-vetted partners.',
    group: 'process',
    menuAction: 'Submit Your RFP',
    duration: `${claims.proposalTurnaround} to proposals`,
    footerColumn: 'Start',
    covers: ['Material Ready', 'Tox Start'],
    related: ['/flexible-services/rfp-creation', '/flexible-services/rfp-matching', '/process'],
  },
  {
    path: formPages.rfp,
    kind: 'form',
    title: 'RFP Form: Send Your CRO or CDMO Project Scope to DEP',
    description:
      'Send DEP your project scope in one form: program, modality, services, dates. A CDA comes first; no data is shared without mutual protection.',
    label: 'RFP Form',
    summary: 'Send your project scope, services and dates in one form.',
    group: 'process',
    footerColumn: 'Start',
    covers: ['Material Ready', 'Tox Start'],
    related: [],
  },
  {
    path: '/services',
    kind: 'collection',
    title: 'Drug Development Services for Small Molecules, to IND | DEP',
    description:
      'Five drug development services: IND Milestone Map, Program Management, CDMO Strategy and Selection, Troubleshoot and Rescue, and Grant Readiness and Writing.',
    label: 'Need a Service?',
    summary: 'Five drug development services, each with a scope and a deliverable.',
    group: 'services',
    footerColumn: 'Services',
    related: ['/flexible-services/rfp-creation', '/flexible-services/rfp-matching', '/investor-readiness'],
  },
  {
    path: '/small-molecule-development',
    kind: 'service',
    title: 'Small Molecule Development | Tox Batch, Pre-IND Meeting',
    description:
      'Small molecule development under one lead: CMC, toxicology and regulatory work on one plan, with the pre-IND meeting timeline and the size of a tox batch.',
    label: 'Small Molecule Development',
    summary: 'CMC, toxicology and regulatory work led as one program.',
    group: 'services',
    menuAction: 'Explore Development',
    footerColumn: 'Services',
    related: ['/process', '/molecule-readiness', '/process/execution-support'],
  },
  {
    path: '/flexible-services/rfp-creation',
    kind: 'service',
    title: `RFP for a CRO or CDMO, Written in ${toTitleCase(claims.rfpCreation)} | RFP Creation`,
    description: `DEP writes an RFP that CROs and CDMOs can price line by line: scope, specifications, assumptions, a pricing template and criteria, delivered in ${claims.rfpCreation}.`,
    label: 'RFP Creation',
    summary: 'An RFP for CROs and CDMOs that brings comparable proposals.',
    group: 'services',
    menuAction: 'Create an RFP',
    duration: claims.rfpCreation,
    footerColumn: 'Services',
    covers: ['Program Start', 'Material Ready'],
    related: ['/flexible-services/rfp-matching', '/submit-rfp', '/services'],
  },
  {
    path: '/flexible-services/rfp-matching',
    kind: 'service',
    title: 'CDMO Selection for Small Molecules | RFP Matching | DEP',
    description: `CDMO and CRO selection for small molecules: how DEP vets vendors, normalizes their proposals to one scope and ranks them. First comparison in ${claims.rfpMatchingSteps.analysis.toLowerCase()}.`,
    label: 'RFP Matching',
    summary: 'CDMO and CRO selection: how we source, compare and choose.',
    group: 'services',
    menuAction: 'Match Your RFP',
    duration: `${claims.vendorMatching} to a signed award`,
    footerColumn: 'Services',
    covers: ['Material Ready', 'Tox Start'],
    related: ['/flexible-services/rfp-creation', '/submit-rfp', '/services'],
  },
  {
    path: '/investor-readiness',
    kind: 'service',
    title: 'Investor Deck for Biotech Founders | Investor Readiness',
    description:
      'DEP turns data and a development plan into a biotech investor deck that links milestones to value, from Seed and Series A to pharma partners.',
    label: 'Investor Readiness',
    summary: 'An investor deck that ties your data to milestones and value.',
    group: 'services',
    menuAction: 'Prepare for Investors',
    footerColumn: 'Services',
    related: ['/process/start-with-strategy', '/molecule-readiness', '/services'],
  },
  {
    path: '/team',
    kind: 'team',
    title: 'CMC, Preclinical and IP Advisors for INDs | Our Team | DEP',
    description:
      'The DEP team: a program lead and advisors for CMC, alliances, biology, IP and analytical work. Toxicology and regulatory advisors are assigned per program.',
    label: 'Our Team',
    summary: 'The advisors who plan and run the work.',
    footerColumn: 'About',
    related: ['/about', '/why-dep', '/contact'],
  },
  {
    path: formPages.contact,
    kind: 'contact',
    title: 'Contact DEP: Free Consultation or Feasibility Call',
    description: `Tell DEP about your molecule, stage and timeline, or book a ${claims.feasibilityCall} feasibility call. Every inquiry gets a reply within ${claims.responseTime}.`,
    label: 'Contact',
    summary: `Send an inquiry or book a ${claims.feasibilityCall} feasibility call.`,
    footerColumn: 'About',
    related: [],
  },
  {
    path: '/sample-documents',
    kind: 'article',
    title: 'Sample IND Program Documents: Risk Register, RFP, Plan | DEP',
    description:
      'Sample documents of an IND program on one page: risk register, development plan, decision log, RFP, proposal comparison, FDA timeline and tox batch.',
    label: 'Sample Documents',
    summary: 'What clients receive, on one page to print or save.',
    footerColumn: 'Explore',
    related: ['/process', '/services', '/graphics'],
  },
  {
    path: '/graphics',
    kind: 'article',
    title: 'Process Visualization | Molecule to IND in Four Diagrams',
    description:
      'The DEP process in diagrams: the same five steps in eight work packages, three service packages, the vendor-agnostic workflow and a milestone tracker.',
    label: 'Process Visualization',
    summary: 'The process, the workflow and the milestone tracker in diagrams.',
    footerColumn: 'Explore',
    related: ['/process', '/services', '/small-molecule-development'],
  },
  {
    path: '/sitemap',
    kind: 'collection',
    title: 'Sitemap | All Pages About DEP’s Process, Services and Team',
    description:
      'Every page of the DEP website in one list: company, process, services, RFP submission and contact, plus the page to book a feasibility call.',
    label: 'Sitemap',
    summary: 'Every page on this site in one list.',
    footerColumn: 'Explore',
    related: [],
  },
] as const satisfies readonly RouteRow[];

export type RoutePath = (typeof rows | typeof legalRows)[number]['path'];

/** A page of the site. */
export type PageLink = RoutePath | `${RoutePath}?${string}` | `${RoutePath}#${string}`;

/** An element of the same page, by its id. */
export type AnchorTarget = `#${string}`;

export interface Route extends RouteRow {
  readonly path: RoutePath;
  readonly related: readonly RoutePath[];
}

/** Menu cards and footer links keep this order. */
export const routes: readonly Route[] = [...rows, ...legalRows];

const routesByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export function findRoute(path: string): Route | undefined {
  return routesByPath.get(path);
}

export function getRoute(path: RoutePath): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`No row for ${path} in src/site/routes.ts`);
  return route;
}

export function getStatus(path: string): 200 | 404 {
  return findRoute(stripTrailingSlash(path)) ? 200 : 404;
}

export const notFoundRoute = {
  title: 'Page Not Found | DEP',
  description:
    'This page doesn’t exist or has moved. Go to the DEP home page, or see who we are, how the process works and how to reach us.',
  label: 'Page Not Found',
} as const;
