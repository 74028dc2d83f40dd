import { fromPromise } from 'xstate'
import type { Api } from '#api/api.ts'
import { findMaterials } from '#api/find-materials.ts'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** The paste machine with the look-ups of the catalogue. */
export const calledPasteMachine = (materials: Api['materials']) =>
  pasteMachine.provide({
    actors: {
      find: fromPromise<readonly CatalogueMaterial[], { term: string }>(({ input: { term }, signal }) =>
        findMaterials(materials.list, term, signal),
      ),
    },
  })
