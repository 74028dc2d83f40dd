import type { RunStep, SentEvent } from '#lab/run/steps.ts'
import type { Material } from '#schemas/material.ts'
import { listSights } from './list.sights.ts'
import type { Way } from './sight.ts'

export const materialsSights = listSights<Material>({
  title: 'Materials',
  one: 'material',
  many: 'materials',
  nameOf: ({ name }) => name,
  mayCreate: true,
})

const loads: RunStep = { do: 'answer', slot: 'load' }
const pauses: RunStep = { do: 'pass', delay: 'typingPause' }
const waits: RunStep = { do: 'pass', delay: 'patience' }
const send = (event: SentEvent): RunStep => ({ do: 'send', event })
const cancel = send({ type: 'list.cancel' })
const fromTheFirstPage = (...steps: readonly RunStep[]): Way => ({ input: 'the first page of materials', steps })

/** Courses to lists without rows, from rows to other ones, and back from those that take too long. */
export const materialsWays: readonly Way[] = [
  fromTheFirstPage({ do: 'answer', slot: 'load', as: 'no materials' }),
  fromTheFirstPage(
    loads,
    send({ type: 'search.type', text: 'Gold' }),
    pauses,
    loads,
    send({ type: 'search.clear' }),
    loads,
  ),
  fromTheFirstPage(loads, send({ type: 'search.type', text: 'Gold' }), pauses, {
    do: 'fail',
    slot: 'load',
    kind: 'server',
  }),
  fromTheFirstPage(loads, send({ type: 'page.go', page: 2 }), loads),
  fromTheFirstPage(loads, send({ type: 'pageSize.change', pageSize: 25 }), loads),
  fromTheFirstPage(waits, cancel),
  fromTheFirstPage(loads, send({ type: 'page.go', page: 2 }), waits, cancel),
  { input: 'a page that was loaded before', steps: [waits, cancel, send({ type: 'list.retry' }), loads] },
  { input: 'a new material on another page', steps: [loads, { do: 'answer', slot: 'seek' }, loads] },
]
