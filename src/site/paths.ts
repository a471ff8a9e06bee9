/** Where things are: a page's folder in the repository and its files in the built site, the owner's photos. */

/** The base name of a page's folder and files; the root's path gives none. */
const baseName = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The page's folder, from the top of the repository. */
export const pageFolder = (path: string) => `pages/${baseName(path)}`;

/** The file that holds the page, below the built site's folder. */
export const htmlFile = (path: string) => `${baseName(path)}.html`;

export const socialImagePath = (path: string) => `/social/${baseName(path)}.png`;

/** The route of the not-found page. Its address redirects to `unknownPath`. */
export const notFoundPath = '/404';

/** An address without a page. The host answers it with the not-found page and status 404. */
export const unknownPath = '/no-such-page';

/** Where the owner puts photos of the team. */
export const portraitFolder = 'src/site/portraits';

/** Removes the trailing slashes of a path other than the root. */
export const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');
