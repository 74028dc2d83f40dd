import { example } from '#machines/example.ts'
import { backgroundFakes } from './background.fakes.ts'
import { backgroundMachine } from './background.machine.ts'

type Work = { subject: string }

/** Lists no actors, because a script cannot delay callback actors. `follow` sends `work.finished`. */
export const backgroundExample = example({
  machine: backgroundMachine<Work>(),
  fakes: () => backgroundFakes<Work>(),
  actors: [],
  inputs: { 'no work under way': undefined },
  events: {
    'work.adopt': { type: 'work.adopt', work: { subject: 'transaction-1' } },
    'work.finished': { type: 'work.finished', id: 'work-1' },
  },
})
