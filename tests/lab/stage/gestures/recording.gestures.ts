import { screen } from '@testing-library/react'
import type { recordingMachine } from '#machines/recording/recording.machine.ts'
import type { Gestures } from '../gesture.ts'

const labels = { list: 'Record transaction', next: 'Record and start next' } as const

export const recordingGestures: Gestures<typeof recordingMachine> = {
  'afterwards.choose': {
    by: async ({ press, user }, { afterwards }) => {
      if (!(await press('button', 'What follows'))) return false
      await user.click(await screen.findByRole('menuitemradio', { name: labels[afterwards] }))
      return true
    },
  },
  'trade.recorded': 'the form of the transaction tells of it',
}
