import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { replayOnFakes, stepsOf } from '#lab/core/inspect/replay-on-fakes.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { formExample } from '#machines/form/form.example.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { copper } from '#machines/lines/lines.fakes.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { linesOf, recordExamples } from './record-example.ts'

const add = { type: 'line.add', material: copper } as const

describe("the steps of an app's actor on the example's fakes", () => {
  test('lead to the same state, also in the lab', async () => {
    const { recorded, form } = recordExamples()
    const started = form('a new transaction').start()
    linesOf(started).send(add)
    started.send({ type: 'form.save' })
    await waitFor(started.getSnapshot().context.record, state => state.matches('created'))
    const actor = recorded('form')
    const { input, steps, refused, isSame } = await replayOnFakes(
      formExample,
      stepsOf(actor, formExample),
      actor.states,
    )
    expect({ input, refused, isSame }).toEqual({ input: 'a new transaction', refused: null, isSame: true })
    const { moments } = await replay(formExample, { input, steps })
    expect(moments.at(-1)?.snapshot.children['record']?.getSnapshot().value).toBe('created')
  })

  test('start with the best matching input', async () => {
    const { recorded, form } = recordExamples()
    const started = form('a recorded transaction').start()
    await waitFor(started, state => state.matches('open'))
    const actor = recorded('form')
    const outcome = await replayOnFakes(formExample, stepsOf(actor, formExample), actor.states)
    expect(outcome).toMatchObject({ input: 'a recorded transaction', refused: null, isSame: true })
  })

  test('cover only the chosen child', () => {
    const { recorded, form } = recordExamples()
    const started = form('a new transaction').start()
    linesOf(started).send(add)
    expect(stepsOf(recorded('lines'), linesExample)).toEqual([{ do: 'send', event: add }])
  })

  test('skip automatic results, and replace unknown failures', () => {
    const { recorded, lookup } = recordExamples()
    lookup().start()
    const steps: RunStep[] = [
      { do: 'answer', src: 'watch' },
      { do: 'fail', src: 'find', kind: 'TypeError' },
    ]
    expect(stepsOf({ ...recorded('lookup'), steps }, lookupExample)).toEqual([
      { do: 'fail', src: 'find', kind: Object.keys(lookupExample.failures)[0] },
    ])
  })

  test('stop at an impossible step and show the reason', async () => {
    const steps: RunStep[] = [
      { do: 'send', event: { type: 'lookup.open' } },
      { do: 'answer', src: 'leisure' },
      { do: 'answer', src: 'find' },
    ]
    const outcome = await replayOnFakes(lookupExample, steps, ['', 'ready'])
    expect(outcome).toMatchObject({
      steps: steps.slice(0, 1),
      refused: { step: steps[1], reason: 'leisure is not pending' },
      isSame: false,
    })
  })

  test('stop before an event that a link cannot contain', async () => {
    const steps: RunStep[] = [{ do: 'send', event: { type: 'lookup.open' }, lost: ['by'] }]
    const outcome = await replayOnFakes(lookupExample, steps, ['', 'loading'])
    expect(outcome).toMatchObject({
      steps: [],
      refused: { reason: 'lookup.open has data that a link can’t contain (by)' },
    })
  })
})
