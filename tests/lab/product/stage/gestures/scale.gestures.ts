import type { scaleMachine } from '#machines/scale/scale.machine.ts'
import type { Gestures } from '../gesture.ts'
import type { Person } from '../person.ts'

const byPort = 'sent by the serial port'

/** Opens the menu of a connected scale. */
const openMenu = async ({ press }: Person) =>
  (await press('button', 'Scale connected')) || press('button', 'Connecting scale…')

export const scaleGestures: Gestures<typeof scaleMachine> = {
  'port.choose': { by: ({ press }) => press('button', 'Connect scale') },
  'port.appeared': byPort,
  'port.opened': byPort,
  'port.lost': byPort,
  'port.failed': byPort,
  'weight.read': byPort,
  'port.close': {
    by: async person => (await openMenu(person)) && (await person.pressNext('option', 'Disconnect scale')),
  },
  'settings.changed': {
    by: async person => (await openMenu(person)) && (await person.pressNext('option', '4800')),
  },
  'weight.capture': { by: async ({ press }) => (await press('button', 'Take gross')) || press('button', 'Take tare') },
  'weight.resume': 'sent by the weight field of a held load',
  'weight.discard': 'sent by the weight field when the user types in it',
}
