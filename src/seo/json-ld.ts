import pageDates from 'virtual:page-dates';
import type { PageContent } from '#src/content/page-content.ts';
import type { Route } from '#src/site/routes.ts';
import { createGraph, serializeJsonLd } from './graph.ts';

export const createJsonLd = (route: Route, content: PageContent): string =>
  serializeJsonLd(createGraph(route, content, pageDates[route.path]));
