import type { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import type { Gestures } from '../gesture.ts'

export const deletionGestures: Gestures<ReturnType<typeof confirmationMachine<string>>> = {
  'confirmation.open': { by: ({ press }, { subject }) => press('button', `Delete ${subject}`) },
  'phrase.type': { by: ({ fill }, { text }) => fill('Type I confirm', text) },
  'confirmation.confirm': { by: ({ press }) => press('button', 'Confirm') },
  'confirmation.cancel': { by: ({ press }) => press('button', 'Cancel') },
}
