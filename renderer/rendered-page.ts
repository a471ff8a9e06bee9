import { DomUtils, parseDocument } from 'htmlparser2';

/** What React has rendered, in the parts that a document needs. */
interface RenderedPage {
  /** The elements that belong in the head, and all others, as HTML. */
  readonly headTags: string;
  readonly body: string;
  /** The values of its elements' `class` attributes. */
  readonly classes: ReadonlySet<string>;
}

/** Keeps names such as `viewBox` and `linearGradient` as React writes them. */
const asWritten = { lowerCaseTags: false, lowerCaseAttributeNames: false } as const;
const hoisted = new Set(['title', 'meta', 'link']);

/**
 * Reads what React has rendered. When React renders less than a whole document, it writes the title, meta and link
 * elements that it hoists before everything else; they belong in the head.
 */
export function splitRenderedPage(html: string): RenderedPage {
  const { children } = parseDocument(html, asWritten);
  const start = children.findIndex((node) => !('name' in node && hoisted.has(node.name)));
  return {
    headTags: write(children.slice(0, start)),
    body: write(children.slice(start)),
    classes: new Set(
      DomUtils.getElementsByTagName('*', children).flatMap(
        ({ attribs }) => attribs['class']?.split(' ') ?? [],
      ),
    ),
  };
}

const write = (nodes: ReturnType<typeof parseDocument>['children']) =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' });
