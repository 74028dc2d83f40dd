import { expect, test } from 'vitest'
import { compareRuns } from '#lab/core/run/compare-runs.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'

const momentsOf = async (steps: readonly RunStep[]) => {
  const { actor, moments } = await replay(lookupExample, { input: 'an empty field', steps })
  actor.stop()
  return moments
}

test('two runs are compared step by step', async () => {
  const open: RunStep = { do: 'send', event: { type: 'lookup.open' } }
  const answered = await momentsOf([open, { do: 'answer', src: 'find' }])
  const failed = await momentsOf([
    open,
    { do: 'fail', src: 'find', kind: 'network' },
    { do: 'send', event: { type: 'lookup.retry' } },
  ])
  expect(compareRuns(answered, failed)).toEqual([
    { at: 0, mine: 'start → idle', other: 'start → idle', isSame: true },
    { at: 1, mine: 'lookup.open → loading', other: 'lookup.open → loading', isSame: true },
    { at: 2, mine: 'find answers → ready', other: 'find fails (network) → failed', isSame: false },
    { at: 3, mine: '', other: 'lookup.retry → loading', isSame: false },
  ])
})
