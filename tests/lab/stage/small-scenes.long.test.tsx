import { deletionGestures } from './gestures/deletion.gestures.ts'
import { lookUpGestures } from './gestures/look-up.gestures.ts'
import { testScene } from './test-scene.ts'

// Nothing but typing and pressing opens what is found.
await testScene('look-up', lookUpGestures, { fromTheStart: true })
await testScene('deletion', deletionGestures)
