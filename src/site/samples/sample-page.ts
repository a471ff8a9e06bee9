/** A page of a sample document. In its texts, `[…]` is redacted and `~…~` is struck out. */
export interface SamplePage {
  /** The anchor of the page, unique on the site. */
  readonly id: string;
  /** Document type, in the running head. */
  readonly document: string;
  readonly page: string;
  readonly title: string;
  readonly about?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly detail?: string;
    readonly cells: readonly string[];
  }[];
  readonly note?: string;
}
