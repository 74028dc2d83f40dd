import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { FakeScript } from '#lab/core/run/any-example.ts'
import { allExamples } from '#tools/all-examples.ts'
import { drive } from './machines/drive.ts'
import { entry } from './machines/entry.ts'
import { isSumOf } from './machines/exact-sum.ts'
import { allEntries } from './machines/registry.ts'
import { countOf } from './report.ts'

type Event = { type: 'go' | 'trap' | 'throw' }

/** A machine that saves on `go`, once or twice at the same time, with the faults of its start. */
const faulty = (start: { isTrap?: boolean; isThrowing?: boolean; isTwice?: boolean }) => {
  const example = {
    actors: ['save'],
    inputs: { start: undefined },
    events: { go: { type: 'go' }, trap: { type: 'trap' }, throw: { type: 'throw' } },
    fakes: ({ gate = () => Promise.resolve() }: FakeScript) => ({
      actors: { save: fromPromise(({ signal, self }) => gate({ src: 'save', input: 1, signal }, self)) },
    }),
    machine: setup({
      types: { events: {} as Event },
      actors: { save: fromPromise(() => Promise.resolve()) },
      actions: {
        fail: assign(() => {
          throw new Error('thrown in an action')
        }),
      },
    }).createMachine({
      initial: 'idle',
      states: {
        idle: {
          on: {
            go: 'saving',
            ...(start.isTrap ? { trap: 'trapped' } : {}),
            ...(start.isThrowing ? { throw: { actions: 'fail' } } : {}),
          },
        },
        saving: {
          invoke: [
            { src: 'save', onDone: 'idle', onError: 'idle' },
            ...(start.isTwice ? [{ src: 'save' as const, id: 'second', onError: 'idle' }] : []),
          ],
        },
        trapped: {},
      },
    }),
  }
  return entry(example, { exits: ['go'], writes: () => 'it' })
}

const brokenBy = async (start: Parameters<typeof faulty>[0]) =>
  (await drive(faulty(start), 500, 7)).misses.map(({ invariant }) => invariant)

describe('Random events', () => {
  test('find no fault in a correct machine', async () => {
    const { events, misses } = await drive(faulty({}), 500, 7)
    expect(misses).toEqual([])
    expect(events).toBeGreaterThanOrEqual(500)
  })

  test.for([
    ['a state without an exit', { isTrap: true }, 'an exit'],
    ['an error that is thrown', { isThrowing: true }, 'no throw'],
    ['two writes at once', { isTwice: true }, 'one write'],
  ] as const)('find %s', async ([, start, invariant]) => {
    expect(await brokenBy(start)).toContain(invariant)
  })

  test('are the same with the same seed', async () => {
    const [one, other] = [await drive(faulty({ isTrap: true }), 200, 3), await drive(faulty({ isTrap: true }), 200, 3)]
    expect(one).toEqual(other)
  })

  test('drive every machine', async () => {
    const driven = (await allEntries()).map(({ example }) => example)
    for (const { example } of await allExamples()) expect(driven).toContain(example)
  })
})

describe('The sum of products', () => {
  test.for([
    ['0.3', true],
    ['0.30000000000000004', false],
    ['.3', true],
  ] as const)('of 0.1 × 1 and 0.2 × 1 is %s: %s', ([sum, isRight]) => {
    const products = [
      [0.1, 1],
      [0.2, 1],
    ] as const
    expect(isSumOf(sum, products)).toBe(isRight)
  })

  test('is exact for the smallest and the largest numbers', () => {
    expect(isSumOf('1', [[5e-324, 1]])).toBe(false)
    expect(isSumOf('-2e+21', [[-1e21, 2]])).toBe(true)
  })
})

test('a table counts held and missed cells only', () => {
  const place = { row: 'a', column: 'b' }
  const cells = [
    { ...place, state: 'held' },
    { ...place, state: 'missed', seen: 'this' },
    { ...place, state: 'without', why: 'that' },
  ] as const
  expect(countOf({ title: '', cells })).toEqual({ passed: 1, failed: 1 })
})
