/** Folders and files are relative to the repository, except `getHtmlFile`. */

const getBaseName = (path: string) => (path === '/' ? 'index' : path.slice(1));

export const getPageFolder = (path: string) =>
  path === notFoundPath ? 'pages/_error' : `pages/${getBaseName(path)}`;

export const getContentFile = (path: string) => `${getPageFolder(path)}/content.ts`;

export const pageTextFolder = 'content/pages';

export const getPageTextFile = (path: string) =>
  `${pageTextFolder}/${path === notFoundPath ? 'not-found' : getBaseName(path)}.json`;

/** @param file - relative to `pageTextFolder` */
export function getPathOfTexts(file: string): string {
  const name = file.replace(/\.json$/, '').replaceAll('\\', '/');
  if (name === 'not-found') return notFoundPath;
  return name === 'index' ? '/' : `/${name}`;
}

export const getSampleFile = (path: string) => `content/samples${path.slice(path.lastIndexOf('/'))}.json`;

export const getSampleModule = (path: string) =>
  `src/content/values/samples${path.slice(path.lastIndexOf('/'))}.ts`;

export const getLegalFile = (path: string) => `content/legal${path}.md`;

/** Relative to the built site. */
export const getHtmlFile = (path: string) => `${getBaseName(path)}.html`;

export const getSocialImagePath = (path: string) => `/social/${getBaseName(path)}.png`;

/** Route of the not-found page, which redirects to `unknownPath`. */
export const notFoundPath = '/404';

/** Has no page, so the host returns status 404. */
export const unknownPath = '/no-such-page';

export const photoFolder = 'content/photos';

export const stripTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

export const samplesPath = '/sample-documents';
