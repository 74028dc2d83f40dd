import { fakeSlots, type Script } from '#machines/fakes.ts'
import type { LineBody } from '#schemas/trade.ts'
import type { CatalogueMaterial } from './lines.types.ts'
import { savedLineMachine } from './saved-line.machine.ts'

export type LineSlot = 'createLine' | 'attachLine' | 'updateLine' | 'removeLine'

export const copper: CatalogueMaterial = { name: 'Copper', gwCode: 'GW 53-02', carbonFactor: 3.5 }
export const cardboard: CatalogueMaterial = { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: 1.1418 }

/** Filled slots for `savedLineMachine.provide({ actors })`. The server numbers new lines `new-1`, `new-2` … */
export function savedLineFakes(script: Script<LineSlot> = {}) {
  const { slot, calls } = fakeSlots<LineSlot>(script)
  let made = 0
  return {
    calls,
    actors: {
      createLine: slot<string, { recordId: string; line: LineBody }>('createLine', () => {
        made += 1
        return `new-${made}`
      }),
      attachLine: slot<void, { recordId: string; lineId: string }>('attachLine', () => {}),
      updateLine: slot<void, { id: string; weight: number; value: number }>('updateLine', () => {}),
      removeLine: slot<void, { id: string }>('removeLine', () => {}),
    },
  }
}

/** Filled slots for `linesMachine.provide({ actors })`: lines of a saved record save themselves with fakes. */
export function linesFakes(script: Script<LineSlot> = {}) {
  const { calls, actors } = savedLineFakes(script)
  return { calls, actors: { savedLine: savedLineMachine.provide({ actors }) } }
}
