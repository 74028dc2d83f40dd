import { backgroundExample } from '#machines/background/background.example.ts'
import { hung, testStates } from '../state-table.ts'

const { events } = backgroundExample
const { 'work.adopt': adopt, 'work.finished': finished } = events

testStates(backgroundExample.machine(hung), {
  events,
  states: {
    idle: { way: [], takes: ['work.adopt'] },
    working: { way: [adopt], takes: ['work.adopt', 'work.finished'] },
    'idle, after all work is done': { way: [adopt, finished], takes: ['work.adopt'] },
  },
})
