/** `npm run build`: writes the deployable site to dist/client. Each step is a file of its own; their order is here. */
import './define-provider.ts';
import { build } from 'vike/api';
import { compress } from './compress.ts';
import { finishPages } from './html-pages.ts';
import { writeIcons } from './icons.ts';
import { writeIndexNowKey } from './index-now.ts';
import { writeLlmsTexts } from './llms.ts';
import { writeRobots } from './robots.ts';
import { siteBuildContext } from './seo/build-context.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { optimiseSvgImages } from './svg-images.ts';
import { writeHostFiles } from './host-files.ts';

/** Builds the whole site. */
export async function buildSite(outDir = 'dist/client'): Promise<void> {
  await build();
  const context = await siteBuildContext(outDir);
  await finishPages(context);
  await writeSitemap(context);
  await writeRobots(context);
  await writeLlmsTexts(context);
  await writeSocialImages(context);
  await writeIcons(context);
  await optimiseSvgImages(context);
  await writeIndexNowKey(context);
  await writeHostFiles(context);
  await compress(context);
}

if (import.meta.main) await buildSite();
