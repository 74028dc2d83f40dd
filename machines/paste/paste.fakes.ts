import { fakeSlots, type Script } from '#machines/fakes.ts'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import type { CatalogueMaterial } from '#machines/lines/lines.types.ts'
import { keyOf } from './match.ts'

/** Has the same GW code as `copper`. */
const cans: CatalogueMaterial = { name: 'Aluminium cans', gwCode: 'GW 53-02', carbonFactor: 9.11 }

const catalogue = [copper, cans, cardboard]

/** Filled slots for `pasteMachine.provide({ actors })`: a catalogue of three, found by a part of name or GW code. */
export function pasteFakes(script: Script<'find'> = {}) {
  const { slot, calls } = fakeSlots<'find'>(script)
  const find = slot<readonly CatalogueMaterial[], { term: string }>('find', ({ term }) =>
    catalogue.filter(({ name, gwCode }) => keyOf(`${name} ${gwCode}`).includes(keyOf(term))),
  )
  return { calls, actors: { find } }
}
