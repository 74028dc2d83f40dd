// Measures where the main thread's time goes until the first rows, from traces of the product and of the baseline.
import { type TraceEvent, traceMainThread, type Visit } from './bench-environment.ts'
import type { Measured } from './judge.ts'
import { type List, openList, openLists, visited } from './lists.ts'

const runCount = 5

/** Kinds of work, by the names of their trace events. Other events count as their parent's kind. */
const kinds: Readonly<Record<string, RegExp>> = {
  script:
    /^(EvaluateScript|FunctionCall|v8\.evaluateModule|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|HandlePostMessage)$/,
  compile: /^(v8\.compile|v8\.compileModule|V8\.Compile.*|v8\.parseOnBackground.*|V8\.DeserializeContext)$/i,
  parse: /^(ParseHTML|ParseAuthorStyleSheet)$/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation)$/,
  layout: /^(Layout|LocalFrameView::layout)$/,
  paint:
    /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|UpdateLayerTree|CompositeLayers|IntersectionObserverController::computeIntersections)$/,
  'garbage collection': /^(MinorGC|MajorGC|V8\.GC.*|BlinkGC.*)$/,
}
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

/** Returns the main thread's time in ms by kind of work, between two times in µs. */
function sumTimes(events: readonly TraceEvent[], from: number, to: number): Record<string, number> {
  const sums: Record<string, number> = {
    all: 0,
    other: 0,
    ...Object.fromEntries(Object.keys(kinds).map(kind => [kind, 0])),
  }
  const open: Array<{ end: number; kind: string }> = []
  let last = from
  const advance = (now: number) => {
    const spent = (Math.min(now, to) - Math.max(last, from)) / 1000
    const kind = open.at(-1)?.kind
    if (kind !== undefined && spent > 0) {
      sums[kind] = (sums[kind] ?? 0) + spent
      sums['all'] = (sums['all'] ?? 0) + spent
    }
    last = Math.max(last, now)
  }
  const close = (now: number) => {
    for (let top = open.at(-1); top && top.end <= now; top = open.at(-1)) {
      advance(top.end)
      open.pop()
    }
  }
  const tasks = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  for (const { name, ts, dur = 0 } of tasks) {
    close(ts)
    advance(ts)
    const [kind] = Object.entries(kinds).find(([, names]) => names.test(name)) ?? []
    open.push({ end: ts + dur, kind: kind ?? open.at(-1)?.kind ?? 'other' })
  }
  close(Number.POSITIVE_INFINITY)
  return sums
}

async function traceRows(visit: Visit, list: List): Promise<Record<string, number>> {
  const { result, events, start } = await traceMainThread(list.place, visit.page, categories, async () => ({
    took: await openList(visit, list),
    nodes: await visit.page.evaluate(() => document.querySelectorAll('*').length),
  }))
  const { took, nodes } = result
  return { ...sumTimes(events, start, start + took * 1000), 'first rows': took, 'elements (number)': nodes }
}

export async function benchMainThread(): Promise<Measured[]> {
  const { product, floor, close } = await openLists()
  const all = new Map<string, { product: number[]; floor: number[] }>()
  try {
    for (const list of [product, floor]) await visited(list, 1, openList)
    for (let run = 0; run < runCount; run += 1) {
      for (const [site, list] of Object.entries({ floor, product }) as Array<['floor' | 'product', List]>) {
        for (const [name, value] of Object.entries(await visited(list, 1, traceRows))) {
          const values = all.get(name) ?? { product: [], floor: [] }
          values[site].push(value)
          all.set(name, values)
        }
      }
    }
  } finally {
    await close()
  }
  return [...all].map(([name, { product: values, floor: floorValues }]) => ({
    name,
    values,
    limit: null,
    floor: { values: floorValues, times: null },
  }))
}
