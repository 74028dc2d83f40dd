import type { RunStep } from '#lab/core/run/steps.ts'
import { overviewGestures } from './gestures/overview.gestures.ts'
import { testScene } from './test-scene.ts'

const input = 'the last 12 months'
const send = (type: string): RunStep => ({ do: 'send', event: { type } })
const opens = send('screen.opened')

await testScene('overview', overviewGestures, {
  // Earlier user actions matter, because the URL contains the screen and its period.
  fromTheStart: true,
  more: [
    { input, steps: [opens, { do: 'answer', src: 'readPages', as: 'a list of six pages' }, send('reading.stop')] },
    { input, steps: [opens, { do: 'answer', src: 'readPages' }, send('screen.left'), opens] },
  ],
})
