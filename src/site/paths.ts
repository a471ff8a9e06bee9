const baseName = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The page's folder, relative to the repository. */
export const pageFolder = (path: string) => `pages/${baseName(path)}`;

/** The page's file, relative to the built site. */
export const htmlFile = (path: string) => `${baseName(path)}.html`;

export const socialImagePath = (path: string) => `/social/${baseName(path)}.png`;

/** Route of the not-found page, which redirects to `unknownPath`. */
export const notFoundPath = '/404';

/** An address without a page, which the host answers with status 404. */
export const unknownPath = '/no-such-page';

export const portraitFolder = 'src/site/portraits';

export const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1');
