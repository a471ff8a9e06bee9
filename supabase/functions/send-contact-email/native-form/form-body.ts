/** Reads a form's body as it arrives: texts into memory, within limits, and files onto the disk. */
// @ts-types="./busboy.d.ts"
import Busboy from '@fastify/busboy';
import type { BusboyInstance, FileStream } from './busboy.d.ts';
import { maximumFileCount, maximumFileSize } from '../../_shared/upload-limits.ts';
import type { Configuration } from '../configuration.ts';
import type { FileSpool, ReceivedFile } from '../files/file-spool.ts';
import { HttpError } from '../http-error.ts';
import {
  announcesMore,
  bodyChunks,
  maximumEntries,
  maximumTextBytes,
  tooLarge,
  type FormKind,
} from '../request/body.ts';

const maximumBytes: Record<FormKind, number> = {
  urlencoded: maximumTextBytes,
  multipart: maximumFileCount * maximumFileSize + 1024 * 1024,
};
/**
 * How much of a form that is too large is still read: a browser reads no answer while it sends, and the answer brings
 * back the form's texts.
 */
const readOnBytes = 2 * maximumBytes.multipart;

const limits = {
  parts: maximumEntries,
  fields: maximumEntries,
  fieldNameSize: 100,
  // More than any field allows, so that the field's own limit refuses a text that is too long.
  fieldSize: 16 * 1024,
  // A byte more than is accepted, so that larger files are noticed.
  fileSize: maximumFileSize + 1,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

export interface ReceivedForm {
  /** Texts by input name; a list if a name occurs more than once, as checkboxes do. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: readonly ReceivedFile[];
  /** Why the form can't be accepted, if it can't. What was read until then is there all the same. */
  readonly refusal: HttpError | undefined;
}

interface FormToRead {
  readonly request: Request;
  readonly kind: FormKind;
  readonly spool: FileSpool;
  /** Whether files are written to the disk; the caller removes them when it is done with the form. */
  readonly keepsFiles: boolean;
  readonly configuration: Configuration;
}

/** Reads a form to its end, whatever is sent. A problem with it is in the result's `refusal`, never thrown. */
export async function readForm({
  request,
  kind,
  spool,
  keepsFiles,
  configuration,
}: FormToRead): Promise<ReceivedForm> {
  const form = new FormReading(request, spool, keepsFiles);
  if (announcesMore(request, maximumBytes[kind])) form.refuse(tooLarge());
  let size = 0;
  try {
    for await (const chunk of bodyChunks(request, readOnBytes, configuration)) {
      size += chunk.length;
      if (size > maximumBytes[kind]) form.refuse(tooLarge());
      await form.write(chunk);
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    form.refuse(error);
  }
  await form.end();
  return form.result();
}

class FormReading {
  readonly #spool: FileSpool;
  readonly #keepsFiles: boolean;
  readonly #texts = new Map<string, string[]>();
  readonly #files: Promise<ReceivedFile>[] = [];
  #parser: BusboyInstance | undefined;
  #openFile: FileStream | undefined;
  #proceed = () => {};
  #isFinished = false;
  #textLength = 0;
  #refusal: HttpError | undefined;

  constructor(request: Request, spool: FileSpool, keepsFiles: boolean) {
    this.#spool = spool;
    this.#keepsFiles = keepsFiles;
    try {
      this.#parser = new Busboy({
        headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
        limits,
      });
    } catch {
      this.#stop(incomplete());
      return;
    }
    this.#parser.on('field', (name, value, isNameCut) => this.#takeText(name, value, isNameCut));
    this.#parser.on('file', (_, stream, name) => this.#takeFile(stream, name));
    this.#parser.on('partsLimit', () => this.#stop(tooLarge()));
    this.#parser.on('fieldsLimit', () => this.#stop(tooLarge()));
    this.#parser.on('finish', () => {
      this.#isFinished = true;
      this.#proceed();
    });
    this.#parser.on('error', () => {
      this.#stop(incomplete());
      this.#proceed();
    });
  }

  /** Notes why the form is refused. The first reason counts. */
  refuse(refusal: HttpError): void {
    this.#refusal ??= refusal;
  }

  /** Resolves when the parser has room for more. */
  write(chunk: Uint8Array): Promise<void> {
    return this.#untilParsed((parser, done) => void parser.write(chunk, done));
  }

  end(): Promise<void> {
    // The parser finishes by itself after the last boundary.
    return this.#untilParsed((parser, done) => (this.#isFinished ? done() : void parser.end()));
  }

  async result(): Promise<ReceivedForm> {
    // Otherwise we would wait for the end of an incomplete file.
    if (this.#refusal) this.#openFile?.destroy();
    const files = await Promise.all(this.#files);
    return {
      values: Object.fromEntries(
        [...this.#texts].map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts]),
      ),
      // A file input that was left empty posts a file without a name.
      files: files.filter(({ name, size }) => name !== '' || size > 0),
      refusal: this.#refusal,
    };
  }

  /** Resolves when the parser calls back, or has failed: then it calls nobody back. */
  #untilParsed(parse: (parser: BusboyInstance, done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#proceed = resolve;
      if (this.#parser) parse(this.#parser, resolve);
      else resolve();
    });
  }

  /** Refuses the form and stops parsing it. */
  #stop(refusal: HttpError): void {
    this.refuse(refusal);
    this.#parser = undefined;
  }

  #takeText(name: string | undefined, value: string, isNameCut: boolean): void {
    // Our fields have shorter names.
    if (!this.#parser || name === undefined || isNameCut || name.length > limits.fieldNameSize) return;
    this.#textLength += value.length;
    if (this.#textLength > maximumTextBytes) return this.#stop(tooLarge());
    const texts = this.#texts.get(name);
    if (texts) texts.push(value);
    else this.#texts.set(name, [value]);
  }

  #takeFile(stream: FileStream, name: string | undefined): void {
    this.#openFile = stream;
    const isOneTooMany = this.#files.length >= maximumFileCount;
    const isWanted = () => this.#keepsFiles && !this.#refusal && !isOneTooMany;
    const kept = this.#spool.keep(stream, isWanted).catch(() => {
      this.refuse(incomplete());
      return { size: 0, digest: '', content: undefined };
    });
    this.#files.push(kept.then((file) => ({ name: name ?? '', ...file })));
  }
}

function incomplete(): HttpError {
  return new HttpError(400, 'malformed_request', 'Please send a complete form.');
}
