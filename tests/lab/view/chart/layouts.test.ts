import { beforeAll, expect, test, vi } from 'vitest'
import { hideActions } from '#lab/core/chart/hide-actions.ts'
import { chartLayout } from '#lab/view/chart/layouts.ts'
import { findMachine } from '../../find-machine.ts'

const buildChart = (id: string) => hideActions(findMachine(id).chart)
const measure = vi.fn<(name: string) => void>()
const measured = () => measure.mock.calls.map(([name]) => name)

// Runs ELK's worker code on the main thread, because the test environment has no workers.
beforeAll(async () => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('Worker', Reflect.get(await import('elkjs/lib/elk-worker.js'), 'Worker'))
  vi.stubGlobal('performance', { now: () => 0, measure })
})

test('A chart is laid out once', async () => {
  await chartLayout(buildChart('lookup'))
  const { states } = await chartLayout(buildChart('lookup'))
  expect([...states.keys()]).toContain('loading')
  expect(measured()).toEqual(['layout of lookup'])
})
