import { scaleGestures } from './gestures/scale.gestures.ts'
import { testScene } from './test-scene.ts'

// From the start, because the settings of the port are stored in the browser.
await testScene('scale', scaleGestures, { fromTheStart: true })
