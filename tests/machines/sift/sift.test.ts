import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { siftFakes } from '#machines/sift/sift.fakes.ts'
import { siftMachine } from '#machines/sift/sift.machine.ts'
import { settled } from '../support.ts'

type Row = { id: string }
const row = (id: string): Row => ({ id })
const pages = [[row('a'), row('b')], [], [row('b'), row('c')]]

async function begun(script: Partial<Parameters<typeof siftFakes<Row>>[0]> = {}) {
  const { actors, calls } = siftFakes<Row>({ fitting: pages, ...script })
  const actor = createActor(siftMachine<Row>().provide({ actors })).start()
  actor.send({ type: 'sift.begin' })
  await settled()
  return {
    actor,
    calls,
    asked: () => calls.map(({ input }) => (input as { page: number }).page),
    found: () => actor.getSnapshot().context.found.map(({ id }) => id),
    has: (tag: 'reading' | 'stopped' | 'failed' | 'done') => actor.getSnapshot().hasTag(tag),
  }
}

test('All pages are read, one after the other, and what is on two of them is found once', async () => {
  const { asked, found, has } = await begun()
  expect(has('done')).toBe(true)
  expect(asked()).toEqual([1, 2, 3])
  expect(found()).toEqual(['a', 'b', 'c'])
})

test('Stopping calls off the page that is under way and keeps what was found; going on reads it again', async () => {
  let uses = 0
  const { actor, asked, calls, found, has } = await begun({
    gate: () => ((uses += 1) === 2 ? new Promise(() => {}) : Promise.resolve()),
  })
  actor.send({ type: 'sift.stop' })
  expect(calls[1]?.signal.aborted).toBe(true)
  expect(has('stopped')).toBe(true)
  expect(found()).toEqual(['a', 'b'])
  actor.send({ type: 'sift.goOn' })
  await settled()
  expect(asked()).toEqual([1, 2, 2, 3])
  expect(has('done')).toBe(true)
})

test('A page that fails says why, and is read again by going on', async () => {
  const problem = someProblem('network')
  const { actor, asked, found, has } = await begun({ failures: { readPage: [null, problem] } })
  expect(has('failed')).toBe(true)
  expect(actor.getSnapshot().context.problem).toBe(problem)
  actor.send({ type: 'sift.goOn' })
  expect(actor.getSnapshot().context.problem).toBeNull()
  await settled()
  expect(asked()).toEqual([1, 2, 2, 3])
  expect(found()).toEqual(['a', 'b', 'c'])
})

test('Beginning again forgets what was found', async () => {
  const { actor, asked, found } = await begun()
  actor.send({ type: 'sift.begin' })
  expect(found()).toEqual([])
  await settled()
  expect(asked()).toEqual([1, 2, 3, 1, 2, 3])
  expect(found()).toEqual(['a', 'b', 'c'])
})

test('A slot readPage that nobody filled is a fault of the app, and shown', async () => {
  const actor = createActor(siftMachine<Row>()).start()
  actor.send({ type: 'sift.begin' })
  await settled()
  expect(actor.getSnapshot().context.problem?.message).toBe('slot readPage of machine sift is not filled')
})

test('keeps the rows that cannot be read, each once', async () => {
  const unreadable = [{ id: 'x', name: 'Sipho', createdAt: null, reason: 'type is "manager"' }]
  const { actor } = await begun({ gate: () => Promise.resolve({ output: { fitting: [], unreadable, pages: 2 } }) })
  expect(actor.getSnapshot().context.unreadable).toEqual(unreadable)
})
