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
    { at: 0, mine: { step: 'start', states: 'idle' }, other: { step: 'start', states: 'idle' }, isSame: true },
    {
      at: 1,
      mine: { step: 'lookup.open', states: 'loading' },
      other: { step: 'lookup.open', states: 'loading' },
      isSame: true,
    },
    {
      at: 2,
      mine: { step: 'find answers', states: 'ready' },
      other: { step: 'find fails (network)', states: 'failed' },
      isSame: false,
    },
    { at: 3, mine: { step: '', states: '' }, other: { step: 'lookup.retry', states: 'loading' }, isSame: false },
  ])
})
