import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { replayOnFakes, stepsOf } from '#lab/live/replay-on-fakes.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { copper } from '#machines/lines/lines.fakes.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import { linesOf, recordExamples } from './record-example.ts'

const add = { type: 'line.add', material: copper } as const

describe("the steps of an app's actor on the example's fakes", () => {
  test('lead to the same state, also in the lab', async () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    form.send({ type: 'form.save' })
    await waitFor(form, state => state.matches('recorded'))
    const [actor] = recording.running()
    if (!actor) throw new Error('The form does not run.')
    const { input, steps, refusal, isSame } = await replayOnFakes(
      tradeFormExample,
      stepsOf(actor, tradeFormExample),
      actor.states,
    )
    expect({ input, refusal, isSame }).toEqual({ input: 'a new transaction', refusal: null, isSame: true })
    const { moments } = await replay(tradeFormExample, { input, steps })
    expect(moments.at(-1)?.snapshot.value).toBe('recorded')
    form.stop()
  })

  test('start with the best matching input', async () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a recorded transaction').start()
    await waitFor(form, state => state.matches('editing'))
    const [actor] = recording.running()
    if (!actor) throw new Error('The form does not run.')
    const outcome = await replayOnFakes(tradeFormExample, stepsOf(actor, tradeFormExample), actor.states)
    expect(outcome).toMatchObject({ input: 'a recorded transaction', refusal: null, isSame: true })
    form.stop()
  })

  test('cover only the chosen child', () => {
    const { recording, tradeForm } = recordExamples()
    const form = tradeForm('a new transaction').start()
    linesOf(form).send(add)
    const lines = recording.running().find(({ machine }) => machine === 'lines')
    expect(lines && stepsOf(lines, linesExample)).toEqual([{ do: 'send', event: add }])
    form.stop()
  })

  test('skip results that a run produces automatically', () => {
    const { recording, lookup } = recordExamples()
    const actor = lookup().start()
    const [seen] = recording.running()
    if (!seen) throw new Error('The look-up does not run.')
    seen.steps.push({ do: 'answer', src: 'hear' }, { do: 'answer', src: 'find' })
    expect(stepsOf(seen, lookupExample)).toEqual([{ do: 'answer', src: 'find' }])
    actor.stop()
  })

  test('stop at an impossible step and show the reason', async () => {
    const steps: RunStep[] = [
      { do: 'send', event: { type: 'lookup.open' } },
      { do: 'answer', src: 'leisure' },
      { do: 'answer', src: 'find' },
    ]
    const outcome = await replayOnFakes(lookupExample, steps, ['', 'ready'])
    expect(outcome).toMatchObject({ steps: steps.slice(0, 1), refusal: 'leisure is not pending', isSame: false })
  })

  test('stop before an event that a link cannot contain', async () => {
    const steps: RunStep[] = [{ do: 'send', event: { type: 'lookup.open' }, lost: ['by'] }]
    const outcome = await replayOnFakes(lookupExample, steps, ['', 'loading'])
    expect(outcome).toMatchObject({ steps: [], refusal: 'lookup.open has data that a link can’t contain (by)' })
  })
})
