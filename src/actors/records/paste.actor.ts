import type { Api } from '#api/api.ts'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import { findingMaterials } from './catalogue.ts'

export const calledPasteMachine = (materials: Api['materials']) =>
  pasteMachine.provide({
    actors: {
      find: findingMaterials(materials),
    },
  })
