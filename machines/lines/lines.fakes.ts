import { fakeActors, type Script } from '#machines/fakes.ts'
import { termKeyOf } from '#machines/paste/match.ts'
import type { CatalogueMaterial, LineBody } from '#schemas/trade.ts'
import { pendingLineMachine } from './pending-line.machine.ts'
import { savedLineMachine } from './saved-line.machine.ts'
import type { LineOfRecord } from './saved-line.setup.ts'

export type LineCall = 'createLine' | 'attachLine' | 'updateLine' | 'removeLine'

export const copper: CatalogueMaterial = { name: 'Copper', gwCode: 'GW 53-02', carbonFactor: 3.5 }
export const cardboard: CatalogueMaterial = { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: 1.1418 }
/** Has the same GW code as `copper`. */
const cans: CatalogueMaterial = { name: 'Aluminium cans', gwCode: 'GW 53-02', carbonFactor: 9.11 }

export const loadedLines = [
  { id: 'a', material: copper, weight: 2, value: 30 },
  { id: 'b', material: cardboard, weight: 10, value: 5 },
] as const

/** Returns the materials with the term in their name or GW code. */
export const findInCatalogue = ({ term }: { term: string }): readonly CatalogueMaterial[] =>
  [copper, cans, cardboard].filter(({ name, gwCode }) => termKeyOf(`${name} ${gwCode}`).includes(termKeyOf(term)))

/** Fakes for `savedLineMachine.provide({ actors })`. New lines get the ids `new-1`, `new-2` … */
export function savedLineFakes(script: Script<LineCall> = {}) {
  const { fake, calls } = fakeActors<LineCall>(script)
  let made = 0
  return {
    calls,
    actors: {
      createLine: fake<string, { recordId: string; key: string; line: LineBody }>('createLine', () => {
        made += 1
        return `new-${made}`
      }),
      attachLine: fake<void, { recordId: string; lineId: string }>('attachLine', () => {}),
      updateLine: fake<void, LineOfRecord>('updateLine', () => {}),
      removeLine: fake<void, { id: string }>('removeLine', () => {}),
    },
  }
}

/** Fakes for `pendingLineMachine.provide({ actors })`, with a catalogue of three materials. */
export function pendingLineFakes(script: Script<'find'> = {}) {
  const { fake, calls } = fakeActors<'find'>(script)
  return { calls, actors: { find: fake<readonly CatalogueMaterial[], { term: string }>('find', findInCatalogue) } }
}

/**
 * Fakes for `linesMachine.provide({ actors })`, with a catalogue of three materials. `lookUps` records the calls that
 * look up materials.
 */
export function linesFakes({ failures, hanging, gate }: Script<LineCall | 'find'> = {}) {
  const gated = gate ? { gate } : {}
  const script = {
    ...gated,
    ...(failures ? { failures } : {}),
    hanging: hanging?.filter(src => src !== 'find') ?? [],
  }
  const saving = savedLineFakes(script)
  const pending = pendingLineFakes({
    ...gated,
    ...(failures?.find ? { failures: { find: failures.find } } : {}),
    hanging: hanging?.filter(src => src === 'find') ?? [],
  })
  return {
    calls: saving.calls,
    lookUps: pending.calls,
    actors: {
      savedLine: savedLineMachine.provide({ actors: saving.actors }),
      pendingLine: pendingLineMachine.provide({ actors: pending.actors }),
    },
  }
}
