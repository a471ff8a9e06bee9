declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly path?: readonly { readonly type?: string; readonly property?: string }[];
  }

  /** Validates what `@marbec/web-auto-extractor` has found in a page. */
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  /** Extracts the structured data of a page. */
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): object;
  }
}
