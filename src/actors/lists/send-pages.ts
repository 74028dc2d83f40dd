import type { Reading } from '#api/read-pages.ts'
import type { PageEvent, PageRead } from '#domain/pages-read.ts'

type SentReading = Required<Pick<Reading<unknown>, 'onFailure' | 'goesOn'>> & { signal: AbortSignal }

/**
 * Reads a list and sends an event for each page. With `goesOn`, sends each failure immediately and continues reading.
 * Otherwise, sends only the first failure, after all pending pages. Returns a function that aborts the reading.
 */
export function sendPages<Row>(
  sendBack: (event: PageEvent<Row>) => void,
  read: (reading: SentReading) => AsyncIterable<PageRead<Row>>,
  { goesOn = false }: { goesOn?: boolean } = {},
): () => void {
  const over = new AbortController()
  const failures: PageEvent<Row>[] = []
  const onFailure: SentReading['onFailure'] = (page, problem) => {
    const event = { type: 'page.failed', page, problem } as const
    if (goesOn) sendBack(event)
    else failures.push(event)
  }
  async function send() {
    for await (const page of read({ signal: over.signal, onFailure, goesOn })) sendBack({ type: 'page.read', page })
    if (failures[0]) sendBack(failures[0])
  }
  send().catch((error: unknown) => {
    if (!over.signal.aborted) throw error
  })
  return () => over.abort()
}
