import { example } from '#machines/example.ts'
import { siftFakes } from './sift.fakes.ts'
import { siftMachine } from './sift.machine.ts'

const user = (name: string) => ({ id: name, name, username: `${name.toLowerCase()}@umhlangametals.example` })

export const siftExample = example({
  machine: script =>
    siftMachine<ReturnType<typeof user>>().provide({
      actors: siftFakes({
        fitting: [
          [user('Naledi'), user('Sipho')],
          [user('Sipho'), user('Thandi')],
        ],
        ...script,
      }).actors,
    }),
  slots: ['readPage'],
  inputs: { 'who holds a role': undefined },
  events: {
    'sift.begin': { type: 'sift.begin' },
    'sift.stop': { type: 'sift.stop' },
    'sift.goOn': { type: 'sift.goOn' },
  },
  otherAnswers: { readPage: { 'the only page, with nobody who fits': { fitting: [], pages: 1 } } },
})
