import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { delayNames } from '#lab/core/run/delay-names.ts'
import { allManual, type Modes, nextAutomaticStep, slowness } from '#lab/core/run/modes.ts'
import { replay } from '#lab/core/run/replay.ts'
import { type RunStep, stepText } from '#lab/core/run/steps.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { startDrive } from './start-drive.ts'

const open: RunStep = { do: 'send', event: { type: 'lookup.open' } }
const type: RunStep = { do: 'send', event: { type: 'term.type', term: 'Lead' } }
const answer: RunStep = { do: 'answer', src: 'find' }
const change = (key: string): RunStep => ({ do: 'send', event: { type: 'line.change', key, weight: 3 } })
const modes = (some: Partial<Modes>): Modes => ({ ...allManual, ...some })
const slow = modes({ actors: { find: { does: 'slowly' } } })

/** Starts the driver machine at a place. `steps` returns the texts of its run's steps. */
async function driven(
  steps: readonly RunStep[],
  place: { modes: Modes; applied?: number },
  { example, now }: { example?: AnyExample; now?: () => number } = {},
) {
  const machine = example ?? lookupExample
  const input = Object.keys(machine.inputs)[example ? 1 : 0] ?? ''
  const begun = await startDrive(machine, { input, steps, applied: steps.length, ...place }, now)
  return {
    ...begun,
    steps: () => begun.drive.getSnapshot().context.moments.flatMap(({ step }) => (step ? stepText(step) : [])),
    /** Advances the fake clock, so that automatic steps that become due are applied. */
    pass: async (ms: number) => {
      vi.advanceTimersByTime(ms)
      await begun.there()
    },
  }
}

describe('an automatic implementation or delay', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('responds immediately, as a step that is marked as automatic', async () => {
    const { pass, steps, emitted } = await driven([open], { modes: modes({ actors: { find: { does: 'answers' } } }) })
    await pass(0)
    expect(steps()).toEqual(['lookup.open', 'find answers'])
    expect(emitted).toMatchObject([{ isAutomatic: true, place: { steps: [open, answer], applied: 2 } }])
  })

  test.each<[behaviour: string, mode: Modes['actors'][string], pauses: number[], taken: string[]]>([
    ['responds slowly', { does: 'slowly' }, [slowness - 1, 1], ['find answers']],
    ['fails with the chosen problem', { does: 'fails', kind: 'tooMany' }, [0], ['find fails (tooMany)']],
    ['never responds', { does: 'never' }, [1_000_000], []],
  ])('%s', async (_, mode, pauses, taken) => {
    const { pass, steps } = await driven([open], { modes: modes({ actors: { find: mode } }) })
    for (const ms of pauses) {
      expect(steps()).toEqual(['lookup.open'])
      await pass(ms)
    }
    expect(steps()).toEqual(['lookup.open', ...taken])
  })

  test('waits for its time even if a timer is early', async () => {
    const { pass, steps } = await driven(
      [open],
      { modes: modes({ actors: { find: { does: 'slowly' } } }) },
      { now: () => Date.now() - 2 },
    )
    await pass(slowness)
    expect(steps()).toEqual(['lookup.open'])
    await pass(2)
    expect(steps()).toEqual(['lookup.open', 'find answers'])
  })

  test.each([
    { mode: 'real', after: [0, 299, 1] },
    { mode: 'none', after: [0] },
  ] as const)('ends a delay: $mode', async ({ mode, after }) => {
    const { pass, steps } = await driven([type], { modes: modes({ delays: { typingPause: mode } }) })
    const seen: number[] = []
    for (const ms of after) {
      await pass(ms)
      seen.push(steps().length)
    }
    expect(seen).toEqual([...after.slice(1).map(() => 1), 2])
    expect(steps()).toEqual(['term.type', 'typingPause passes'])
  })

  test('takes automatic steps in due order', async () => {
    const { pass, steps } = await driven([type], {
      modes: modes({
        actors: { leisure: { does: 'slowly' }, find: { does: 'slowly' } },
        delays: { typingPause: 'real' },
      }),
    })
    await pass(300)
    await pass(slowness)
    expect(steps()).toEqual(['term.type', 'typingPause passes', 'find answers'])
  })

  test('can be changed while pending, and made manual before it acts', async () => {
    const { goTo, pass, steps } = await driven([open], { modes: allManual })
    await pass(1000)
    await goTo({ modes: slow })
    await goTo({ modes: allManual })
    await pass(slowness)
    expect(steps()).toEqual(['lookup.open'])
    await goTo({ modes: slow })
    await pass(0)
    expect(steps()).toEqual(['lookup.open', 'find answers'])
  })

  test('pauses after undo until the undone steps are dropped', async () => {
    const { goTo, pass, steps } = await driven([open, answer], {
      modes: modes({ actors: { find: { does: 'fails', kind: 'network' } } }),
      applied: 1,
    })
    await pass(1_000_000)
    expect(steps()).toEqual(['lookup.open'])
    await goTo({ steps: [open] })
    await pass(0)
    expect(steps()).toEqual(['lookup.open', 'find fails (network)'])
  })

  test('responds to the older of two calls first', async () => {
    const { pass, steps, emitted } = await driven(
      [change('line-1'), change('line-2')],
      { modes: modes({ actors: { updateLine: { does: 'slowly' } } }) },
      { example: linesExample },
    )
    await pass(0)
    await pass(0)
    await pass(slowness)
    await pass(0)
    const words = ['line-1 › updateLine answers', 'updateLine answers']
    expect(steps()).toEqual(['line.change', 'line.change', ...words])
    expect(emitted.every(({ isAutomatic }) => isAutomatic)).toBe(true)
  })
})

const all = <Mode>(names: readonly string[], mode: Mode) => Object.fromEntries(names.map(name => [name, mode]))

describe.each([...catalogue.values()])('$id', ({ example }) => {
  test.each([{ does: 'answers' }, { does: 'fails', kind: 'server' }] as const)(
    'settles if each implementation $does and delays take no time',
    async mode => {
      const modesOfAll = {
        actors: all(example.actors, mode),
        delays: all(delayNames(example.machine), 'none' as const),
      }
      for (const event of [undefined, ...Object.values(example.events)]) {
        const steps: RunStep[] = event ? [{ do: 'send', event }] : []
        const run = await replay(example, { input: Object.keys(example.inputs)[0] ?? '', steps })
        for (let left = 50; left > 0; left -= 1) {
          const next = nextAutomaticStep(run, modesOfAll)
          if (next) await run.take(next.step)
        }
        expect(nextAutomaticStep(run, modesOfAll)).toBeNull()
        run.actor.stop()
      }
    },
  )
})
