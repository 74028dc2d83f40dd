import { backgroundFakes } from '#machines/background/background.fakes.ts'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import { testStates } from '../state-table.ts'

type Work = { subject: string }
const adopt = { type: 'work.adopt', work: { subject: '7' } } as const
const finished = { type: 'work.finished', id: 'work-1' } as const

const { actors } = backgroundFakes<Work>()

testStates(backgroundMachine<Work>().provide({ actors }), {
  events: { 'work.adopt': adopt, 'work.finished': finished },
  states: {
    idle: { way: [], takes: ['work.adopt'] },
    working: { way: [adopt], takes: ['work.adopt', 'work.finished'] },
    'idle, after all work is done': { way: [adopt, finished], takes: ['work.adopt'] },
  },
})
