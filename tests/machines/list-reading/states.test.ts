import { listReadingExample } from '#machines/list-reading/list-reading.example.ts'
import { somePageRead } from '#machines/list-reading/list-reading.fakes.ts'
import { hung, testStates } from '../state-table.ts'

const { events } = listReadingExample
const begin = events['reading.begin']
const stop = events['reading.stop']
const fail = events['page.failed']
const only = { type: 'page.read', page: somePageRead([]) } as const
const whileReading = ['reading.begin', 'reading.stop', 'page.read', 'page.failed'] as const
const whileHalted = ['reading.begin', 'reading.goOn', 'reading.discard'] as const

testStates(listReadingExample.machine(hung), {
  events,
  states: {
    idle: { way: [], takes: ['reading.begin'] },
    'idle, after its pages were discarded': { way: [begin, fail, events['reading.discard']], takes: ['reading.begin'] },
    reading: { way: [begin], takes: [...whileReading] },
    'reading, with a page': { way: [begin, events['page.read']], takes: [...whileReading] },
    'reading, from where it was': { way: [begin, stop, events['reading.goOn']], takes: [...whileReading] },
    stopped: { way: [begin, stop], takes: [...whileHalted] },
    failed: { way: [begin, fail], takes: [...whileHalted] },
    done: { way: [begin, only], takes: ['reading.begin'] },
  },
})
