import { fakeActors, type Script } from '#machines/fakes.ts'
import { findInCatalogue } from '#machines/lines/lines.fakes.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Fakes for `pasteMachine.provide({ actors })`, with a catalogue of three materials. */
export function pasteFakes(script: Script<'find'> = {}) {
  const { fake, calls } = fakeActors<'find'>(script)
  const find = fake<readonly CatalogueMaterial[], { term: string }>('find', findInCatalogue)
  return { calls, actors: { find } }
}
