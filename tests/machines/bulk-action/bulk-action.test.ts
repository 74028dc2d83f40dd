import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { bulkActionFakes } from '#machines/bulk-action/bulk-action.fakes.ts'
import { bulkActionMachine } from '#machines/bulk-action/bulk-action.machine.ts'
import { bulkProgressOf } from '#machines/bulk-action/bulk-action.selectors.ts'
import type { BulkActionEmitted } from '#machines/bulk-action/bulk-action.types.ts'
import { type Script, someProblem } from '#machines/fakes.ts'

/** Starts a bulkAction that deletes Copper, Iron and Lead. */
function begun(script: Script<'perform'> = {}) {
  const { actors, calls } = bulkActionFakes<string, string>(script)
  const actor = createActor(bulkActionMachine<string, string>().provide({ actors }))
  const emitted: BulkActionEmitted<string, string>[] = []
  actor.on('bulkAction.ended', event => emitted.push(event))
  actor.start().send({ type: 'bulkAction.begin', action: 'delete', subjects: ['Copper', 'Iron', 'Lead'] })
  return {
    actor,
    emitted,
    sent: () => calls.map(({ input }) => (input as { subject: string }).subject),
    refused: () => actor.getSnapshot().context.refused.map(({ subject, problem }) => [subject, problem.kind]),
    /** Waits until no call is pending. */
    rests: () => waitFor(actor, snapshot => !snapshot.hasTag('working')),
  }
}

test('calls for each subject in turn and emits the end', async () => {
  const { actor, emitted, sent, rests } = begun()
  await rests()
  expect(sent()).toEqual(['Copper', 'Iron', 'Lead'])
  expect(emitted).toEqual([
    { type: 'bulkAction.ended', action: 'delete', done: ['Copper', 'Iron', 'Lead'], isComplete: true },
  ])
  expect(actor.getSnapshot().context.subjects).toEqual([])
})

test.each([
  ['without a connection', someProblem('network')],
  ['without a response that might be done', someProblem('conflict', { mayBeDone: true })],
  ['while the server is down', someProblem('server', { status: 503 })],
  ['with status 500', someProblem('server', { status: 500 })],
])('stops after a call %s and resumes with the same subject', async (_, problem) => {
  const { actor, emitted, sent, rests } = begun({ failures: { perform: [null, problem] } })
  await rests()
  expect(actor.getSnapshot().hasTag('failed')).toBe(true)
  expect(actor.getSnapshot().context.problem).toBe(problem)
  expect(bulkProgressOf(actor.getSnapshot())).toEqual({ answered: 1, count: 3 })
  actor.send({ type: 'bulkAction.resume' })
  await rests()
  expect(sent()).toEqual(['Copper', 'Iron', 'Iron', 'Lead'])
  expect(emitted.map(({ done }) => done)).toEqual([['Copper'], ['Copper', 'Iron', 'Lead']])
})

test('waits for the pending call on stop and skips the others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { actor, emitted, sent, rests } = begun({ gate: () => promise })
  actor.send({ type: 'bulkAction.stop' })
  expect(actor.getSnapshot().hasTag('working')).toBe(true)
  resolve()
  await rests()
  expect(actor.getSnapshot().hasTag('stopped')).toBe(true)
  expect(emitted.map(({ done, isComplete }) => [done, isComplete])).toEqual([[['Copper'], false]])
  actor.send({ type: 'bulkAction.dismiss' })
  expect(sent()).toEqual(['Copper'])
  expect(actor.getSnapshot().can({ type: 'bulkAction.begin', action: 'delete', subjects: [] })).toBe(true)
})

test('ignores a stop during the last call', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { actor, emitted, rests } = begun({ gate: () => promise })
  resolve()
  await waitFor(actor, ({ context }) => context.done.length === 2)
  actor.send({ type: 'bulkAction.stop' })
  await rests()
  expect(emitted.map(({ isComplete }) => isComplete)).toEqual([true])
})
