const getBaseName = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The page's folder, relative to the repository. */
export const getPageFolder = (path: string) =>
  path === notFoundPath ? 'pages/_error' : `pages/${getBaseName(path)}`;

export const getContentFile = (path: string) => `${getPageFolder(path)}/content.ts`;

/** Relative to the repository. */
export const pageTextFolder = 'content/pages';

/** The texts of a page, relative to the repository. */
export const getPageTextFile = (path: string) =>
  `${pageTextFolder}/${path === notFoundPath ? 'not-found' : getBaseName(path)}.json`;

/** Returns the path of the page whose texts are in a file of the folder `pageTextFolder`. */
export function getPathOfTexts(file: string): string {
  const name = file.replace(/\.json$/, '').replaceAll('\\', '/');
  if (name === 'not-found') return notFoundPath;
  return name === 'index' ? '/' : `/${name}`;
}

/** The sample document of a service, by its page's path, relative to the repository. */
export const getSampleFile = (path: string) => `content/samples${path.slice(path.lastIndexOf('/'))}.json`;

/** Relative to the repository. */
export const getSampleModule = (path: string) => `src/content/samples${path.slice(path.lastIndexOf('/'))}.ts`;

/** The text of a legal page, by the page's path. */
export const getLegalFile = (path: string) => `content/legal${path}.md`;

/** The page's file, relative to the built site. */
export const getHtmlFile = (path: string) => `${getBaseName(path)}.html`;

export const getSocialImagePath = (path: string) => `/social/${getBaseName(path)}.png`;

/** Route of the not-found page, which redirects to `unknownPath`. */
export const notFoundPath = '/404';

/** A path without a page, for which the host returns status 404. */
export const unknownPath = '/no-such-page';

/** Photos of the team as the owner uploads them. */
export const photoFolder = 'content/photos';

export const stripTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

/** The page of all sample documents. */
export const samplesPath = '/sample-documents';
