import { deletionGestures } from './gestures/deletion.gestures.ts'
import { lookUpGestures } from './gestures/look-up.gestures.ts'
import { testScene } from './test-scene.ts'

// From the start, because only the user's typing and pressing open the results.
await testScene('look-up', lookUpGestures, { fromTheStart: true })
await testScene('deletion', deletionGestures)
