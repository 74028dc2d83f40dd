import { fileProblem } from '#domain/import/file-faults.ts'
import { FileFault } from '#domain/import/file-text.ts'
import { withFaultWords } from '#domain/import/import-table.ts'
import type { ImportReading, ImportTable, TableRow } from '#domain/import/import-types.ts'
import type { ContentReading } from '#domain/import/read-content.ts'
import { bestSample, type Sample } from '#domain/import/text-rows.ts'
import type { FromReader, ToReader } from './serve-table.ts'
import address from './table-worker.ts?worker&url'

/** File size limit in bytes, enough for 50,000 rows. */
const mostBytes = 20_000_000

type Content = Omit<ImportTable, 'name'>
type Choose = (samples: readonly Sample[]) => number

/** Browsers refuse a second policy with the same name. */
let policy: { createScriptURL(url: string): string } | undefined

function startReader(): Worker {
  policy ??= globalThis.trustedTypes?.createPolicy('threereco-reader', { createScriptURL: () => address })
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}

/** Reads in a worker, which the signal stops. The rows arrive in parts, so that the page stays responsive. */
async function readInWorker(reading: ContentReading, choose: Choose, signal: AbortSignal): Promise<Content> {
  signal.throwIfAborted()
  const worker = startReader()
  const { promise, resolve, reject } = Promise.withResolvers<Content>()
  const rows: TableRow[] = []
  const failed = new Error('The worker that reads files has failed')
  const send = (message: ToReader) => worker.postMessage(message)
  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    if ('samples' in data) send({ chosen: choose(data.samples) })
    else if ('rows' in data) rows.push(...withFaultWords(data.rows))
    else if ('table' in data) resolve({ ...data.table, rows })
    else reject(data.fault === null ? failed : new FileFault(data.fault))
  })
  worker.addEventListener('error', () => reject(failed))
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    send({ reading })
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    worker.terminate()
  }
}

/** Reads without a worker, for environments that have none. */
async function readDirectly(reading: ContentReading, choose: Choose): Promise<Content> {
  const { readContent } = await import('#domain/import/read-content.ts')
  const table = await readContent(reading, choose)
  return { ...table, rows: withFaultWords(table.rows) }
}

/**
 * Reads the table of a file or of a pasted text. `fieldsNamedIn` returns the number of fields that the headings in a row
 * name: it helps to detect the delimiter and the sheet.
 * @throws Problem if there are no readable rows.
 */
export async function readTable(
  { source: { name, content }, ...choices }: ImportReading,
  fieldsNamedIn: (cells: readonly string[]) => number,
  signal: AbortSignal,
): Promise<ImportTable> {
  try {
    if (typeof content !== 'string' && content.size > mostBytes) throw new FileFault('large')
    const choose = (samples: readonly Sample[]) => bestSample(samples, fieldsNamedIn)
    const read = typeof Worker === 'undefined' ? readDirectly : readInWorker
    return { name, ...(await read({ content, ...choices }, choose, signal)) }
  } catch (error) {
    throw fileProblem(error)
  }
}
