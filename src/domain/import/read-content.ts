import { FileFault, isArchive, pastedText, textOf, withoutEncoding } from './file-text.ts'
import type { ImportReading, ImportTable } from './import-types.ts'
import { delimiterSamples, plainText, rarestFirst, type Sample, textRows } from './text-rows.ts'

/** Content to read. Null detects the delimiter, the encoding or the sheet. */
export type ContentReading = Omit<ImportReading, 'source'> & { content: Blob | string }

/** @throws FileFault if the file was removed or changed. */
const bytesOf = async (file: Blob) =>
  new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new FileFault('gone')
    }),
  )

/**
 * Reads the rows of a file or of a pasted text, without messages: a fault of a row is a code. `choose` returns the index
 * of the sample with the best headings.
 * @throws FileFault if there are no readable rows.
 */
export async function readContent(
  { content, delimiter, encoding, sheet }: ContentReading,
  choose: (samples: readonly Sample[]) => number | Promise<number>,
): Promise<Omit<ImportTable, 'name'>> {
  const given = typeof content === 'string' ? content : await bytesOf(content)
  if (typeof given !== 'string' && isArchive(given)) {
    const { sheetRows } = await import('./sheet-rows.ts')
    return { ...withoutEncoding, delimiter: null, ...(await sheetRows(given, sheet, choose)) }
  }
  const { text: source, ...decoding } = typeof given === 'string' ? pastedText(given) : textOf(given, encoding)
  const { text, declared } = plainText(source)
  const used = delimiter ?? declared ?? rarestFirst[await choose(delimiterSamples(text))] ?? ','
  return { ...decoding, delimiter: used, sheets: [], sheet: 0, rows: textRows(text, used) }
}
