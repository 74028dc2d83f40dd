import { overviewGestures } from './gestures/overview.gestures.ts'
import { testScene } from './test-scene.ts'

// Where a person is, and for which period, is told by the way there.
await testScene('overview', overviewGestures, { fromTheStart: true })
