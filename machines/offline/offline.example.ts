import { example } from '#machines/example.ts'
import { offlineFakes, someOfflineData } from './offline.fakes.ts'
import { offlineMachine } from './offline.machine.ts'

export const offlineExample = example({
  machine: offlineMachine,
  fakes: script => offlineFakes(script),
  actors: ['load', 'store', 'clear', 'keep', 'due'],
  inputs: { 'a verified user': undefined },
  events: {
    'offline.turnOn': { type: 'offline.turnOn' },
    'offline.turnOff': { type: 'offline.turnOff' },
    'data.refresh': { type: 'data.refresh' },
    'data.reload': { type: 'data.reload' },
    'storage.keep': { type: 'storage.keep' },
  },
  otherAnswers: { load: { 'stored data': someOfflineData } },
})
