import type { CDPSession, Page } from '@playwright/test'

/** What a page holds after everything else was discarded. Sizes in MB of 1,000,000 bytes. */
export type Held = {
  /** All of the engine's heap, as the browser reports it: objects, compiled code, and what else the engine keeps for speed. */
  heap: number
  /** The objects of the page alone. */
  objects: number
  /** DOM nodes, also those that have left the document. */
  nodes: number
  /** Event listeners of the DOM. */
  listeners: number
}

/** The parts of a heap snapshot's format that are read here. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Compiled code, which grows as more of it becomes hot, and what is outside the heap of the engine. */
const notObjects = new Set(['code', 'native', 'hidden', 'synthetic'])

/** The bytes of the objects in a heap snapshot. */
function objectsIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const width = meta.node_fields.length
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += width) {
    const name = meta.node_types[0][nodes[node + type] ?? -1]
    if (name === undefined) throw new Error('The heap snapshot has a format that is not known')
    if (!notObjects.has(name)) bytes += nodes[node + size] ?? 0
  }
  return bytes
}

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const gather = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', gather)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', gather)
  return JSON.parse(chunks.join('')) as Snapshot
}

/** Returns a function that discards what the page no longer needs, and says what it still holds. */
export async function weigher(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return async () => {
    // What is released by a first collection only is collected by a second.
    for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
    return { heap: usedSize / 1e6, objects: objectsIn(await snapshotOf(session)) / 1e6, nodes, listeners }
  }
}
