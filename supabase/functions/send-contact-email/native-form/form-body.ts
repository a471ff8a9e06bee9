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
  /** Where files are written; the caller removes them when it is done with the form. */
  readonly spool: FileSpool;
  readonly configuration: Configuration;
}

/** Reads a form to its end, whatever is sent. A problem with it is in the result's `refusal`, never thrown. */
export async function receiveForm(form: FormToRead): Promise<ReceivedForm> {
  const { request, kind, configuration } = form;
  const parts = new FormParts(form);
  if (announcesMore(request, maximumBytes[kind])) parts.refuse(tooLarge());
  const parser = startParser(request, parts);
  let size = 0;
  try {
    for await (const chunk of bodyChunks(request, readOnBytes, configuration)) {
      size += chunk.length;
      if (size > maximumBytes[kind]) parts.refuse(tooLarge());
      // What can't be parsed is still read to its end.
      if (!parts.isUnreadable) await parser?.write(chunk);
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    parts.refuse(error);
  }
  if (!parts.isUnreadable) await parser?.end();
  return parts.received();
}

/** Busboy with promises, which resolve when it has room for more, and when it has parsed all. */
function startParser(request: Request, parts: FormParts) {
  let busboy: BusboyInstance;
  try {
    busboy = new Busboy({ headers: { 'content-type': request.headers.get('Content-Type') ?? '' }, limits });
  } catch {
    parts.giveUp(incomplete());
    return undefined;
  }
  busboy.on('field', (name, value, isNameCut) => parts.addText(name, value, isNameCut));
  busboy.on('file', (_, stream, name) => parts.addFile(stream, name));
  busboy.on('partsLimit', () => parts.giveUp(tooLarge()));
  busboy.on('fieldsLimit', () => parts.giveUp(tooLarge()));
  // Busboy finishes by itself after the last boundary. After an error it calls nobody back.
  const isOver = new Promise<void>((resolve) => {
    busboy.on('finish', resolve);
    busboy.on('error', () => {
      parts.giveUp(incomplete());
      resolve();
    });
  });
  return {
    write: (chunk: Uint8Array) =>
      Promise.race([isOver, new Promise<void>((resolve) => void busboy.write(chunk, resolve))]),
    end() {
      busboy.end();
      return isOver;
    },
  };
}

/** The texts and files of a form, as they arrive. */
class FormParts {
  /** Whether nothing more can be parsed. */
  isUnreadable = false;
  readonly #spool: FileSpool;
  readonly #texts = new Map<string, string[]>();
  readonly #files: Promise<ReceivedFile>[] = [];
  #openFile: FileStream | undefined;
  #textLength = 0;
  #refusal: HttpError | undefined;

  constructor({ spool }: Pick<FormToRead, 'spool'>) {
    this.#spool = spool;
  }

  /** Notes why the form is refused. The first reason counts. */
  refuse(refusal: HttpError): void {
    this.#refusal ??= refusal;
  }

  /** Refuses the form and takes no more of it. */
  giveUp(refusal: HttpError): void {
    this.refuse(refusal);
    this.isUnreadable = true;
  }

  addText(name: string | undefined, value: string, isNameCut: boolean): void {
    // Our fields have shorter names.
    if (this.isUnreadable || name === undefined || isNameCut || name.length > limits.fieldNameSize) return;
    this.#textLength += value.length;
    if (this.#textLength > maximumTextBytes) return this.giveUp(tooLarge());
    const texts = this.#texts.get(name);
    if (texts) texts.push(value);
    else this.#texts.set(name, [value]);
  }

  addFile(stream: FileStream, name: string | undefined): void {
    this.#openFile = stream;
    const isOneTooMany = this.#files.length >= maximumFileCount;
    const isWanted = () => !this.#refusal && !isOneTooMany;
    const kept = this.#spool.keep(stream, isWanted).catch(() => {
      this.refuse(incomplete());
      return { size: 0, digest: '', content: undefined };
    });
    this.#files.push(kept.then((file) => ({ name: name ?? '', ...file })));
  }

  /** All of them, once nothing more arrives. */
  async received(): Promise<ReceivedForm> {
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
}

function incomplete(): HttpError {
  return new HttpError(400, 'malformed_request', 'Please send a complete form.');
}
