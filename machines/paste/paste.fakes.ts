import { fakeSlots, type Script } from '#machines/fakes.ts'
import { findInCatalogue } from '#machines/lines/lines.fakes.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Fakes for `pasteMachine.provide({ actors })`, with a catalogue of three materials. */
export function pasteFakes(script: Script<'find'> = {}) {
  const { slot, calls } = fakeSlots<'find'>(script)
  const find = slot<readonly CatalogueMaterial[], { term: string }>('find', findInCatalogue)
  return { calls, actors: { find } }
}
