import { example } from '#machines/example.ts'
import { siftFakes } from './sift.fakes.ts'
import { siftMachine } from './sift.machine.ts'

const user = (name: string) => ({ id: name, name })

export const siftExample = example({
  machine: script =>
    siftMachine<{ id: string; name: string }>().provide({
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
})
