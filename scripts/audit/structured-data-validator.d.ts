declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly path?: readonly { readonly type?: string; readonly property?: string }[];
  }

  /** Holds the nodes of a page, by their types, to schema.org's vocabulary and Google's requirements. */
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(nodes: { readonly jsonld: object }): Promise<Issue[]>;
  }
}
