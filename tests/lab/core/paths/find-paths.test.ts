import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import { allParts } from '#lab/core/paths/parts.ts'
import { stepText } from '#lab/core/run/steps.ts'
import { someMachines } from '#tests/lab/core/machines.ts'
import { barrierExample } from './barrier.ts'

/** Limit above the number of runs that all paths require. */
const enough = { runs: 150 }

const wordsOf = async (...args: Parameters<typeof findPaths>) => {
  const { paths } = await findPaths(...args)
  return paths.map(({ steps, value }) => [...steps.map(stepText), `→ ${JSON.stringify(value)}`].join(', '))
}

describe('paths through a machine', () => {
  test('cover results, failures, delays, children and counting guards, shortest first', async () => {
    expect(await wordsOf(barrierExample, enough)).toEqual([
      'barrier.wave, → "shut"',
      'card.show, → "shut"',
      'card.show, ask fails (server), → "broken"',
      'card.show, ask fails (forbidden), → "shut"',
      'card.show, ask answers, passage passes, → "shut"',
      'barrier.light, light answers, barrier.wave, → "open"',
      'card.show, ask answers (no), card.show, ask fails (forbidden), → "blocked"',
    ])
  })

  test('cover all reachable parts', async () => {
    const { parts, covered } = await findPaths(barrierExample, enough)
    const all = allParts(parts)
    expect(all.filter(part => !covered.has(part))).toEqual(['forgotten'])
    expect([...covered].filter(part => !all.includes(part))).toEqual([])
  })

  test('need every distinct payload and result', async () => {
    const { otherEvents: _events, otherAnswers: _answers, ...plain } = barrierExample
    const { parts, covered } = await findPaths(plain, enough)
    const missing = (names: readonly string[]) => names.filter(name => !covered.has(name))
    expect(missing(parts.transitions)).toEqual(['checking: ask answers else → shut'])
    expect(missing(parts.outcomes)).toEqual(['isValid refuses', 'isAllowed refuses'])
  })

  test('end their search when the rest is unreachable', async () => {
    const [first] = (await findPaths(barrierExample, { runs: 1 })).paths
    const { parts } = await findPaths(barrierExample, { runs: 1 })
    const all = allParts(parts)
    const unreachable = Object.fromEntries(all.map(part => [part, 'it is not looked for']))
    expect((await findPaths({ ...barrierExample, unreachable })).paths).toEqual([first])
  })

  test('end their search after the maximum number of runs', async () => {
    expect(await wordsOf(barrierExample, { runs: 1 })).toEqual(['→ "shut"'])
  })

  test.each([
    ['the machine needs an input', openMachine(someMachines.order), {}, 'The machine needs an input.'],
    ['the machine has an input', openMachine(someMachines.order), { inputs: ['no input', '{"limit":2}'] }, undefined],
    ['nothing can happen', openMachine(createMachine({})), {}, 'The machine takes no event, call or delay.'],
    ['the limit is reached', barrierExample, { runs: 1 }, 'The search reached its limit of 1 runs.'],
    [
      'a part is unreachable',
      openMachine(createMachine({ on: { a: '.b' }, initial: 'b', states: { b: {}, c: {} } })),
      {},
      undefined,
    ],
  ] as const)('state why they are incomplete if %s', async (_, example, options, note) => {
    expect(await findPaths(example, options)).toMatchObject({ note })
  })
})
